import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { audienceCalls } from './api.server.ts'
import { ANONYMOUS, type Viewer } from './model.ts'
import { findViewerByMemberId, insertMember, type NewMember } from './store.server.ts'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const calls = fastify()

beforeAll(async () => {
  registerErrors(calls)
  await registerCalls(calls, audienceCalls, {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: ({ headers }) => viewerNamed(headers['x-member']),
  })
})
beforeEach(() => database.clear())
afterAll(() => calls.close())

async function viewerNamed(memberId: unknown): Promise<Viewer> {
  const view = typeof memberId === 'string' ? await findViewerByMemberId(database.db, memberId, clock.now()) : null
  return view ? { ...view, sessionId: 'test' } : ANONYMOUS
}

function call(path: string, memberId?: string) {
  return calls.inject({ url: `/api${path}`, headers: memberId ? { 'x-member': memberId } : {} })
}

const ada: NewMember = {
  username: 4321,
  email: 'ada@example.it',
  name: 'Ada',
  surname: 'Rossi',
  phone: '+39 333 1234567',
  cardCode: 'T1',
  conventionOrder: 'OMCEO Milano',
  promoCodes: ['NATALE'],
  registrationDate: new Date('2026-01-10T09:00:00Z'),
  trial: { start: new Date('2026-02-01T10:00:00Z'), end: new Date('2026-02-08T23:00:00Z') },
  premiumPeriods: [{ start: new Date('2026-03-01T10:00:00Z'), end: new Date('2027-03-01T23:00:00Z') }],
  wallets: [
    { tag: 'news' },
    { tag: 'ecm', initialCredits: 50, bonusCredits: 10, usedCredits: 15 },
    { tag: 'winLoy', stato: 1 },
  ],
  staticPortfolios: ['DAS'],
  isAps: true,
}

describe('GET /me', () => {
  test('an anonymous visitor is nobody', async () => {
    const answer = await call('/me')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ member: null })
  })

  test('[AUD-002] brings the whole user subscription, for this person only and never to be kept', async () => {
    const answer = await call('/me', await insertMember(database.db, ada))
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json()).toEqual({
      member: {
        name: 'Ada',
        surname: 'Rossi',
        initials: 'AR',
        isStaff: false,
        specializations: [],
        daysLeft: 106,
        ecmCredits: 45,
        subscription: {
          subscriptionType: 'PREMIUM',
          isSuspect: false,
          isRegistered: false,
          isTrial: false,
          isPremium: true,
          isEx: false,
          isExTrial: false,
          isExPremium: false,
          isTrialOrPremium: true,
          isAPS: false,
          portafogliAttivi: { news: {}, ecm: {}, winLoy: { Stato: 1 } },
          portafogliStatici: ['DAS'],
          name: 'Ada',
          surname: 'Rossi',
          email: 'ada@example.it',
          phone: '+39 333 1234567',
          username: 4321,
          clientCode: 'C00004321',
          cardCode: 'T1',
          conventionOrder: 'OMCEO Milano',
          promoCodes: ['NATALE'],
          expiration: { isExpired: false, expDate: '2027-03-01T22:59:59.999Z', oldExpiration: null },
          registrationDate: '2026-01-10T09:00:00.000Z',
        },
      },
    })
  })

  test('says no credits, rather than zero, to whoever has no ecm wallet', async () => {
    const id = await insertMember(database.db, { ...ada, wallets: [{ tag: 'news' }] })
    expect((await call('/me', id)).json().member.ecmCredits).toBeNull()
  })
})

describe('GET /CRM/Utente/Portafogli', () => {
  test('[API-210, AUD-007] answers the active wallets of whoever asks', async () => {
    const id = await insertMember(database.db, ada)
    await insertMember(database.db, { ...ada, username: 5555, wallets: [{ tag: 'legal', initialCredits: 7 }] })
    const answer = await call('/CRM/Utente/Portafogli', id)
    expect(answer.json()).toEqual([
      { codice: 'ecm', saldo: 45, utilizzoTotale: 15, creditoIniziale: 50, bonus: { creditiBonus: 10 } },
      { codice: 'news', saldo: 0, utilizzoTotale: 0, creditoIniziale: 0, bonus: { creditiBonus: 0 } },
      { codice: 'winLoy', saldo: 0, utilizzoTotale: 0, creditoIniziale: 0, bonus: { creditiBonus: 0 } },
    ])
  })

  test('asks an anonymous visitor to sign in', async () => {
    expect((await call('/CRM/Utente/Portafogli')).statusCode).toBe(401)
  })
})

describe('GET /CRM/Utente/IsAPS', () => {
  test.each([true, false])(
    '[API-040, API-256] tells whether the member is an insurance professional: %s',
    async (isAps) => {
      const id = await insertMember(database.db, { ...ada, isAps })
      expect((await call('/CRM/Utente/IsAPS', id)).json()).toEqual({ isAPS: isAps })
    },
  )

  test('[AUD-009] the flag is false everywhere else until somebody asks for it', async () => {
    const id = await insertMember(database.db, ada)
    expect((await call('/me', id)).json().member.subscription.isAPS).toBe(false)
    expect((await call('/CRM/Utente/IsAPS', id)).json()).toEqual({ isAPS: true })
    expect((await call('/CRM/Utente/IsAPS')).statusCode).toBe(401)
  })
})
