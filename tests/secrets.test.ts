import { expect, test } from 'vitest'
import { secretFaults } from './architecture/secrets.ts'
import { projectFiles, readProjectFile } from './architecture/source.ts'

test('nothing in the tree opens a door', () => {
  const files = projectFiles().filter((path) => !/\.(png|jpe?g|webp|avif|woff2?|ico|pdf|gz)$/.test(path))
  expect(files.length).toBeGreaterThan(100)
  expect(secretFaults(files.map((path) => ({ path, text: readProjectFile(path) })))).toEqual([])
})

// Written in two halves, so that this file does not hold what it looks for.
test.each([
  ['a private key', `-----BEGIN RSA PRIVATE${' KEY-----'}\nMIIEpAIBAAKCAQEAx0Z1Y2Zm`],
  ['an AWS key', `AKIA${'IOSFODNN7EXAMPLE'}`],
  ['a GitHub token', `ghp_${'a1B2'.repeat(9)}`],
  ['an npm token', `npm_${'a1B2'.repeat(9)}`],
  ['a payment key', `sk_live_${'a1B2'.repeat(6)}`],
  ['a signed token', `eyJ${'hbGc'.repeat(6)}.eyJ${'zdWI'.repeat(6)}.${'c2ln'.repeat(8)}`],
  ['a password in an address', `postgres://club:${'tr0ub4dor'}@db.internal/club`],
])('the checker sees %s', (kind, text) => {
  expect(secretFaults([{ path: 'app/a.ts', text }])).toEqual([expect.stringContaining(kind)])
})

test.each(['.env', 'keys/server.pem', 'id_rsa'])('the checker sees the file %s', (path) => {
  expect(secretFaults([{ path, text: '' }])).toHaveLength(1)
})
