import { describe, expect, test } from 'vitest'
import { testEnv, testServer } from '../../../tests/support/http.ts'
import { type MetricSources, registerMetrics } from './metrics.server.ts'

const TOKEN = 'misure-del-club-2026'
const bearer = { authorization: `Bearer ${TOKEN}` }
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://club.example.it',
  ALLOW_EMBEDDED_DB: '1',
}

function server(variables: Record<string, string>, sources?: MetricSources) {
  const env = testEnv(variables)
  return testServer(
    (app) => {
      registerMetrics(app, env, sources)
      app.get('/corsi/:id', async () => 'ok')
    },
    { env },
  )
}

describe('who may read the numbers', () => {
  test('with a token, whoever has it', async () => {
    const app = await server({ METRICS_TOKEN: TOKEN })
    expect((await app.inject({ url: '/metrics', headers: bearer })).statusCode).toBe(200)
    for (const authorization of ['', 'Bearer wrong', TOKEN, `Bearer ${TOKEN}x`])
      expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(401)
  })

  test('without a token, only the machine itself, and nobody in production', async () => {
    const demo = await server({})
    expect((await demo.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(200)
    expect((await demo.inject({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(404)
    const forwarded = { 'x-forwarded-for': '10.0.0.9' }
    expect((await demo.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: forwarded })).statusCode).toBe(
      404,
    )
    const production = await server(PRODUCTION)
    expect((await production.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(404)
  })
})

describe('what they say', () => {
  test('[IDN-013] how many new passwords the service of stolen ones did not answer about', async () => {
    const app = await server({}, { unansweredBreachChecks: () => 3 })
    expect((await app.inject('/metrics')).body).toContain('breached_password_checks_unanswered_total 3')
  })

  test('requests are counted by pattern, never by address', async () => {
    const app = await server({})
    await app.inject('/corsi/7?email=canarino@posta.example')
    await app.inject('/mai-vista')
    const text = (await app.inject('/metrics')).body
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/corsi/:id",status="200"} 1')
    expect(text).toContain('route="none",status="404"')
    expect(text).not.toMatch(/canarino|mai-vista/)
  })

  test('the other rooms are read when asked', async () => {
    const app = await server(
      {},
      {
        pageCache: () => ({ pages: 3, bytes: 4096, hits: 10, misses: 2, evictions: 1, wipes: 2 }),
        pool: { totalCount: 5, idleCount: 4, waitingCount: 0 },
        jobs: async () => [{ queue: 'mail', waiting: 2, active: 1, failed: 7 }],
        mail: async () => ({ waiting: 2, failed: 1 }),
      },
    )
    await app.inject('/metrics')
    const text = (await app.inject('/metrics')).body
    for (const line of [
      'page_cache_bytes 4096',
      'page_cache_hits_total 10',
      'db_pool_idle 4',
      'jobs{queue="mail",state="failed"} 7',
      'mail_outbox{state="waiting"} 2',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(line)
  })

  test('a dead database takes away its own numbers only', async () => {
    const app = await server({}, { jobs: () => Promise.reject(new Error('gone')) })
    const answer = await app.inject('/metrics')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('process_resident_memory_bytes')
  })
})
