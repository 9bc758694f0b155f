import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ANONYMOUS, SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { loadWelcomeHeadline } from '#blocks/welcome-headline/load.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { welcomeCalls } from './api.server.ts'
import { insertTemplates } from './store.server.ts'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const calls = fastify()

beforeAll(async () => {
  registerErrors(calls)
  await registerCalls(calls, welcomeCalls, {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: async ({ headers }) => {
      const view = await findViewerByMemberId(
        database.db,
        String(headers['x-member'] ?? crypto.randomUUID()),
        clock.now(),
      )
      return view ? { ...view, sessionId: 'test' } : ANONYMOUS
    },
  })
})
beforeEach(async () => {
  await database.clear()
  await insertTemplates(database.db, [
    { type: 'product', productTags: ['DAS'], welcomeMessage: 'La tua tutela è attiva, {nome}.' },
    { type: 'order', productTags: [], welcomeMessage: 'Benvenuto dal Club e da {ordine}, {nome}.' },
    { type: 'card', productTags: [], welcomeMessage: 'Per chi assiste, ogni giorno: ciao {nome}.' },
    { type: 'default', productTags: [], welcomeMessage: 'Bentornato nel Club, {nome}.' },
  ])
})
afterAll(() => calls.close())

async function headlineOf(options: Omit<Parameters<typeof makeMember>[1], 'now'>): Promise<string> {
  const memberId = await makeMember(database.db, { now: clock.now(), ...options })
  const answer = await calls.inject({ url: '/api/CMS/WelcomeMessage', headers: { 'x-member': memberId } })
  return answer.json().welcomeMessage
}

test('[WEL-003] [WEL-004] the headline is the one of order, card or nobody in particular, with the name in it', async () => {
  const person = { name: 'Ada', cardCode: 'MI-INF-7' }
  expect(await headlineOf({ person: { ...person, conventionOrder: 'OPI Milano' } })).toBe(
    'Benvenuto dal Club e da OPI Milano, Ada.',
  )
  expect(await headlineOf({ person })).toBe('Per chi assiste, ogni giorno: ciao Ada.')
  expect(await headlineOf({ person: { name: 'Ada' } })).toBe('Bentornato nel Club, Ada.')
})

test('who has not signed in has no headline of their own', async () => {
  expect((await calls.inject('/api/CMS/WelcomeMessage')).statusCode).toBe(401)
})

test('[WEL-004] [WEL-005] a kept page greets its audience without a name, and invites visitors', async () => {
  const { db } = database
  const fields = { visitorMessage: 'Registrati gratis' }
  const message = async (parts: object) =>
    (await loadWelcomeHeadline(fields, { db, audience: { ...SUSPECT_AUDIENCE, ...parts } })).message
  expect(await message({})).toBe('Registrati gratis')
  expect(await message({ type: 'REGISTRATO' })).toBe('Bentornato nel Club.')
  expect(await message({ type: 'PREMIUM', staticPortfolios: ['DAS'] })).toBe('La tua tutela è attiva.')
  expect(await message({ type: 'EX_PREMIUM', staticPortfolios: ['DAS'] })).toBe('Bentornato nel Club.')
})
