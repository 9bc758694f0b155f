import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { provideSignInSettings } from '#areas/account/settings.server.ts'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import { ANONYMOUS, type Viewer } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { giveProduct } from '#areas/plans/ownership-commands.server.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { subscriptionCalls } from './api.server.ts'
import {
  adhesionConditions,
  historyState,
  mayHaveDocuments,
  seesConditionsOfUse,
  seesHistory,
  subscriptionBanner,
  whatFollows,
} from './rules.ts'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const now = clock.now()
const calls = fastify()

beforeAll(async () => {
  registerErrors(calls)
  const { club, publicOrigin: origin } = testEnv()
  provideSignInSettings(calls, {
    isDemo: false,
    trialNeedsProof: false,
    isHttps: false,
    secret: 'unused',
    club,
    origin,
  })
  await registerCalls(calls, subscriptionCalls, {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: ({ headers }) => viewerNamed(headers['x-member']),
  })
})
beforeEach(async () => {
  await database.clear()
  await insertProducts(database.db, [
    aProduct(),
    aProduct({ id: 'ecm', name: 'Completo ECM' }),
    aProduct({ id: 'aggiunta', name: 'Banca dati', kind: 'addon', wallets: [{ tag: 'pubmed' }] }),
  ])
})
afterAll(() => calls.close())

async function viewerNamed(memberId: unknown): Promise<Viewer> {
  const view = typeof memberId === 'string' ? await findViewerByMemberId(database.db, memberId, now) : null
  return view ? { ...view, sessionId: 'test' } : ANONYMOUS
}
const call = (path: string, memberId?: string) =>
  calls.inject({ url: `/api${path}`, headers: memberId ? { 'x-member': memberId } : {} })

async function owner(...products: string[]) {
  const memberId = await makeMember(database.db, { now })
  for (const product of products) await giveProduct(database.db, memberId, product, now)
  return memberId
}

describe('what each type is told', () => {
  test.each(
    overSixTypes({
      SUSPECT: null,
      REGISTRATO: null,
      TRIAL: { kind: 'become-premium', text: 'La tua prova gratuita termina tra 3 giorni' },
      PREMIUM: null,
      EX_TRIAL: { kind: 'free-trial-expired', text: 'La tua prova gratuita è terminata' },
      EX_PREMIUM: { kind: 'expired-subscription', text: 'Il tuo abbonamento non è più attivo' },
    }),
  )('[SUB-002, SUB-003, SUB-004] %s', (type, expected) => {
    expect(subscriptionBanner(type, 3)).toEqual(expected)
  })

  test.each(
    overSixTypes({ SUSPECT: null, REGISTRATO: null, TRIAL: false, PREMIUM: true, EX_TRIAL: null, EX_PREMIUM: null }),
  )('[SUB-001] in the last days of what runs, %s may renew it: %s', (type, mayRenew) => {
    expect(whatFollows(type, 60)?.mayRenew ?? null).toBe(mayRenew)
    expect(whatFollows(type, 61)?.mayRenew ?? null).toBe(mayRenew === null ? null : false)
  })

  test.each([
    [1, 'tra 1 giorno'],
    [0, 'tra 0 giorni'],
    [7, 'tra 7 giorni'],
  ])('[SUB-002] %i days are written %s', (days, words) => {
    expect(subscriptionBanner('TRIAL', days)?.text).toBe(`La tua prova gratuita termina ${words}`)
  })

  test.each(
    overSixTypes({
      SUSPECT: [false, false, false],
      REGISTRATO: [false, true, false],
      TRIAL: [true, false, false],
      PREMIUM: [true, false, true],
      EX_TRIAL: [true, true, false],
      EX_PREMIUM: [true, true, true],
    }),
  )('[SUB-007, SUB-008, SUB-013] %s has documents, conditions of use, history: %j', (type, expected) => {
    expect([mayHaveDocuments(type), seesConditionsOfUse(type), seesHistory(type)]).toEqual(expected)
  })
})

test.each([
  ['2026-11-15T12:00:00.000Z', true, 'Attivo'],
  ['2025-11-15T12:00:00.000Z', false, 'Terminato'],
  ['2027-11-15T23:00:00.000Z', false, 'In attesa'],
])('[SUB-014] what begins on %s and is running (%s) is said to be: %s', (activeFrom, isActive, label) => {
  expect(historyState({ activeFrom, isActive }, now).label).toBe(label)
})

