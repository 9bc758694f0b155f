import { beforeAll, expect, test } from 'vitest'
import { addRomeDays, formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { recountDays } from './commands.server.ts'
import { FIGURES } from './definitions-model.ts'
import { figurePages } from './pages-model.ts'
import { isOfPeople, PEOPLE_PATH } from './people-rules.ts'
import { isCountedTwice } from './split-copy.ts'

const club = useClub()
const query = (text: string, values: unknown[] = []) => club.database.pool.query(text, values)
let today: RomeDay
let yesterday: RomeDay

beforeAll(async () => {
  today = romeDayOf(club.clock.now())
  yesterday = addRomeDays(today, -1)
  const days = { from: addRomeDays(today, -95), to: yesterday, now: () => club.clock.now() }
  for await (const part of recountDays(club.database.db, days)) expect(part.days).toBeGreaterThan(0)
})

const read = async (url: string, who: number = STAFF.administrator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const open = async (url: string, who?: number) => {
  const answer = await read(url, who)
  expect(answer.statusCode, url).toBe(200)
  return documentOf(answer.body)
}
const linksOf = (page: Document) =>
  [...page.querySelectorAll(`.figure-panel a[href^="${PEOPLE_PATH}?"]`)].map((link) => ({
    to: link.getAttribute('href') ?? '',
    words: link.textContent ?? '',
    number: link.closest('.figure-panel')?.querySelector('b')?.textContent ?? '',
  }))
const plain = (words: string) => Number(/[\d.]+/.exec(words)?.[0].replaceAll('.', ''))

/** Everybody of a number, over its pages: the username and the day of each row. */
async function everybody(url: string): Promise<{ lead: string; rows: string[] }> {
  const rows: string[] = []
  let lead = ''
  for (let page = 1; ; page++) {
    const opened = await open(page === 1 ? url : `${url}&pagina=${page}`)
    lead ||= opened.querySelector('main')?.textContent ?? ''
    const own = [...opened.querySelectorAll('tbody tr')]
    for (const row of own)
      rows.push(
        `${row.querySelector('a')?.getAttribute('href')?.split('/').at(-1)} ${/\d\d\/\d\d\/\d{4}/.exec(row.textContent ?? '')?.[0] ?? ''}`,
      )
    if (own.length < 100) return { lead, rows }
  }
}

test('[FIG-051] every number of people of today, and of each of its groups, leads to as many rows as it says', async () => {
  const seen = new Set<string>()
  for (const { path } of figurePages(() => true).filter(({ slug }) => ['iscritti', 'incassi'].includes(slug)))
    for (const per of ['', 'profession', 'plan', 'source', 'late', 'month']) {
      const page = await open(`${path}?dal=${today}&al=${today}&confronto=nessuno${per && `&per=${per}`}`)
      for (const { to, words, number } of linksOf(page)) {
        const said = plain(words.startsWith('Vedi chi sono') ? number : words)
        expect(said, to).toBeGreaterThan(0)
        const { rows, lead } = await everybody(to)
        expect([to, rows.length]).toEqual([to, said])
        expect(new Set(rows).size).toBe(rows.length)
        expect(lead).toContain(`${words.startsWith('Vedi chi sono') ? number : words.split(',')[0]} `)
        seen.add(new URLSearchParams(to.split('?')[1]).get('cifra') ?? '')
      }
    }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'members.total',
      'members.premium',
      'members.trial',
      'money.mrr-people',
      'money.coming-people',
    ]),
  )
})

test('[FIG-051] the rows of a level are the people that the first tables give', async () => {
  const { rows } = await query(
    `select username::text as who from members m join premium_periods p on p.member_id = m.id and p.start <= $1 and p."end" > $1
     where not exists (select from member_roles r where r.member_id = m.id) and m.email not like 'cancellato-%'
       and not exists (select from member_details d where d.member_id = m.id and d.closed_at <= $1)`,
    [club.clock.now()],
  )
  const { rows: shown } = await everybody(`${PEOPLE_PATH}?cifra=members.premium&dal=${today}&al=${today}`)
  expect(shown.map((row) => row.trim()).toSorted()).toEqual(rows.map(({ who }) => who).toSorted())
})

test('[FIG-051] for the past it says how many of those people are still in the club', async () => {
  const url = `${PEOPLE_PATH}?cifra=members.premium&dal=${addRomeDays(yesterday, -5)}&al=${yesterday}`
  const before = await everybody(url)
  const number = before.rows.length
  expect(before.lead).toContain(
    `${number} il ${formatDateIt(yesterday)}: di queste persone ${number} sono ancora nel Club.`,
  )
  const [first, second] = before.rows.map((row) => row.trim())
  // One account is closed today, and stays in the list; one is erased, and is not there any more.
  await query(
    `insert into member_details (member_id, closed_at) select id, $2 from members where username = $1
     on conflict (member_id) do update set closed_at = $2`,
    [first, club.clock.now()],
  )
  const { rows: erased } = await query('select id, email from members where username = $1', [second])
  await query(`update members set email = 'cancellato-' || id || '@invalid' where username = $1`, [second])
  const { rows: erasedNow } = await query('select email from members where id = $1', [erased[0].id])
  expect(erasedNow[0].email).not.toBe(erased[0].email)
  const after = await everybody(url)
  expect(after.lead).toContain(
    `${number} il ${formatDateIt(yesterday)}: di queste persone ${number - 2} sono ancora nel Club.`,
  )
  expect(after.rows).toHaveLength(number - 1)
  expect((await open(url)).querySelector('tbody')?.textContent).toContain('Account chiuso')
  await query('update members set email = $2 where id = $1', [erased[0].id, erased[0].email])
  await query('update member_details set closed_at = null where member_id = $1', [
    (await query('select id from members where username = $1', [first])).rows[0].id,
  ])
})

