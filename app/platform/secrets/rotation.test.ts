import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { isSealedAnew, openAtRest, sealAtRest } from './at-rest.server.ts'
import { countRowsUnder, rotateSecrets } from './rotation-commands.server.ts'
import { replaceSealed } from './sealed-store.server.ts'

const database = useTestDatabase()
const OLD = 'the old secret of the club, long enough'
const NEW = 'the new secret of the club, long enough'
const BOTH = `${NEW}\n${OLD}`

describe('[IDN-033] a ring of secrets', () => {
  test('opens what any of them sealed, and seals with the first', () => {
    const before = sealAtRest('parole', OLD, 'totp')
    expect(openAtRest(before, BOTH, 'totp')).toBe('parole')
    expect([openAtRest(before, NEW, 'totp'), openAtRest(before, BOTH, 'login-key')]).toEqual([null, null])
    const after = sealAtRest('parole', BOTH, 'totp')
    expect(openAtRest(after, NEW, 'totp')).toBe('parole')
    expect(openAtRest(after, OLD, 'totp')).toBeNull()
    expect([isSealedAnew(before, BOTH), isSealedAnew(after, BOTH)]).toEqual([false, true])
  })

  test('opens what was sealed before sealed texts named their secret and purpose', () => {
    const sealed = sealAtRest('parole', OLD, 'known-device')
    const older = `aes-256-gcm:${sealed.split(':')[3]}`
    expect(openAtRest(older, BOTH, 'known-device')).toBe('parole')
    expect(openAtRest(older, BOTH, 'totp')).toBeNull()
  })

  test('a purpose changed by hand opens nothing', () => {
    const sealed = sealAtRest('parole', OLD, 'totp')
    expect(openAtRest(sealed.replace(':totp:', ':login-key:'), OLD, 'login-key')).toBeNull()
  })
})

describe('[IDN-033] rotating', () => {
  const insert = (count: number, secret: string, purpose = 'totp') =>
    database.pool.query('insert into sealed_by_nobody (sealed_words) select unnest($1::text[])', [
      Array.from({ length: count }, (_, at) => sealAtRest(`${purpose} ${at}`, secret, purpose)),
    ])
  const opened = async (secrets: string) => {
    const { rows } = await database.pool.query<{ sealed_words: string }>(
      'select sealed_words from sealed_by_nobody where sealed_words is not null',
    )
    return rows.map(({ sealed_words: sealed }) => openAtRest(sealed, secrets, 'totp')).filter((text) => text !== null)
  }
  beforeEach(async () => {
    await database.clear()
    await database.pool.query('drop table if exists sealed_by_nobody')
    await database.pool.query('create table sealed_by_nobody (id serial, sealed_words text, words text)')
  })

  afterAll(async () => {
    await database.pool.query('drop table if exists sealed_by_nobody')
  })

  test('seals every row of every table again in batches of 500, and says what is left of each purpose', async () => {
    await insert(1_200, OLD)
    await insert(3, OLD, 'a purpose: with signs')
    await insert(40, BOTH)
    await database.pool.query("insert into sealed_by_nobody (words) values ('aes-256 is not sealed')")
    const batches: number[] = []
    expect(await rotateSecrets(database.db, BOTH, (rows) => batches.push(rows))).toEqual([
      { purpose: 'a purpose: with signs', rows: 0 },
      { purpose: 'totp', rows: 0 },
    ])
    expect(batches).toEqual([500, 500, 203])
    expect(await opened(NEW)).toHaveLength(1_240)
  })

  test('killed between two batches, it goes on where it was', async () => {
    await insert(700, OLD)
    const dies = () => {
      throw new Error('killed')
    }
    await expect(rotateSecrets(database.db, BOTH, dies)).rejects.toThrow('killed')
    expect(await opened(NEW)).toHaveLength(500)
    expect(await rotateSecrets(database.db, BOTH)).toEqual([{ purpose: 'totp', rows: 0 }])
    expect(await opened(NEW)).toHaveLength(700)
  })

  test('what the club writes meanwhile stays, and two rotations at once do no harm', async () => {
    await insert(700, OLD)
    const fresh = sealAtRest('scritto adesso', BOTH, 'totp')
    const [before] = (await database.pool.query('select sealed_words from sealed_by_nobody limit 1')).rows
    await database.pool.query('update sealed_by_nobody set sealed_words = $1 where sealed_words = $2', [
      fresh,
      before.sealed_words,
    ])
    const column = { table: 'sealed_by_nobody', column: 'sealed_words' }
    const late = { before: before.sealed_words, after: sealAtRest('di prima', BOTH, 'totp') }
    expect(await replaceSealed(database.db, column, [late])).toBe(0)
    await Promise.all([rotateSecrets(database.db, BOTH), rotateSecrets(database.db, BOTH)])
    const texts = await opened(NEW)
    expect([texts.length, texts.includes('scritto adesso')]).toEqual([700, true])
  })

  test('what no secret of the club opens is left as it is and counted', async () => {
    await insert(600, 'a secret that nobody has any more, alas')
    await insert(5, OLD)
    expect(await rotateSecrets(database.db, BOTH)).toEqual([{ purpose: 'totp', rows: 600 }])
    expect(await opened(NEW)).toHaveLength(5)
  })

  test('how many rows a secret sealed is known', async () => {
    await insert(2, OLD)
    await insert(3, NEW)
    expect(await countRowsUnder(database.db, [NEW, OLD, 'another secret of the club, long enough'])).toEqual([3, 2, 0])
  })
})
