import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashesOf, hashTruly } from '../../../tests/support/quick-hashes.ts'
import { HASH_COST, hashPassword, isHashOutdated, isPasswordOf } from './password-hash.server.ts'

beforeAll(() => hashTruly(true))
afterAll(() => hashTruly(false))

test('a password is hashed with Argon2id at no less than the recommended cost, which the hash itself says', async () => {
  expect(HASH_COST.memoryKiB).toBeGreaterThanOrEqual(19_456)
  expect(HASH_COST.passes).toBeGreaterThanOrEqual(2)
  expect(HASH_COST.parallelism).toBe(1)
  expect(await hashPassword('tramonto-sul-lago')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

test('the same password never gives the same hash, and opens both', async () => {
  const [one, other] = [await hashPassword('tramonto-sul-lago'), await hashPassword('tramonto-sul-lago')]
  expect(one).not.toBe(other)
  expect(await isPasswordOf('tramonto-sul-lago', one)).toBe(true)
  expect(await isPasswordOf('tramonto-sul-lago', other)).toBe(true)
  expect(await isPasswordOf('Tramonto-sul-lago', one)).toBe(false)
})

test('a password typed on another keyboard is the same password', async () => {
  expect(await isPasswordOf('perche\u0301-no-2026', await hashPassword('perché-no-2026'))).toBe(true)
})

test.each([null, '', 'plain text', '$argon2id$v=19$m=19456,t=2,p=1$$'])('%j is opened by nothing', async (hash) => {
  expect(await isPasswordOf('tramonto-sul-lago', hash)).toBe(false)
})

test('when nobody has the name the same work is done, so the time tells nothing', async () => {
  const hash = await hashPassword('tramonto-sul-lago')
  const work = (known: string | null) => hashesOf(() => isPasswordOf('un-altra-password', known))
  const [known, unknown] = [await work(hash), await work(null)]
  expect(known).toHaveLength(1)
  expect(unknown).toEqual(known)
})

test('an older, cheaper hash still opens, and is known to be outdated', async () => {
  const cheap = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$xKt307csJMAjcTK7erm5jgdDl8Vw/zmxCdZY/hNlO3M'
  expect(await isPasswordOf('tramonto-sul-lago', cheap)).toBe(true)
  expect(isHashOutdated(cheap)).toBe(true)
  expect(isHashOutdated(await hashPassword('tramonto-sul-lago'))).toBe(false)
  expect(isHashOutdated('rubbish')).toBe(true)
})
