import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ANONYMOUS } from '#areas/audience/model.ts'
import { searchCalls } from '#areas/search/api.server.ts'
import { trackingCalls } from '#areas/tracking/api.server.ts'
import { movableClock } from '#platform/clock.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { lendTally } from '#platform/tally/lent-tally.server.ts'
import type { Tally } from '#platform/tally/tally.server.ts'
import { useTestDatabase } from '../tests/support/database.ts'
import { followNextSteps } from './next-steps.server.ts'
import { openTally } from './tally.server.ts'

const database = useTestDatabase()
const clock = movableClock()
const app = fastify()
let tally: Tally

beforeAll(async () => {
  tally = openTally(app, { database, clock })
  lendTally(app, tally)
  const resolveViewer = async () => ANONYMOUS
  followNextSteps(app, { tally, clock, isHttps: false, resolveViewer })
  await registerCalls(app, [...trackingCalls, ...searchCalls], {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer,
  })
})
beforeEach(() => database.clear())
afterAll(() => app.close())

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const agreed = () =>
  `cookie_consent=1.7b0c2f6e-3a66-4a0e-9d2c-2f5b8f1f0a11.statistics.${Math.floor(clock.now().getTime() / 1000)}`
const send = (url: string, cookie: string, payload: object) =>
  app.inject({ method: 'POST', url, headers: { 'user-agent': AGENT, origin: 'http://localhost', cookie }, payload })
const written = async () => {
  await tally.write()
  const { rows } = await database.pool.query(
    'select counter, subject, outcome, amount::int, agreed::int from day_counters order by 1, 2',
  )
  return rows
}

test('[FIG-040] a press on an invitation is counted with what the node counts, for whoever agreed', async () => {
  const press = { event: 'action', code: 'NA131', path: '/risorse/uno', event_id: crypto.randomUUID() }
  const answer = await send('/api/Tracking/Eventi', agreed(), { eventi: [press] })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toMatch(/^stopped_at=uno;/)
  expect(await written()).toEqual([{ counter: 'next', subject: 'uno', outcome: 'NA131', amount: 1, agreed: 1 }])
})

test('[FIG-040] taking the consent back ends the cookie of where one was stopped, and keeping it does not', async () => {
  const choose = (cookie: string, purposes: string[]) =>
    send('/api/Tracking/Consenso', cookie, { id: crypto.randomUUID(), versione: 1, finalita: purposes })
  const kept = await choose(`${agreed()}; stopped_at=uno`, ['statistics'])
  expect([kept.statusCode, kept.headers['set-cookie']]).toEqual([200, undefined])
  const ended = await choose('stopped_at=uno', [])
  expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([
    200,
    expect.stringMatching(/^stopped_at=;.*Max-Age=0/),
  ])
  expect(await written()).toEqual([])
})

test('[FIG-041] a search that rested is counted with what the node counts', async () => {
  expect((await send('/api/search/rested', '', { s: 'zzqxwv' })).statusCode).toBe(200)
  expect(await written()).toEqual([{ counter: 'search', subject: 'zzqxwv', outcome: 'nothing', amount: 1, agreed: 0 }])
})
