import { describe, expect, test } from 'vitest'
import { holdMonotonicClock } from '../../../tests/support/hold-timers.ts'
import { testServer } from '../../../tests/support/http.ts'
import { type HealthOptions, registerHealth, untilTrue } from './health.server.ts'

const server = (checks: HealthOptions['checks'], timeoutMs = 100) =>
  testServer((app) => registerHealth(app, { store: 'embedded', checks, timeoutMs }))

describe('/health/ready', () => {
  test('says which store is in use and that every part answers', async () => {
    const app = await server({ database: async () => true, jobs: () => true })
    const answer = await app.inject('/health/ready')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ready', store: 'embedded', checks: { database: 'ok', jobs: 'ok' } })
  })

  test.each([
    ['says no', async () => false],
    ['throws', () => Promise.reject(new Error('password=segreta'))],
    ['never answers', () => new Promise<boolean>(() => undefined)],
  ])('is 503 with Retry-After when a part %s, naming only the part', async (_how, check) => {
    const app = await server({ database: check, jobs: () => true })
    const answer = await app.inject('/health/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({
      status: 'not-ready',
      store: 'embedded',
      checks: { database: 'failed', jobs: 'ok' },
    })
  })

  test('a flood of questions asks the database once', async () => {
    const clock = holdMonotonicClock()
    let asked = 0
    const app = await server({
      database: () => {
        asked += 1
        return true
      },
    })
    await Promise.all(Array.from({ length: 50 }, () => app.inject('/health/ready')))
    expect(asked).toBe(1)
    clock.advance(501)
    await app.inject('/health/ready')
    expect(asked).toBe(2)
  })
})

test('/health/live answers whatever the parts do', async () => {
  const app = await server({ database: async () => false })
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' })
})

test('what cannot become false again is asked only until it is true', async () => {
  const answers = [false, true, false]
  const check = untilTrue(async () => answers.shift() ?? false)
  expect([await check(), await check(), await check(), answers.length]).toEqual([false, true, true, 1])
})
