import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { holdTimers } from '../../../tests/support/hold-timers.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { countDueDays } from './commands.server.ts'
import { readSeries } from './store.server.ts'

const club = useClub()
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const CONSENT = (now: Date, purposes: string) =>
  `cookie_consent=1.7b0c2f6e-3a66-4a0e-9d2c-2f5b8f1f0a11.${purposes}.${Math.floor(now.getTime() / 1000)}`
type Item = { path: string; slug: string; subject: string; title: string }
let origin = ''
let open: Item
let closed: Item

beforeAll(async () => {
  await club.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(club.app.server.address() as AddressInfo).port}`
  const itemOf = async (isClosed: boolean) => {
    const { rows } = await club.database.pool.query(
      `select i.title, i.slug, 'content:' || i.id as subject, '/news-approfondimenti/' || i.category_slug || '/' || i.slug as path
       from content_items i join content_policies p on p.id = i.policy_id where i.publication_date < now()
         and i.content_type not in ('Modulo', 'Tool') and p.use_flag is null and (p.paywalls <> '[]') = $1 order by i.slug limit 1`,
      [isClosed],
    )
    return rows[0]
  }
  open = await itemOf(false)
  closed = await itemOf(true)
})
beforeEach(() => club.database.pool.query('delete from day_counters'))

type Asking = { who?: number | null; method?: string; headers?: Record<string, string>; cookie?: string }
async function get(path: string, { who = null, method = 'GET', headers = {}, cookie }: Asking = {}) {
  const { cookie: session } = await club.cookieOf(who)
  const cookies = [session, cookie].filter(Boolean).join('; ')
  const answer = await fetch(origin + path, {
    method,
    headers: { 'user-agent': AGENT, ...(cookies && { cookie: cookies }), ...headers },
  })
  await answer.arrayBuffer()
  return answer
}

type Row = { counter: string; subject: string; outcome: string; audience: string; amount: number; agreed: number }
async function counted(): Promise<Row[]> {
  const { rows } = await club.database.pool.query(
    'select counter, subject, outcome, audience, amount::int, agreed::int from day_counters order by audience, subject, outcome',
  )
  return rows
}
const of = ({ subject }: Item, audience: string, amount: number, outcome = 'whole', agreed = 0): Row => ({
  ...{ counter: 'reading', subject, outcome, audience, amount, agreed },
})

describe('[FIG-039] the server counts openings when it answers', () => {
  test('by type of visitor, rendered for the first time and kept, document and data', async () => {
    const minute = holdTimers(60_000)
    for (const who of [VISITORS.SUSPECT, VISITORS.TRIAL, VISITORS.PREMIUM])
      for (let time = 0; time < 3; time++) expect((await get(open.path, { who })).status).toBe(200)
    // What the router asks when somebody comes from another page, and what it asks again on the same one.
    expect((await get(`${open.path}.data`, { headers: { referer: `${ORIGIN}/` } })).status).toBe(200)
    expect((await get(`${open.path}.data`, { headers: { referer: ORIGIN + open.path } })).status).toBe(200)
    expect(await counted()).toEqual([])
    minute.end()
    await expect.poll(counted).toEqual([of(open, 'PREMIUM', 3), of(open, 'SUSPECT', 4), of(open, 'TRIAL', 3)])
  })

  test('and not machines, the staff, what is fetched in advance, what has not changed, what has no body', async () => {
    const minute = holdTimers(60_000)
    const first = await get(open.path)
    const etag = first.headers.get('etag') ?? ''
    expect((await get(open.path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    for (const [name, value] of [
      ['user-agent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      ['sec-purpose', 'prefetch'],
    ] as const)
      expect((await get(open.path, { headers: { [name]: value } })).status).toBe(200)
    for (const who of Object.values(STAFF)) expect((await get(open.path, { who })).status).toBe(200)
    expect((await get(open.path, { method: 'HEAD' })).status).toBe(200)
    expect((await get(`${open.path}-che-non-c-e`)).status).toBe(404)
    const { rows } = await club.database.pool.query('select id from content_items where slug = $1', [open.slug])
    expect((await get(`/redazione/contenuti/${rows[0].id}/anteprima`, { who: STAFF.editor })).status).toBe(200)
    minute.end()
    await expect.poll(counted).toEqual([of(open, 'SUSPECT', 1)])
  })

  test('without a cookie, a script or a line about anybody', async () => {
    const minute = holdTimers(60_000)
    const answer = await get(open.path)
    minute.end()
    await expect.poll(counted).toHaveLength(1)
    expect(answer.headers.getSetCookie()).toEqual([])
    const { rows } = await club.database.pool.query(
      `select column_name from information_schema.columns where table_name = 'day_counters' order by 1`,
    )
    expect(rows.map(({ column_name }) => column_name)).toEqual([
      ...['agreed', 'amount', 'audience', 'counter', 'day', 'outcome', 'subject'],
    ])
  })

  test('courses, video clips and calculators are contents too', async () => {
    const minute = holdTimers(60_000)
    const { rows } = await club.database.pool.query(
      `select id, slug from courses where state = 'open' order by id limit 1`,
    )
    const clip = await club.database.pool.query('select slug from video_clips order by id limit 1')
    await get(`/corsi-ecm-fad/${rows[0].slug}`)
    await get(`/corsi-ecm-fad/videoclip/${clip.rows[0].slug}`)
    await get('/risorse/calcolatori/bmi')
    minute.end()
    await expect
      .poll(async () => (await counted()).map(({ subject }) => subject))
      .toEqual([expect.stringMatching(/^calculator:./), `clip:${clip.rows[0].slug}`, `course:${rows[0].id}`])
  })
})

test('[FIG-040] it is known how often a content was shown whole, how often with which paywall, and to how many who agreed', async () => {
  const minute = holdTimers(60_000)
  const now = club.clock.now()
  for (const cookie of ['', CONSENT(now, 'statistics'), CONSENT(now, 'marketing'), CONSENT(now, 'none')])
    await get(closed.path, { who: VISITORS.SUSPECT, cookie })
  await get(closed.path, { who: VISITORS.PREMIUM, cookie: CONSENT(now, 'statistics') })
  minute.end()
  await expect.poll(async () => (await counted()).length).toBe(2)
  const [premium, visitors] = await counted()
  expect(premium).toEqual(of(closed, 'PREMIUM', 1))
  expect(visitors).toMatchObject({ audience: 'SUSPECT', amount: 4, agreed: 1 })
  expect(['soft', 'forced']).toContain(visitors?.outcome)
})

test('openings become totals of the day, whole, by type, kind, content and paywall', async () => {
  const yesterday = addRomeDays(romeDayOf(club.clock.now()), -1)
  await club.database.pool.query(
    `insert into day_counters (counter, day, subject, outcome, audience, amount, agreed) values
       ('reading', $1, $2, 'whole', 'PREMIUM', 7, 0), ('reading', $1, $3, 'soft', 'SUSPECT', 5, 2), ('reading', $1, $3, 'whole', 'PREMIUM', 1, 0)`,
    [yesterday, open.subject, closed.subject],
  )
  await club.database.pool.query('truncate figure_day_states, figure_days')
  await countDueDays(club.database.db, { now: () => club.clock.now() })
  const series = async (code: string, split = '') =>
    (await readSeries(club.database.db, { code, from: addRomeDays(yesterday, -1), to: yesterday, split })).map(
      ({ day, value, amount }) => [day === yesterday, value, Number(amount)],
    )
  // FIG-053. Of the day before the first opening nothing is known: a gap and no zero.
  expect(await series('reading.opened')).toEqual([[true, '', 13]])
  expect(await series('reading.whole')).toEqual([[true, '', 8]])
  expect(await series('reading.stopped')).toEqual([[true, '', 5]])
  expect(await series('reading.stopped-agreed')).toEqual([[true, '', 2]])
  expect(await series('reading.next')).toEqual([[true, '', 0]])
  expect(await series('reading.opened', 'type')).toEqual([
    [true, 'PREMIUM', 8],
    [true, 'SUSPECT', 5],
  ])
  expect(new Map((await series('reading.opened', 'content')).map(([, title, amount]) => [title, amount]))).toEqual(
    new Map([
      [open.title, 7],
      [closed.title, 6],
    ]),
  )
  expect(await series('reading.stopped', 'paywall')).toEqual([[true, 'soft', 5]])
})
