import { describe, expect, test } from 'vitest'
import { testEnv, testServer } from '../../../tests/support/http.ts'
import { isSameOrigin, registerOriginCheck } from './origin.server.ts'

const OURS = 'https://club.example.it'
const json = { 'content-type': 'application/json' }

describe('may a request change something', () => {
  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: OURS, cookie: 'a=1' }, true],
    ['a page of ours in a browser that does not say the site', { origin: OURS, cookie: 'a=1' }, true],
    [
      'a page reached by another name of ours',
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', cookie: 'a=1' },
      true,
    ],
    [
      'a page under our name that came in the clear',
      { origin: 'http://club.example.it', host: 'club.example.it', cookie: 'a=1' },
      false,
    ],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', cookie: 'a=1' }, false],
    [
      'another site in an old browser',
      { origin: 'https://evil.example', host: 'club.example.it', cookie: 'a=1' },
      false,
    ],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.it', cookie: 'a=1' }, false],
    ['another site that hides its origin', { origin: 'null', cookie: 'a=1' }, false],
    ['another site that hides both but sends cookies', { cookie: 'a=1', ...json }, false],
    ['a form without origin', { 'content-type': 'application/x-www-form-urlencoded' }, false],
    ['a form that pretends to be text', { 'content-type': 'text/plain;charset=utf-8' }, false],
    ['typed by hand, origin ours', { 'sec-fetch-site': 'none', origin: OURS }, true],
    ['typed by hand, no origin', { 'sec-fetch-site': 'none' }, false],
    ['another port of our host', { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' }, false],
    ['a program without cookies', json, true],
  ])('%s', (_who, headers, may) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(isSameOrigin({ method, headers }, OURS)).toBe(may)
    for (const method of ['GET', 'HEAD']) expect(isSameOrigin({ method, headers }, OURS)).toBe(true)
  })

  test('an action of a page and its .data form are refused alike, in Italian', async () => {
    const app = await testServer((server) => {
      registerOriginCheck(server, testEnv().publicOrigin)
      server.post('/*', async () => 'done')
    })
    for (const url of ['/profilo', '/profilo.data']) {
      const refused = await app.inject({
        method: 'POST',
        url,
        headers: { origin: 'https://evil.example', cookie: 'camice=1' },
      })
      expect(refused.statusCode).toBe(403)
      expect(refused.json().message).toBe('La richiesta non arriva da una pagina del club.')
      const allowed = await app.inject({
        method: 'POST',
        url,
        headers: { 'sec-fetch-site': 'same-origin', cookie: 'camice=1' },
      })
      expect(allowed.body).toBe('done')
    }
  })
})
