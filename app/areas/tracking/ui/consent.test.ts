// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://club.example.it/" }

import { afterEach, expect, test, vi } from 'vitest'
import { currentConsent, giveConsent } from './consent.ts'

const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0])

afterEach(() => {
  for (const name of names()) {
    // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store.
    document.cookie = `${name}=; Path=/; Max-Age=0; Secure`
  }
  vi.unstubAllGlobals()
})

test('[IDN-023] over https the choice is kept under a name that only this host can write', () => {
  vi.stubGlobal('fetch', async () => new Response())
  const written = vi.spyOn(document, 'cookie', 'set')
  giveConsent(['statistics'])
  expect(written.mock.calls).toEqual([
    [expect.stringMatching(/^__Host-cookie_consent=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/)],
  ])
  expect(currentConsent()?.purposes).toEqual(['statistics'])
  written.mockRestore()
})

test('[IDN-023] a choice of the old name is moved and ended', () => {
  vi.stubGlobal('fetch', async () => new Response())
  giveConsent(['statistics'])
  const [, value = ''] = /__Host-cookie_consent=([^;]+)/.exec(document.cookie) ?? []
  // biome-ignore-start lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store.
  document.cookie = '__Host-cookie_consent=; Path=/; Max-Age=0; Secure'
  document.cookie = `cookie_consent=${value}; Path=/`
  // biome-ignore-end lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store.
  expect(currentConsent()?.purposes).toEqual(['statistics'])
  expect(names()).toEqual(['__Host-cookie_consent'])
  expect(currentConsent()?.purposes).toEqual(['statistics'])
})
