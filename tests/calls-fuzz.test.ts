import { tmpdir } from 'node:os'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#app/api.server.ts'
import { memberData } from '#app/member-data.server.ts'
import { provideSignInSettings } from '#areas/account/settings.server.ts'
import { ANONYMOUS, type Viewer } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { provideBillingSettings } from '#areas/billing/context.server.ts'
import { provideRecommender } from '#areas/magazines/context.server.ts'
import { provideHealthNews } from '#areas/news/context.server.ts'
import { provideMemberData } from '#areas/profile/member-data-context.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { lendDisk } from '#platform/files/lent-disk.server.ts'
import { createHttpServer } from '#platform/http/http-server.server.ts'
import { bodySchemaOf, type JsonSchema, type OpenApi, type Operation } from '#platform/http/openapi.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { lendOutside, standInOutside } from '#platform/outside/outside.server.ts'
import { lendSecret } from '#platform/secrets/lent-secret.server.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useTestDatabase } from './support/database.ts'
import { testEnv } from './support/http.ts'

const database = useTestDatabase()
const env = testEnv()
let app: FastifyInstance
let viewer: Viewer = ANONYMOUS
let administrator: Viewer

beforeAll(async () => {
  const { db } = database
  const now = systemClock.now()
  const memberId = await makeMember(db, { now, type: 'PREMIUM', person: { staffRole: 'administrator' } })
  const found = await findViewerByMemberId(db, memberId, now)
  if (!found) throw new Error('The administrator of this test was not made.')
  administrator = { audience: found.audience, member: found.member, sessionId: null }
  app = await createHttpServer(env)
  provideMemberData(app, memberData)
  const outside = standInOutside({ db, clock: systemClock })
  provideBillingSettings(app, {
    payments: outside.payments,
    club: env.club,
    origin: env.publicOrigin,
    forgetMember: () => undefined,
  })
  lendOutside(app, outside)
  // Only JSON is sent here, so nothing is ever written on it.
  lendDisk(app, await openDisk({ files: env.files, dataFolder: tmpdir() }))
  lendSecret(app, 'x'.repeat(64))
  provideHealthNews(app, { url: undefined, isDemo: true, db, clock: systemClock, log: app.log })
  provideRecommender(app, { url: undefined, clock: systemClock, log: app.log })
  provideSignInSettings(app, {
    secret: 'x'.repeat(64),
    trialNeedsProof: false,
    isHttps: false,
    isDemo: true,
    club: testEnv().club,
    origin: 'http://localhost:3000',
  })
  await registerCalls(app, calls, {
    db,
    clock: systemClock,
    publicOrigin: env.publicOrigin,
    isStrict: true,
    resolveViewer: () => viewer,
  })
})
afterAll(() => app.close())

/** Values of the right names and often of the right kinds, so that many pass the shape and reach the code behind it. */
const value = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('1001', 'a@b.it', '2026-02-30', "' or 1=1 --", '%00', '\0', '💊', '-1', '1e400'),
  },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

function bodyOf(schema: JsonSchema | undefined) {
  const names = Object.keys((schema?.properties ?? {}) as object)
  const named = fc.record(Object.fromEntries(names.map((name) => [name, value])))
  return fc.oneof({ weight: 3, arbitrary: named as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: fc.jsonValue() })
}

async function described(): Promise<Map<string, Operation>> {
  viewer = administrator
  const { paths } = (await app.inject('/api/openapi.json')).json<OpenApi>()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  )
  return new Map(operations)
}

describe('no call answers a 5xx, whatever it is sent', () => {
  let operations: Map<string, Operation>
  beforeAll(async () => {
    operations = await described()
  })

  test.each(calls.map((call) => [call.method, call.path] as const))('%s %s', async (method, path) => {
    const operation = operations.get(`${method} ${path}`)
    if (!operation) throw new Error('A call is not described.')
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    const query = fc.record(
      Object.fromEntries([...inQuery, 'other'].map((name) => [name, fc.option(value, { nil: undefined })])),
    )
    const body = bodyOf(bodySchemaOf(operation))
    await fc.assert(
      fc.asyncProperty(fc.boolean(), value, query, body, async (isAdministrator, parameter, asked, sent) => {
        viewer = isAdministrator ? administrator : ANONYMOUS
        const search = Object.entries(asked)
          .filter(([, part]) => part !== undefined)
          .map(([name, part]) => `${name}=${encode(part)}`)
        const url = `/api${path.replace(/\{\w+\}/g, () => encode(parameter))}?${search.join('&')}`
        const payload = method === 'GET' ? undefined : JSON.stringify(sent)
        const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
        const answer = await app.inject({ method: method as 'POST', url, headers, payload })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})

const encode = (part: unknown) => encodeURIComponent(String(typeof part === 'object' ? JSON.stringify(part) : part))