test.each(
  overSixTypes({
    SUSPECT: null,
    REGISTRATO: null,
    TRIAL: 'Condizioni di adesione alla prova gratuita',
    PREMIUM: 'Condizioni di adesione al Club',
    EX_TRIAL: 'Condizioni di adesione alla prova gratuita',
    EX_PREMIUM: 'Condizioni di adesione al Club',
  }),
)('[SUB-008] without terms of a product, %s has joined under: %s', (type, title) => {
  expect(/<h2>(.+?)<\/h2>/.exec(adhesionConditions(type, [], now) ?? '')?.[1] ?? null).toBe(title)
})

describe('the calls', () => {
  test('[API-205, WEL-001, WEL-005] Consistenza tells the last subscription with the dates of the certificate, the product and its tags', async () => {
    expect((await call('/CRM/Utente/Consistenza', await owner('professione'))).json()).toEqual({
      ultimaSottoscrizioneContatto: {
        stato: { attivo: true },
        dataInizio: '2026-11-15T12:00:00.000Z',
        dataFine: '2027-11-15T22:59:59.999Z',
      },
      cpqProductTags: ['ecm', 'tutelaLegale', 'winLoy'],
      cpqProductName: 'Camice Professione',
    })
    expect((await call('/CRM/Utente/Consistenza', await owner())).json()).toEqual({
      ultimaSottoscrizioneContatto: null,
      cpqProductTags: [],
      cpqProductName: null,
    })
  })

  test('[API-206, SUB-015] the adhesion conditions are those of the present product', async () => {
    expect((await call('/CRM/Utente/Sottoscrizione', await owner('professione'))).json()).toEqual({
      condizioniAdesione: '<p>Condizioni.</p>',
    })
  })

  test('[API-207, SUB-014] the history has every item; an addon has no end', async () => {
    const items = (await call('/CRM/Utente/Sottoscrizione/Storico', await owner('professione', 'aggiunta'))).json()
    expect(items.toSorted((a: { source: string }, b: { source: string }) => a.source.localeCompare(b.source))).toEqual([
      {
        name: 'Banca dati',
        activeFrom: now.toISOString(),
        endOfSubscription: null,
        isActive: true,
        condizioniAdesione: '<p>Condizioni.</p>',
        source: 'addon',
      },
      {
        name: 'Camice Professione',
        activeFrom: now.toISOString(),
        endOfSubscription: '2027-11-15T22:59:59.999Z',
        isActive: true,
        condizioniAdesione: '<p>Condizioni.</p>',
        source: 'plan',
      },
    ])
  })

  test('[API-208] the conditions of use are a text', async () => {
    expect((await call('/CRM/CondizioniUso')).json().text).toContain('L’account gratuito è personale')
  })

  test('[API-228, SUB-009] the second result are the conditions of training, only for who owns some; another code is refused', async () => {
    const code = async (memberId: string) =>
      (await findViewerByMemberId(database.db, memberId, now))?.member.clientCode ?? ''
    const path = (clientCode: string) => `/ordermanagement-internal/orders/user/${clientCode}/products`
    const [trained, other] = [await owner('ecm'), await owner('professione')]
    const { results } = (await call(path(await code(trained)), trained)).json()
    expect(results[1].html).toContain('Condizioni integrative')
    expect((await call(path(await code(other)), other)).json().results).toHaveLength(1)
    expect((await call(path(await code(trained)), other)).statusCode).toBe(403)
  })

  test('[API-231, SUB-011, SUB-012] the certificate is a PDF of whoever asks, with their own name and dates', async () => {
    const memberId = await owner('professione')
    const query = (parts: object = {}) =>
      `/pdf?${new URLSearchParams({ name: 'Carla Prova', startDate: '15/11/26', endDate: '15/11/27', ...parts })}`
    const pdf = await call(query(), memberId)
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="Certificato iscrizione.pdf"')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await call(query({ name: 'Altra Persona' }), memberId)).statusCode).toBe(403)
    expect((await call(query({ endDate: '15/11/30' }), memberId)).statusCode).toBe(403)
    expect((await call(query({ endDate: '2027-11-15' }), memberId)).statusCode).toBe(400)
    expect((await call(query(), await owner())).statusCode).toBe(403)
    expect((await call(query())).statusCode).toBe(401)
  })
})