test('[FIG-051] a number of many days leads to one row for each time it counts somebody, with its day', async () => {
  const from = addRomeDays(yesterday, -89)
  const url = `${PEOPLE_PATH}?cifra=members.joined&dal=${from}&al=${yesterday}`
  const { rows } = await query(
    `select username || ' ' || to_char(registration_date at time zone 'Europe/Rome', 'DD/MM/YYYY') as row from members m
     where (registration_date at time zone 'Europe/Rome')::date between $1 and $2
       and not exists (select from member_roles r where r.member_id = m.id and (r.since is null or r.since <= m.registration_date))`,
    [from, yesterday],
  )
  const { rows: shown } = await everybody(url)
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.toSorted()).toEqual(rows.map(({ row }) => row).toSorted())
})

test('[FIG-051] a number that is not said leads nowhere, nor does one that names nobody', async () => {
  const period = `dal=${addRomeDays(yesterday, -27)}&al=${yesterday}`
  const { rows: few } = await query(
    `select value from figure_days where code = 'members.premium' and split = 'province' and day = $1 and amount between 1 and 4`,
    [yesterday],
  )
  expect(few.length).toBeGreaterThan(0)
  const page = await open(`/redazione/numeri/iscritti?per=province&${period}`)
  const panel = page.querySelector('.figure-panel[data-figure="members.premium"]')
  expect(panel?.textContent).toContain('Premium')
  const led = [...(panel?.querySelectorAll('a[href*="gruppo="]') ?? [])].map((link) =>
    new URL(link.getAttribute('href') ?? '', 'http://club.example').searchParams.get('gruppo'),
  )
  for (const { value } of few) {
    const group = `cifra=members.premium&per=province&gruppo=${encodeURIComponent(value)}&${period}`
    expect([value, (await read(`${PEOPLE_PATH}?${group}`)).statusCode, led.includes(value)]).toEqual([
      value,
      404,
      false,
    ])
  }
  for (const wrong of [
    'cifra=members.erased',
    'cifra=reading.opened',
    'cifra=niente',
    'cifra=members.premium&per=profession',
    'cifra=members.premium&gruppo=Medico',
    'cifra=members.premium&per=way&gruppo=card',
    'cifra=members.premium&per=profession&gruppo=Astronauta',
    'cifra=members.premium&dal=2026-02-30&al=2026-03-01',
    'cifra=members.premium&pagina=99',
  ])
    expect([wrong, (await read(`${PEOPLE_PATH}?${wrong}`)).statusCode]).toEqual([wrong, 404])
  expect(FIGURES.filter(isOfPeople).length).toBeGreaterThan(20)
})

test('[FIG-014] of every figure of the demo the groups of each split make the whole, but where the page says that somebody is in two', async () => {
  const { rows } = await query(
    `select w.code, g.split, w.day::text as day, w.amount::text as whole, coalesce(sum(g.amount), 0)::text as groups
     from figure_days w join figure_days g on g.code = w.code and g.day = w.day and g.split <> '' where w.split = '' and w.day >= $1
     group by 1, 2, 3, 4`,
    [addRomeDays(today, -95)],
  )
  const seen = new Set<string>()
  const wrong = new Set<string>()
  for (const { code, split, whole, groups } of rows) {
    const figure = FIGURES.find((each) => each.code === code)
    if (!figure?.splits.includes(split)) continue
    seen.add(split)
    if (isCountedTwice(split, figure) ? BigInt(groups) < BigInt(whole) : groups !== whole) wrong.add(`${code} ${split}`)
  }
  expect([...wrong]).toEqual([])
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['type', 'profession', 'specialization', 'region', 'province', 'plan', 'course', 'series', 'source'],
    ]),
  )
  const page = await open(`/redazione/numeri/incassi?dal=${yesterday}&al=${yesterday}&per=plan`)
  const panelOf = (code: string) => page.querySelector(`.figure-panel[data-figure="${code}"]`)?.textContent ?? ''
  expect(panelOf('money.mrr-people')).toContain('Chi ne ha due è contato in tutte e due.')
  expect(panelOf('money.mrr')).not.toContain('Chi ne ha due')
})

test('[FIG-050] [FIG-051] who may not see members, or money, is led nowhere and opens nothing', async () => {
  const url = `${PEOPLE_PATH}?cifra=members.premium&dal=${today}&al=${today}`
  for (const [role, who] of Object.entries(STAFF)) {
    const { statusCode } = await read(url, who)
    expect([role, statusCode]).toEqual([role, ['operator', 'administrator'].includes(role) ? 200 : 403])
  }
  const { statusCode } = await read(`${PEOPLE_PATH}?cifra=money.mrr-people`, STAFF.operator)
  expect(statusCode).toBe(403)
  const page = await open('/redazione/numeri/iscritti', STAFF.editor)
  expect(page.querySelector(`a[href^="${PEOPLE_PATH}"]`)).toBeNull()
})
