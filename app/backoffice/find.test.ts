import { describe, expect, test } from 'vitest'
import { findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { listRowIds } from '#areas/lists/row-store.server.ts'
import { pseudonymizeMember } from '#areas/profile/store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'
import type { FoundIn } from './find.server.ts'
import { LISTS } from './lists/lists.server.ts'

/** The search over the whole desk, asked as the palette asks it. */
const club = useClub()
const NOTHING_ASKED = { words: [], conditions: [], isBroken: false }

async function find(words: string, who: number = STAFF.administrator): Promise<FoundIn[]> {
  const url = `/redazione/trova?${new URLSearchParams({ cerca: words })}`
  return (await club.app.inject({ url, headers: await club.cookieOf(who) })).json()
}
const one = async (sql: string) => Object.values((await club.database.pool.query(sql)).rows[0] ?? {}).map(String)
const waysIn = (found: readonly FoundIn[]) => found.flatMap(({ rows }) => rows.map(({ to }) => to))

describe('[DSK-006] an exact code stands first, alone', () => {
  const CODES: Record<string, readonly [sql: string, place: string]> = {
    'a username': [`select ${VISITORS.PREMIUM}::text as code, '${VISITORS.PREMIUM}' as id`, 'iscritti'],
    'a client code': [`select client_code, username::text from members where username = ${VISITORS.TRIAL}`, 'iscritti'],
    'a fiscal code': [
      'select d.fiscal_code, m.username::text from member_details d join members m on m.id = d.member_id where d.fiscal_code is not null limit 1',
      'iscritti',
    ],
    'the number of an order': [
      `select year || '/' || lpad(number::text, 6, '0'), id::text from orders order by created_at limit 1`,
      'ordini',
    ],
    'the number of an invoice': [
      `select number || '/' || year, order_id::text from invoices where number is not null and order_id is not null limit 1`,
      'ordini',
    ],
    'the code of a certificate': ['select code, code as id from certificates limit 1', 'attestati'],
    'the number of an ECM event': [
      'select event_id::text, id::text from courses group by event_id, id having (select count(*) from courses c where c.event_id = courses.event_id) = 1 limit 1',
      'corsi',
    ],
  }

  test.each(Object.entries(CODES))('%s', async (_name, [sql, place]) => {
    const [code = '', id] = await one(sql)
    for (const typed of [code, code.toLowerCase()]) {
      const found = await find(typed)
      expect(found.map(({ title }) => title)).toEqual([`Con il codice «${typed}»`])
      expect(waysIn(found)).toEqual([`/redazione/${place}/${id}`])
    }
    const [bare] = await find(`${code.slice(0, -1)}§`)
    expect(bare?.title.startsWith('Con il codice')).not.toBe(true)
  })

  test('also where many others hold its letters, and not of somebody who has left', async () => {
    const { db, pool } = club.database
    const { clientCode } = (await findMemberByUsername(db, VISITORS.PREMIUM ?? 0)) ?? { clientCode: '' }
    for (let at = 0; at < 7; at += 1)
      await makeMember(db, {
        now: club.clock.now(),
        person: { surname: `Omonimo${clientCode}`, name: `N${at} ${VISITORS.PREMIUM}` },
      })
    for (const code of [clientCode, String(VISITORS.PREMIUM)])
      expect(waysIn(await find(code)), code).toEqual([`/redazione/iscritti/${VISITORS.PREMIUM}`])
    const gone = await makeMember(db, { now: club.clock.now(), person: { surname: 'Partita' } })
    const { rows } = await pool.query('select username, client_code from members where id = $1', [gone])
    const [{ username, client_code: code }] = rows
    expect(waysIn(await find(String(username)))).toEqual([`/redazione/iscritti/${username}`])
    await pseudonymizeMember(db, gone, club.clock.now())
    for (const typed of [String(username), code])
      expect(waysIn(await find(typed)), typed).not.toContain(`/redazione/iscritti/${username}`)
  })
})

test('[DSK-006] then people, then the rest, five of a kind and the way to all of them', async () => {
  const { db } = club.database
  const now = club.clock.now()
  for (let at = 0; at < 11; at += 1) await makeMember(db, { now, person: { surname: 'Calendariotti', name: `N${at}` } })
  const found = await find('calendario')
  const [people, places] = found
  expect([people?.title, people?.rows.length, people?.total, people?.allWords]).toEqual([
    'Iscritti',
    5,
    11,
    'Tutti gli 11 iscritti',
  ])
  expect(places?.rows.map(({ to }) => to)).toContain('/redazione/calendario')
  const listed = await club.app.inject({ url: people?.all ?? '', headers: await club.cookieOf(STAFF.administrator) })
  expect(documentOf(listed.body).querySelectorAll('tbody tr')).toHaveLength(11)
  await makeMember(db, { now, person: { surname: 'Calendariotti', name: 'Ultimo' } })
  expect((await find('calendario'))[0]?.allWords).toBe('Tutti i 12 iscritti')
  for (const { rows } of await find('an')) expect(rows.length).toBeLessThanOrEqual(5)
})

test('[DSK-006] places, acts and things of every list are found from the second letter, plans too', async () => {
  expect(await find('p')).toEqual([])
  const ways = async (words: string) => waysIn(await find(words))
  expect(await ways('nuovo contenuto')).toContain('/redazione/contenuti/nuovo')
  expect(await ways('importa iscritti')).toContain('/redazione/iscritti/importa')
  expect(await ways('pi')).toContain('/redazione/piani')
  const [name = '', id] = await one('select name, id from products limit 1')
  expect(await ways(name)).toContain(`/redazione/piani/${id}`)
})

const UNFOUND = [
  ...['lavori', 'cestino-', 'file-usciti', 'azioni', 'importazioni'],
  // Their things are orders, courses, contents and people, which are found as such.
  ...['fatture-elettroniche', 'eventi-ecm', 'contenuti-da-scaricare', 'squadra'],
]

test('[DSK-006] every list of the desk is searched, each as its own page is', async () => {
  const { db, pool } = club.database
  const now = club.clock.now()
  const { rows } = await pool.query('select id from members where username = $1', [STAFF.administrator])
  const staff = (await findViewerByMemberId(db, rows[0].id, now))?.member
  if (!staff) throw new Error('There is no administrator.')
  let looked = 0
  for (const { name, listFor } of LISTS) {
    const list = await listFor(staff, { db, now })
    const order = { order: list.usual, limit: 1, offset: 0 }
    const [row] = await list.rowsOf(db, await listRowIds(db, list, NOTHING_ASKED, now, order), now)
    // What has no page of its own, or is a note of what was done, is found in its list.
    if (!row || UNFOUND.some((each) => name.startsWith(each))) continue
    const words = (list.columns[0]?.says(row) ?? '').split(' ').slice(0, 3).join(' ')
    const ways = (await find(words)).map(({ all, title }) => `${all} ${title}`).join()
    expect(ways.includes(list.path) || ways.includes('Con il codice'), `${name}: ${words}`).toBe(true)
    looked += 1
  }
  expect(looked).toBeGreaterThan(15)
})

test('[DSK-006] whoever may not enter a list finds nothing of it, not even by its code', async () => {
  const [code = ''] = await one('select code from certificates limit 1')
  expect(waysIn(await find(code, STAFF.editor))).toEqual([])
  expect(waysIn(await find(String(VISITORS.PREMIUM), STAFF.editor)).join()).not.toContain('/redazione/iscritti')
  for (const who of [VISITORS.PREMIUM, null]) {
    const answer = await club.app.inject({ url: '/redazione/trova?cerca=1003', headers: await club.cookieOf(who) })
    expect(answer.statusCode).not.toBe(200)
  }
})

test('[DSK-006] without scripts the bar is a search, whose page says the same', async () => {
  const headers = await club.cookieOf(STAFF.administrator)
  const page = documentOf((await club.app.inject({ url: '/redazione/ordini', headers })).body)
  const form = page.querySelector('header form[role=search]')
  expect(form?.getAttribute('action')).toBe('/redazione')
  const field = form?.querySelector('input')?.getAttribute('name') ?? ''
  const { body } = await club.app.inject({ url: `/redazione?${field}=${VISITORS.PREMIUM}`, headers })
  const ways = [...documentOf(body).querySelectorAll('main li a')].map((link) => link.getAttribute('href'))
  expect(ways).toEqual([`/redazione/iscritti/${VISITORS.PREMIUM}`])
})
