import net from 'node:net'
import { describe, expect, test } from 'vitest'
import { listenOnLoopback, testEnv, testServer } from '../../../tests/support/http.ts'
import { closeGracefully } from './limits.server.ts'

describe('slow clients', () => {
  test('one that never ends its headers, or its body, or never says a word, is closed within 15 seconds', async () => {
    const app = await testServer((server) => server.post('/echo', async (request) => request.body))
    const { port } = await listenOnLoopback(app)
    const post = 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'
    const seconds = await Promise.all([
      secondsUntilClosed(port, 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-a: b\r\n'),
      secondsUntilClosed(port, post, 'x'),
      secondsUntilClosed(port, '', ''),
    ])
    expect(Math.max(...seconds)).toBeLessThan(15)
  }, 20_000)

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
      { env: testEnv({ MAX_EVENT_LOOP_DELAY_MS: '50' }) },
    )
    await app.ready()
    let shed = await app.inject('/ok')
    for (let round = 0; round < 60 && shed.statusCode !== 503; round += 1) {
      block(150)
      await nextTurn()
      shed = await app.inject('/ok')
    }
    expect(shed.statusCode).toBe(503)
    expect(shed.headers['retry-after']).toBe('5')
    expect(shed.json().message).toBe('In questo momento ci sono troppe richieste. Riprova tra poco.')
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    await expect.poll(async () => (await app.inject('/ok')).statusCode, { timeout: 10_000, interval: 100 }).toBe(200)
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
    const closing = closeGracefully(app, { timeoutMs: 5000 })
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

function secondsUntilClosed(port: number, start: string, drip: string): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now()
    const socket = net.connect(port, '127.0.0.1', () => socket.write(start))
    const timer = setInterval(() => {
      if (drip && socket.writable) socket.write(drip)
    }, 500)
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve((performance.now() - began) / 1000)
    })
  })
}

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 1))
