import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANONYMOUS, type SubscriptionType, type Viewer } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { ContentType } from '#areas/content/article-model.ts'
import { findItem } from '#areas/content/article-store.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedReading } from '../../../db/seed/reading.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { favoriteCalls } from './api.server.ts'
import { shelfOf } from './rules.ts'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const calls = fastify()

beforeAll(async () => {
  registerErrors(calls)
  await registerCalls(calls, favoriteCalls, {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: ({ headers }) => viewerNamed(headers['x-member']),
  })
})
beforeEach(async () => {
  await database.clear()
  await seedReading(database.db, { now: clock.now(), scale: 1 })
})
afterAll(() => calls.close())

async function viewerNamed(memberId: unknown): Promise<Viewer> {
  const view = typeof memberId === 'string' ? await findViewerByMemberId(database.db, memberId, clock.now()) : null
  return view ? { ...view, sessionId: 'test' } : ANONYMOUS
}

const member = (type: Exclude<SubscriptionType, 'SUSPECT'>) => makeMember(database.db, { now: clock.now(), type })

async function favoriteOf(slug: string): Promise<{ id: string; type: ContentType }> {
  const item = await findItem(database.db, slug, clock.now())
  if (!item) throw new Error(`There is no ${slug}.`)
  return { id: item.id, type: item.contentType }
}

function call(method: 'GET' | 'POST' | 'DELETE', url: string, memberId?: string, payload?: object) {
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', ...(memberId && { 'x-member': memberId }) }
  return calls.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
}

describe('a member', () => {
  test('[API-004, API-005, FAV-003, FAV-007] saves with 201, finds it, takes it away with 200', async () => {
    const [id, favorite] = [await member('REGISTRATO'), await favoriteOf('cefalea-segnali-di-allarme')]
    expect((await call('POST', '/favorites', id, favorite)).statusCode).toBe(201)
    expect((await call('POST', '/favorites', id, favorite)).statusCode).toBe(201)
    expect((await call('GET', '/favorites', id)).json()).toEqual([favorite])
    expect((await call('DELETE', `/favorites/${favorite.id}`, id)).statusCode).toBe(200)
    expect((await call('GET', '/favorites', id)).json()).toEqual([])
  })

  test('[CNT-026] is understood whatever the spelling of the identifier, and what is kept has one', async () => {
    const [id, favorite] = [await member('PREMIUM'), await favoriteOf('cefalea-segnali-di-allarme')]
    const bare = favorite.id.replaceAll('-', '').toUpperCase()
    expect((await call('POST', '/favorites', id, { ...favorite, id: bare })).statusCode).toBe(201)
    expect((await call('GET', '/favorites', id)).json()).toEqual([favorite])
    expect((await call('DELETE', `/favorites/${bare}`, id)).statusCode).toBe(200)
    expect((await call('GET', '/favorites', id)).json()).toEqual([])
  })

  test('never sees or removes what another saved', async () => {
    const [one, other, favorite] = [await member('PREMIUM'), await member('PREMIUM'), await favoriteOf('scheda-braden')]
    await call('POST', '/favorites', one, favorite)
    expect((await call('GET', '/favorites', other)).json()).toEqual([])
    await call('DELETE', `/favorites/${favorite.id}`, other)
    expect((await call('GET', '/favorites', one)).json()).toEqual([favorite])
  })

  test('[CNT-015, CNT-016] cannot save what is closed to them', async () => {
    const id = await member('REGISTRATO')
    for (const slug of ['polizza-colpa-grave-che-cosa-copre', 'consenso-informato-generale'])
      expect((await call('POST', '/favorites', id, await favoriteOf(slug))).statusCode, slug).toBe(403)
    const premium = await member('PREMIUM')
    expect(
      (await call('POST', '/favorites', premium, await favoriteOf('consenso-informato-generale'))).statusCode,
    ).toBe(201)
  })

  test('[FAV-001] cannot call an item by another type, nor save what does not exist', async () => {
    const [id, favorite] = [await member('PREMIUM'), await favoriteOf('scheda-braden')]
    expect((await call('POST', '/favorites', id, { ...favorite, type: 'News' })).statusCode).toBe(400)
    const nobody = { id: '00000000-0000-4000-8000-000000000000', type: 'News' }
    expect((await call('POST', '/favorites', id, nobody)).statusCode).toBe(404)
  })
})

test('[FAV-010] a visitor gets no favourites call through', async () => {
  expect((await call('GET', '/favorites')).statusCode).toBe(401)
  expect((await call('POST', '/favorites', undefined, await favoriteOf('scheda-braden'))).statusCode).toBe(401)
})

test('[FAV-004] modules and tools are found in "Le mie risorse", the rest in "La mia libreria"', () => {
  expect(shelfOf('Tool')).toEqual(shelfOf('Modulo'))
  expect(shelfOf('Modulo')).toEqual({ label: 'Le mie risorse', path: '/profilo/le-mie-risorse' })
  expect(shelfOf('Podcast')).toEqual({ label: 'La mia libreria', path: '/profilo/la-mia-libreria' })
})
