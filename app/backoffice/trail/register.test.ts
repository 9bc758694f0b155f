import { beforeAll, describe, expect, test } from 'vitest'
import { insertOwnRole } from '#areas/audience/role-store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { setRole } from '../../../tests/support/roles.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'

const club = useClub()
const REGISTER = '/redazione/registro'
const READER = 1001
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows
const open = async (url: string, who: number = STAFF.administrator) => {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(who) })
  return { status: statusCode, body, page: documentOf(body) }
}

type Thing = { thing: string; id: string; page: string; title: string; name: string; what: string }
let things: Thing[] = []
let actorId = ''
const at = new Date('2026-03-05T10:00:00Z')

/** One of each thing that has a page of its own, and a line about it. */
beforeAll(async () => {
  const { db } = club.database
  actorId = (await query('select id from members where username = $1', [STAFF.operator]))[0].id
  const segment = await query(
    `insert into segments (name, key, groups, owner_id, updated_at) values ('Prova', 'prova', '{}', $1, now()) returning id`,
    [actorId],
  )
  const role = await insertOwnRole(db, { name: 'Solo registro', permissions: ['trail.read'] })
  const own = async (statement: string) => String(Object.values((await query(statement))[0])[0])
  const [page] = await query("select id, path from pages where path = '/telemedicina'")
  const [item] = await query('select id, slug from content_items where withdrawn_at is null order by slug limit 1')
  const [invoice] = await query('select id, order_id from invoices order by id limit 1')
  const order = await own(`select id from orders where id <> '${invoice.order_id}' order by id limit 1`)
  const code = await own('select code from certificates order by code limit 1')
  const course = await own('select id from courses order by id limit 1')
  const request = await own('select id from leads order by id limit 1')
  const legal = await own('select id from legal_cases order by id limit 1')
  const shop = await own('select id from convention_shops order by id limit 1')
  things = [
    ['order', order, `/redazione/ordini/${order}`, 'ordine', 'viewed'],
    ['invoice', invoice.id, `/redazione/ordini/${invoice.order_id}`, 'ordine', 'transfer-confirmed'],
    ['content', item.slug, `/redazione/contenuti/${item.id}`, 'contenuto', 'published'],
    ['page', page.path, `/redazione/pagine/${page.id}`, 'pagina', 'published'],
    ['certificate', code, `/redazione/attestati/${code}`, 'attestato', 'revoked'],
    ['course', course, `/redazione/corsi/${course}`, 'corso', 'withdrawn'],
    ['request', request, `/redazione/richieste/${request}`, 'richiesta', 'closed'],
    ['case', legal, `/redazione/cause/${legal}`, 'causa', 'closed'],
    ['product', 'professione', '/redazione/piani/professione', 'piano', 'prices'],
    ['segment', segment[0].id, `/redazione/segmenti/${segment[0].id}`, 'segmento', 'corrected'],
    ['role', role, `/redazione/squadra/ruoli/${role}`, 'ruolo', 'corrected'],
    ['shop', shop, `/redazione/convenzioni/negozi/${shop}`, 'negozio', 'corrected'],
  ].map(([thing = '', id = '', address = '', title = '', what = '']) => ({
    thing,
    id,
    page: address,
    title,
    what,
    name: `Prova ${thing}`,
  }))
  for (const { thing, id, what, name } of things)
    await recordTrail(db, {
      at,
      kind: 'record-edited',
      actorId,
      done: { record: thing, id, what: what as 'corrected' },
      name,
      changes: [{ field: `Campo di ${thing}`, from: 'uno', to: 'due' }],
    })
  await setRole(db, (await query('select id from members where username = $1', [READER]))[0].id, role)
})

