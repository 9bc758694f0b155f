import net from 'node:net'
import { describe, expect, test } from 'vitest'
import { listenOnLoopback, testEnv, testServer } from '../../../tests/support/http.ts'
import { until, WAIT_MS } from '../../../tests/support/patience.ts'
import { closeGracefully } from './limits.server.ts'
import { serverOptions } from './server-options.server.ts'

describe('slow clients', () => {
  test('one that never ends its headers, or its body, or never says a word, is closed after 15 seconds at most', async () => {
    const app = await testServer((server) => server.post('/echo', async (request) => request.body))
    const { port } = await listenOnLoopback(app)
    const post = 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'
    await Promise.all([
      closed(port, 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-a: b\r\n'),
      closed(port, post, 'x'),
      closed(port, '', ''),
    ])
    const { headersTimeout, requestTimeout, connectionsCheckingInterval } = serverOptions(testEnv()).http
    expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThan(15_000)
  })

  test('connections beyond the limit are refused and the others go on', async () => {
    const app = await testServer((server) => server.get('/ok', async () => 'ok'), {
      env: testEnv({ MAX_CONNECTIONS: '10' }),
    })
    const { port } = await listenOnLoopback(app)
    const held = await Promise.all(Array.from({ length: 10 }, () => connected(port)))
    const refused = await connected(port)
    await new Promise((resolve) => refused.once('close', resolve))
    held[0]?.write('GET /ok HTTP/1.1\r\nHost: a\r\n\r\n')
    const answer = await new Promise<string>((resolve) => held[0]?.once('data', (chunk) => resolve(chunk.toString())))
    expect(answer).toContain('200 OK')
    for (const socket of held) socket.destroy()
  })
})

describe('overload', () => {
  test('is shed with 503 and Retry-After, spares health, and recovers by itself', async () => {
    const app = await testServer(
      (server) => {
        server.get('/ok', async () => 'ok')
        server.get('/health/live', async () => 'live')
      },
      { env: testEnv({ MAX_EVENT_LOOP_DELAY_MS: '500' }) },
    )
    await app.ready()
    let shed = await app.inject('/ok')
    await until(async () => {
      block(1500)
      shed = await app.inject('/ok')
      return shed.statusCode === 503
    })
    expect(shed.headers['retry-after']).toBe('5')
    expect(shed.json().message).toBe('In questo momento ci sono troppe richieste. Riprova tra poco.')
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    await expect.poll(async () => (await app.inject('/ok')).statusCode, { interval: 100 }).toBe(200)
  })
})

describe('closing', () => {
  test('lets a request that has begun end, and refuses new connections', async () => {
    let finish: (value: string) => void = () => undefined
    const begun = Promise.withResolvers<void>()
    const app = await testServer((server) =>
      server.get('/slow', () => {
        begun.resolve()
        return new Promise<string>((resolve) => {
          finish = resolve
        })
      }),
    )
    const { origin, port } = await listenOnLoopback(app)
    const answer = fetch(`${origin}/slow`).then((response) => response.text())
    await begun.promise
    const closing = closeGracefully(app, { timeoutMs: WAIT_MS })
    await expect.poll(() => isRefused(port)).toBe(true)
    finish('finito')
    expect(await answer).toBe('finito')
    expect(await closing).toEqual({ isClean: true })
  })

  test('cuts who never ends after the time given', async () => {
    const begun = Promise.withResolvers<void>()
    const app = await testServer((server) =>
      server.get('/never', () => {
        begun.resolve()
        return new Promise<string>(() => undefined)
      }),
    )
    const { origin } = await listenOnLoopback(app)
    const answer = fetch(`${origin}/never`).catch(() => 'cut')
    await begun.promise
    expect(await closeGracefully(app, { timeoutMs: 200 })).toEqual({ isClean: false })
    expect(await answer).toBe('cut')
  })
})

function connected(port: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })
}

async function isRefused(port: number): Promise<boolean> {
  try {
    const socket = await connected(port)
    socket.destroy()
    return false
  } catch {
    return true
  }
}

/** Resolves when the server has closed the connection of somebody who says little and never ends. */
function closed(port: number, start: string, drip: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(start))
    // Long before the minute after which any connection without a word is closed.
    socket.setTimeout(40_000, () => reject(new Error('a silent connection was kept')))
    const timer = setInterval(() => {
      if (drip && socket.writable) socket.write(drip)
    }, 500)
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve()
    })
  })
}

/** Nothing else happens in this thread for so long. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
