import { createServer, type RequestListener } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { holdMonotonicClock } from '../../../tests/support/hold-timers.ts'
import { WAIT_MS } from '../../../tests/support/patience.ts'
import { Unavailable } from '../errors.ts'
import type { Log } from '../log/log.server.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import { type CopyKeeper, lastGood } from './last-good.ts'
import { type ResilientFetchOptions, resilientFetch } from './resilient-fetch.server.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

async function system(answer: RequestListener): Promise<{ baseUrl: string; calls: () => number }> {
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as { port: number }).port}`, calls: () => calls }
}

const client = (baseUrl: string, more: Partial<ResilientFetchOptions> = {}) =>
  resilientFetch({
    name: 'il servizio di pagamento',
    baseUrl,
    log: silent,
    timeoutMs: WAIT_MS,
    retryDelayMs: 5,
    ...more,
  })

/** For those who never answer: whoever may wait for ever is waited for as little as possible. */
const IMPATIENT = { timeoutMs: 200 }

async function deadPort(): Promise<string> {
  const server = createSocketServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

async function expectPlainRefusal(request: Promise<unknown>) {
  const error = await request.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Unavailable)
  expect((error as Unavailable).message).toBe(
    'In questo momento il servizio di pagamento non risponde. Riprova tra poco.',
  )
}

describe('a system that', () => {
  test('answers is heard', async () => {
    const { baseUrl } = await system((_request, response) => response.end('ciao'))
    expect(await client(baseUrl).request('/a')).toMatchObject({ status: 200, text: 'ciao' })
  })

  test('refuses connections', async () => {
    await expectPlainRefusal(client(await deadPort()).request('/'))
  })

  test('hangs', async () => {
    const { baseUrl, calls } = await system(() => undefined)
    await expectPlainRefusal(client(baseUrl, IMPATIENT).request('/'))
    // A machine so busy that the request has not left when its time is over makes fewer arrive.
    expect(calls()).toBeLessThanOrEqual(3)
  })

  test('drips its answer for ever', async () => {
    const { baseUrl } = await system((_request, response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    })
    await expectPlainRefusal(client(baseUrl, IMPATIENT).request('/'))
  })

  test('resets', async () => {
    const { baseUrl } = await system((request) => request.socket.resetAndDestroy())
    await expectPlainRefusal(client(baseUrl).request('/'))
  })

  test('answers more than we are ready to hear', async () => {
    const { baseUrl } = await system((_request, response) => response.end('x'.repeat(5000)))
    await expectPlainRefusal(client(baseUrl, { maxBytes: 1000 }).request('/'))
  })

  test('sends us somewhere else', async () => {
    const { baseUrl } = await system((_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    )
    await expectPlainRefusal(client(baseUrl).request('/'))
  })

  test('fails once is asked again', async () => {
    let turn = 0
    const { baseUrl } = await system((_request, response) => {
      turn += 1
      response.writeHead(turn === 1 ? 503 : 200).end('ora sì')
    })
    expect(await client(baseUrl).request('/')).toMatchObject({ status: 200, text: 'ora sì' })
  })

  test('fails a write is not asked twice, unless the write may arrive twice', async () => {
    const { baseUrl, calls } = await system((_request, response) => response.writeHead(500).end())
    await expectPlainRefusal(client(baseUrl).request('/', { method: 'POST', body: '{}' }))
    expect(calls()).toBe(1)
    await expectPlainRefusal(client(baseUrl).request('/', { method: 'POST', body: '{}', isRepeatable: true }))
    expect(calls()).toBe(4)
  })

  test('says no is believed', async () => {
    const { baseUrl, calls } = await system((_request, response) => response.writeHead(404).end('niente'))
    expect(await client(baseUrl).request('/')).toMatchObject({ status: 404, text: 'niente' })
    expect(calls()).toBe(1)
  })
})

describe('the circuit breaker', () => {
  test('leaves a system that is down alone, and finds it again when it is back', async () => {
    let isDown = true
    const { baseUrl, calls } = await system((_request, response) => response.writeHead(isDown ? 500 : 200).end('ok'))
    const clock = holdMonotonicClock()
    const { request, breaker } = client(baseUrl, { retries: 0, breaker: { failures: 3, coolDownMs: 100 } })
    for (let turn = 0; turn < 10; turn += 1) await expectPlainRefusal(request('/'))
    expect(calls()).toBe(3)
    expect(breaker.state()).toBe('open')
    isDown = false
    await expectPlainRefusal(request('/'))
    clock.advance(100)
    expect((await request('/')).text).toBe('ok')
    expect(breaker.state()).toBe('closed')
  })

  test('after a rest one request tries, alone', () => {
    let now = 0
    const breaker = circuitBreaker({ failures: 2, coolDownMs: 100 }, () => now)
    breaker.failed()
    expect(breaker.mayTry()).toBe(true)
    breaker.failed()
    expect(breaker.mayTry()).toBe(false)
    now = 100
    expect([breaker.mayTry(), breaker.mayTry(), breaker.state()]).toEqual([true, false, 'trying'])
    breaker.failed()
    expect(breaker.mayTry()).toBe(false)
    now = 200
    expect(breaker.mayTry()).toBe(true)
    breaker.succeeded()
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true])
  })
})

describe('the last good copy', () => {
  test('is shown while the source is down, and only if there ever was one', async () => {
    let copy: string | null = null
    const keeper: CopyKeeper<string> = {
      read: async () => copy,
      save: async (value) => {
        copy = value
      },
    }
    const down = () => Promise.reject(new Unavailable())
    await expect(lastGood(down, keeper)).rejects.toThrow(Unavailable)
    expect(await lastGood(async () => 'lunedì', keeper)).toEqual({ value: 'lunedì', isFresh: true })
    expect(await lastGood(down, keeper)).toEqual({ value: 'lunedì', isFresh: false })
  })
})
