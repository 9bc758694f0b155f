import { expect, test } from 'vitest'
import { openAtRest, sealAtRest } from './at-rest.server.ts'

const secret = 'a secret of at least thirty-two characters'

test('what is sealed opens with the same secret and purpose, and with nothing else', () => {
  const sealed = sealAtRest('chiave privata', secret, 'login-key')
  expect(sealed).not.toContain('chiave')
  expect(openAtRest(sealed, secret, 'login-key')).toBe('chiave privata')
  expect(openAtRest(sealed, `${secret}!`, 'login-key')).toBeNull()
  expect(openAtRest(sealed, secret, 'another purpose')).toBeNull()
})

test('what was altered does not open', () => {
  const sealed = sealAtRest('chiave privata', secret, 'login-key')
  const bytes = Buffer.from(sealed.split(':')[1] ?? '', 'base64')
  bytes[14] = (bytes[14] ?? 0) ^ 1
  expect(openAtRest(`aes-256-gcm:${bytes.toString('base64')}`, secret, 'login-key')).toBeNull()
  expect(openAtRest('chiave privata', secret, 'login-key')).toBeNull()
  expect(openAtRest('aes-256-gcm:AAAA', secret, 'login-key')).toBeNull()
})
