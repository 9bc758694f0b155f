import net from 'node:net'
import { describe, expect, test } from 'vitest'
import { listenOnLoopback, testEnv, testServer } from '../../../tests/support/http.ts'
import { Unavailable } from '../errors.ts'

const EXPECTED = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cache-control': 'private, no-store',
}

async function server(variables: Record<string, string> = {}) {
  return testServer(
    (app) => {
      app.get('/ok', async () => 'ok')
      app.get('/bug', async () => {
        throw new Error('bug')
      })
      app.get('/busy', async () => {
        throw new Unavailable()
      })
      app.post('/body', async () => 'ok')
    },
    { env: testEnv(variables) },
  )
}

describe('every answer carries the security headers', () => {
  test.each([
    ['GET', '/ok', 200],
    ['GET', '/missing', 404],
    ['GET', '/bug', 500],
    ['GET', '/busy', 503],
    ['GET', '/%zz', 400],
    ['POST', '/body', 415],
  ] as const)('%s %s, %i', async (method, url, status) => {
    const app = await server()
    const payload = method === 'POST' ? { headers: { 'content-type': 'image/png' }, payload: 'x' } : {}
    const answer = await app.inject({ method, url, ...payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject(EXPECTED)
  })

  test('also what is not HTTP at all', async () => {
    const { port } = await listenOnLoopback(await server())
    const answer = await sendRaw(port, 'NOT HTTP AT ALL\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('La richiesta non è valida.')
  })

  test('also headers larger than we read', async () => {
    const { port } = await listenOnLoopback(await server())
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('content-security-policy: ')
  })

  test('strict transport is asked only where there is TLS', async () => {
    const https = await server({ PUBLIC_ORIGIN: 'https://club.example.it' })
    expect((await https.inject('/missing')).headers['strict-transport-security']).toMatch(/max-age=31536000/)
    expect((await (await server()).inject('/ok')).headers).not.toHaveProperty('strict-transport-security')
  })
})

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}
