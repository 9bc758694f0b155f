import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import { fixedClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { trackingCalls } from './api.server.ts'
import { forgetOldEventsJob } from './jobs.server.ts'
import { CONSENT_COOKIE, CONSENT_VERSION, type Purpose } from './model.ts'
import { writeConsent } from './rules.ts'
import { listCookieConsents, listEvents } from './store.server.ts'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const calls = fastify()
const ID = '7b0c2f6e-3a66-4a0e-9d2c-2f5b8f1f0a11'

beforeAll(async () => {
  registerErrors(calls)
  await registerCalls(calls, trackingCalls, {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: () => ({ audience: anAudience('TRIAL'), member: null, sessionId: null }),
  })
})
beforeEach(() => database.clear())
afterAll(() => calls.close())

function post(path: string, payload: object, purposes?: Purpose[]) {
  const consent = purposes && writeConsent({ id: ID, version: CONSENT_VERSION, purposes, givenAt: clock.now() })
  return calls.inject({
    method: 'POST',
    url: `/api/Tracking/${path}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(consent && { cookie: `a=b; ${CONSENT_COOKIE}=${consent}` }),
    },
    payload,
  })
}

const event = (parts: object = {}) => ({
  event: 'action',
  code: 'AR181',
  path: '/servizi',
  event_id: crypto.randomUUID(),
  ...parts,
})

test('[TRK-001] with consent an event is kept with its code, path and kind of visitor, and nothing about the person', async () => {
  const sent = event()
  expect((await post('Eventi', { eventi: [sent] }, ['statistics'])).statusCode).toBe(200)
  expect(await listEvents(database.db)).toEqual([
    {
      id: sent.event_id,
      kind: 'action',
      code: 'AR181',
      path: '/servizi',
      audienceType: 'TRIAL',
      occurredAt: clock.now(),
    },
  ])
})

test('an event that arrives twice is one event', async () => {
  const sent = event()
  await post('Eventi', { eventi: [sent] }, ['statistics'])
  await post('Eventi', { eventi: [sent, event()] }, ['statistics'])
  expect(await listEvents(database.db)).toHaveLength(2)
})

test.each([
  ['without a choice', undefined],
  ['after a refusal', []],
  ['with consent to something else', ['marketing']],
] as [string, Purpose[] | undefined][])(
  '%s nothing is kept, whatever the browser sends',
  async (_sentence, purposes) => {
    expect((await post('Eventi', { eventi: [event()] }, purposes)).statusCode).toBe(403)
    expect(await listEvents(database.db)).toEqual([])
  },
)

test.each([
  ['more events than travel together', Array.from({ length: 21 }, () => event())],
  ['no event', []],
  ['a path with what was typed in it', [event({ path: '/ricerca?q=rossi' })]],
  ['a code that is not one', [event({ code: '<script>' })]],
])('%s is refused', async (_sentence, eventi) => {
  expect((await post('Eventi', { eventi }, ['statistics'])).statusCode).toBe(400)
})

test('a choice about cookies is kept as its own proof, and a changed one beside it', async () => {
  const body = { id: ID, versione: CONSENT_VERSION, finalita: ['statistics'] }
  expect((await post('Consenso', body)).statusCode).toBe(200)
  expect(await listCookieConsents(database.db, ID)).toEqual([
    { id: ID, version: CONSENT_VERSION, purposes: ['statistics'], givenAt: clock.now() },
  ])
})

test('[FIG-049] events hold neither a person nor an address of a computer, and are forgotten after 24 months', async () => {
  await post('Eventi', { eventi: [event()] }, ['statistics'])
  const { rows } = await database.pool.query(
    `select column_name as name from information_schema.columns where table_name = 'tracking_events' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['audience_type', 'code', 'id', 'kind', 'occurred_at', 'path'])
  const forget = async (at: string) => {
    const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
    const context = { db: database.db, clock: fixedClock(at), log } as unknown as Parameters<
      typeof forgetOldEventsJob.handle
    >[0]
    await forgetOldEventsJob.handle(context, {}, { retryCount: 0, signal: new AbortController().signal })
    return (await listEvents(database.db)).length
  }
  expect(await forget('2028-10-15T12:00:00Z')).toBe(1)
  expect(await forget('2028-11-15T12:00:00Z')).toBe(0)
})
