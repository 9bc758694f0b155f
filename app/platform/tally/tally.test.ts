import { beforeEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { holdTimers } from '../../../tests/support/hold-timers.ts'
import { movableClock } from '../clock.ts'
import type { Counted } from './counted-page.ts'
import { asksAgain, isOpening } from './opening-rules.ts'
import { addDayCounts, type DayCount } from './store.server.ts'
import { createTally } from './tally.server.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const reader = { 'user-agent': FIREFOX }
const article: Counted = { counter: 'reading', subject: 'content:1', outcome: 'whole' }

const kept = async () => {
  const { rows } = await database.pool.query(
    'select day::text, subject, outcome, audience, amount::int, agreed::int from day_counters order by day, subject',
  )
  return rows
}

type Options = Partial<Parameters<typeof createTally>[0]>
function node(options: Options = {}) {
  const failures: unknown[] = []
  const refused: unknown[] = []
  const tally = createTally({
    clock: movableClock(),
    write: (counts) => addDayCounts(database.db, counts),
    hasAgreed: () => false,
    onFailure: (error) => failures.push(error),
    onRefused: (row) => refused.push(row),
    ...options,
  })
  return { tally, failures, refused }
}

describe('[FIG-039] what counts as an opening', () => {
  test.each([
    ['a browser', {}, true],
    [
      'a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      false,
    ],
    ['a program', { 'user-agent': 'curl/8.5.0' }, false],
    ['whoever does not say what it is', { 'user-agent': undefined }, false],
    ['a program of many words', { 'user-agent': `curl/8.5.0 ${'x'.repeat(600)}` }, false],
    ['a browser of many words', { 'user-agent': `${FIREFOX} ${'x '.repeat(300)}curl/8.5.0` }, true],
    ['a page fetched in advance', { 'sec-purpose': 'prefetch' }, false],
    ['a page drawn in advance', { 'sec-purpose': 'prefetch;prerender' }, false],
    ['a page fetched in advance by older browsers', { purpose: 'prefetch' }, false],
    ['and by other ones', { 'x-moz': 'prefetch' }, false],
  ])('%s', (_who, headers, counts) => {
    expect(isOpening({ ...reader, ...headers })).toBe(counts)
  })

  test.each([
    ['https://club.it/risorse/uno', true],
    ['https://club.it/risorse/uno?da=mail', true],
    ['https://club.it/risorse/uno-altro', false],
    ['https://club.it/risorse', false],
    [undefined, false],
  ])('data asked from %s is asked again: %s', (referer, again) => {
    expect(asksAgain(referer, 'https://club.it/risorse/uno')).toBe(again)
  })

  test('another search from a page of results is another search', () => {
    expect(asksAgain('https://club.it/search?s=uno', 'https://club.it/search?s=due')).toBe(false)
    expect(asksAgain('https://club.it/search?s=uno', 'https://club.it/search?s=uno')).toBe(true)
  })
})

test('[FIG-039] counts stay in memory and are written together once a minute', async () => {
  const minute = holdTimers(60_000)
  let writes = 0
  const write = (counts: readonly DayCount[]) => {
    writes += 1
    return addDayCounts(database.db, counts)
  }
  const { tally } = node({ write })
  const cell = tally.cellOf(article, 'TRIAL')
  const other = tally.cellOf({ ...article, outcome: 'soft' }, 'SUSPECT')
  for (let time = 0; time < 5; time++) tally.count(cell, reader)
  tally.count(other, reader)
  expect(writes).toBe(0)
  minute.end()
  await expect.poll(kept).toHaveLength(2)
  expect(writes).toBe(1)
  tally.count(cell, reader)
  minute.end()
  await expect.poll(async () => (await kept()).map(({ amount }) => amount).toSorted()).toEqual([1, 6])
})

test('[FIG-039] several nodes add up, also when they write at the same instant', async () => {
  const nodes = Array.from({ length: 4 }, () => node().tally)
  for (const [place, tally] of nodes.entries())
    for (let thing = 0; thing < 30; thing++)
      // Each in another order: nodes that waited for each other in a circle would never end.
      tally.count(tally.cellOf({ ...article, subject: `content:${(thing * (place + 7)) % 30}` }, 'PREMIUM'), reader)
  await Promise.all(nodes.map((tally) => tally.write()))
  const rows = await kept()
  expect(rows).toHaveLength(30)
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(4 * 30)
})

test('[FIG-039] an opening counts on the day of Rome on which it happened, however late it is written', async () => {
  const clock = movableClock()
  clock.set(new Date('2026-10-24T21:59:59Z'))
  const { tally } = node({ clock })
  const cell = tally.cellOf(article, 'TRIAL')
  tally.count(cell, reader)
  clock.set(new Date('2026-10-24T22:00:00Z'))
  tally.count(cell, reader)
  tally.count(cell, reader)
  await tally.write()
  expect((await kept()).map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-10-24', 1],
    ['2026-10-25', 2],
  ])
})

test('[FIG-039] what cannot be written stays for the next minute, and is written once', async () => {
  let isAway = true
  const { tally, failures } = node({
    write: async (counts) => {
      if (isAway) throw Object.assign(new Error('away'), { code: '57P01', severity: 'FATAL' })
      await addDayCounts(database.db, counts)
    },
  })
  const cell = tally.cellOf(article, 'TRIAL')
  tally.count(cell, reader)
  await tally.write()
  expect(failures).toHaveLength(1)
  tally.count(cell, reader)
  isAway = false
  await tally.write()
  await tally.write()
  expect((await kept()).map(({ amount }) => amount)).toEqual([2])
})

test('[FIG-041] a text the database refuses is given up without a word of it, and the others are written', async () => {
  const { tally, failures, refused } = node()
  for (const subject of ['anemia', 'ane\u0000mia', 'cefalea'])
    tally.count(tally.cellOf({ counter: 'search', subject, outcome: 'found' }, 'TRIAL'), reader)
  await tally.write()
  await tally.write()
  expect((await kept()).map(({ subject, amount }) => [subject, amount])).toEqual([
    ['anemia', 1],
    ['cefalea', 1],
  ])
  expect([failures, refused]).toEqual([[], [{ counter: 'search', code: '22021' }]])
})

test('counts that come once their day was counted mark it to be counted again', async () => {
  const { tally } = node()
  const cell = tally.cellOf(article, 'TRIAL')
  tally.count(cell, reader)
  await database.pool.query(
    `insert into figure_day_states (day, state, counted_at) select (now() at time zone 'Europe/Rome')::date + d, 'counted', now() from generate_series(-1, 0) d`,
  )
  for (const round of ['first', 'again']) {
    await database.pool.query(`update figure_day_states set state = 'counted'`)
    tally.count(cell, reader)
    await tally.write()
    const { rows } = await database.pool.query('select state from figure_day_states order by day')
    expect(
      rows.map(({ state }) => state),
      round,
    ).toEqual(['counted', 'touched'])
  }
})

test('addresses invented without end fill neither memory nor table', async () => {
  const { tally } = node()
  for (let thing = 0; thing < 20_100; thing++)
    tally.count(tally.cellOf({ counter: 'search', subject: `parola ${thing}`, outcome: 'found' }, 'SUSPECT'), reader)
  await tally.write()
  const rows = await kept()
  expect(rows).toHaveLength(20_001)
  expect(rows.find(({ subject }) => subject === '')?.amount).toBe(100)
})
