import { describe, expect, test } from 'vitest'
import { forgottenSessionCookies, readCookie, sessionCookie, sessionCookieName } from './cookie.ts'

describe('the session cookie', () => {
  test('over TLS carries the __Host- name, Secure, HttpOnly, SameSite=Lax and the whole site', () => {
    const cookie = sessionCookie('abc', { isSecure: true, maxAgeMs: 60_000 })
    expect(cookie).toBe('__Host-camice=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure')
  })

  test('on http://localhost has a plain name, because a browser would refuse the other', () => {
    const cookie = sessionCookie('abc', { isSecure: false, maxAgeMs: 60_000 })
    expect(cookie).toBe('camice=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
  })

  test('is forgotten under both names', () => {
    expect(forgottenSessionCookies().map((cookie) => cookie.split('=')[0])).toEqual(['camice', '__Host-camice'])
    expect(forgottenSessionCookies().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
  })

  test('over TLS is never read from the plain name, which a neighbouring host could have written', () => {
    expect(readCookie('camice=stolen', sessionCookieName(true))).toBeUndefined()
  })
})

describe('reading one cookie of a header', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['camice=abc', 'abc'],
    ['a=1; camice=abc; b=2', 'abc'],
    ['a=1;camice=abc', 'abc'],
    ['camice=abc ; b=2', 'abc'],
    ['xcamice=no; camice=yes', 'yes'],
    ['__Host-camice=no', undefined],
    ['camicex=no', undefined],
    ['a=camice; camice=yes', 'yes'],
    ['a=1  ; camice=yes', 'yes'],
    ['a=of another camice=no', undefined],
    ['a=of another camice=no; camice=yes', 'yes'],
    ['camice', undefined],
    ['camice=', ''],
  ])('%j gives %j', (header, value) => {
    expect(readCookie(header, 'camice')).toBe(value)
  })
})