describe('[DSK-054] each thing has its own history on its page', () => {
  test.each([
    'order',
    'invoice',
    'page',
    'certificate',
    'course',
    'request',
    'case',
    'product',
    'segment',
    'role',
    'shop',
  ])('%s', async (kind) => {
    const found = things.find(({ thing }) => thing === kind)
    const address = kind === 'page' ? `${found?.page}/versioni` : (found?.page ?? '')
    const { page } = await open(address)
    const heading = [...page.querySelectorAll('h2')].find((each) => each.textContent?.startsWith('Storia di quest'))
    expect(heading?.textContent).toMatch(new RegExp(`^Storia di quest[oa] ${found?.title}$`))
    const told = heading?.parentElement?.textContent ?? ''
    expect(told).toContain(`Campo di ${kind}: uno → due`)
    for (const other of things.filter(({ thing }) => thing !== kind))
      expect(told).not.toContain(`Campo di ${other.thing}:`)
  })

  test('content, by its versions', async () => {
    const found = things.find(({ thing }) => thing === 'content')
    const headers = {
      ...(await club.cookieOf(STAFF.administrator)),
      origin: club.env.publicOrigin,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const url = found?.page ?? ''
    const done = await club.app.inject({ method: 'POST', url, headers, payload: 'act=withdraw&seen=0' })
    expect(done.statusCode).toBe(302)
    const history = [...(await open(url)).page.querySelectorAll('section')].find((each) =>
      each.querySelector('h2')?.textContent?.startsWith('Storia di questo contenuto'),
    )
    expect(history?.textContent).toContain('Ritirato')
  })
})

describe('the register', () => {
  const rowsOf = async (search: string) =>
    [...(await open(`${REGISTER}?${search}`)).page.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')

  test('[DSK-052] leads to each thing while it is there, and names it for ever', async () => {
    const { page } = await open(`${REGISTER}?dal=2026-03-05&al=2026-03-05`)
    const links = [...page.querySelectorAll('tbody a')].map((a) => [a.textContent, a.getAttribute('href')])
    for (const { name, page: to } of things) expect(links).toContainEqual([expect.stringContaining(name), to])
    const segment = things.find(({ thing }) => thing === 'segment')
    await query('delete from segments where id = $1', [segment?.id])
    const after = await open(`${REGISTER}?dal=2026-03-05&al=2026-03-05`)
    expect(after.body).toContain('Segmento modificato: Prova segment')
    expect(after.body).not.toContain(`href="${segment?.page}"`)
  })

  test('[DSK-047] leads nobody where they may not go', async () => {
    const { body } = await open(`${REGISTER}?dal=2026-03-05&al=2026-03-05`, READER)
    expect(body).toContain('Corso ritirato dal catalogo: Prova course')
    for (const { page } of things) expect(body).not.toContain(`href="${page}"`)
  })

  test('[DSK-054] is asked by person, thing, act, who did it and from a day to a day', async () => {
    const memberId = (await query('select id from members where username = $1', [VISITORS.PREMIUM]))[0].id
    const line = { kind: 'member-corrected', memberId, actorId } as const
    const done = { thing: 'member', id: memberId } as const
    await recordTrail(club.database.db, {
      ...line,
      at: new Date('2026-03-06T10:00:00Z'),
      done: { ...done, what: 'points' },
    })
    await recordTrail(club.database.db, {
      ...line,
      at: new Date('2026-03-07T10:00:00Z'),
      done: { ...done, what: 'codes' },
    })
    const days = 'dal=2026-03-05&al=2026-03-07'
    expect(await rowsOf(days)).toHaveLength(things.length + 2)
    expect(await rowsOf('dal=2026-03-06&al=2026-03-06')).toHaveLength(1)
    expect(await rowsOf(`${days}&persona=${VISITORS.PREMIUM}`)).toHaveLength(2)
    expect(await rowsOf(`${days}&persona=${VISITORS.PREMIUM}&cosa=member&atto=points`)).toHaveLength(1)
    expect(await rowsOf(`${days}&cosa=shop`)).toHaveLength(1)
    expect(await rowsOf(`${days}&cosa=shop&atto=removed`)).toHaveLength(0)
    expect(await rowsOf(`${days}&chi=${actorId}`)).toHaveLength(things.length + 2)
    const { page } = await open(`${REGISTER}?cosa=shop`)
    const offered = [...page.querySelectorAll('select[name="atto"] option')].map((option) => option.textContent)
    expect(offered).toEqual(expect.arrayContaining(['Creato', 'Modificato', 'Tolto']))
    expect([...page.querySelectorAll('select[name="cosa"] option')].map((option) => option.textContent)).toContain(
      'Viaggio',
    )
  })
})
