import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRows, eachRowAsked, listRowIds } from '#areas/lists/row-store.server.ts'
import { readCondition, writeCondition } from '#platform/pure/question.ts'
import { useClub } from '../../../tests/support/club.ts'
import { memberConditions } from '../../../tests/support/random-conditions.ts'
import { MEMBER_FIELDS, MEMBERS } from './store.server.ts'

/** The same question is the same people wherever it is asked. */
const club = useClub()
test('list, count and file give the same people at one instant, for 200 questions made at random', async () => {
  const now = club.clock.now()
  const condition = await memberConditions(club.database.db)
  const question = fc.record({
    conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
    order: fc.record({ by: fc.constantFrom(...Object.keys(MEMBERS.orders)), isDescending: fc.boolean() }),
  })
  const { db } = club.database
  let found = 0
  for (const { conditions, order } of fc.sample(question, { numRuns: 200, seed: 24 })) {
    const words = conditions.map((each) => `${each.field}=${writeCondition(each)}`).join('&')
    for (const each of conditions) {
      const field = MEMBER_FIELDS.find(({ name }) => name === each.field)
      expect(field && readCondition(field, writeCondition(each)), words).toEqual(each)
    }
    const asked = { words: [], conditions, isBroken: false }
    const listed = await listRowIds(db, MEMBERS, asked, now, { order, limit: 100_000, offset: 0 })
    const taken: string[] = []
    await eachRowAsked(db, MEMBERS, { question: asked, order, now }, async (rows) => {
      taken.push(...rows.map(({ id }) => id))
    })
    expect(taken, words).toEqual(listed)
    expect(await countRows(db, MEMBERS, asked, now), words).toBe(new Set(listed).size)
    found += listed.length
  }
  expect(found, 'some were answered').toBeGreaterThan(200)
})

test('a broken question is answered by nobody in list, count and file', async () => {
  const { db } = club.database
  const now = club.clock.now()
  const broken = { words: [], conditions: [], isBroken: true }
  const order = { by: 'cognome', isDescending: false }
  let taken = 0
  await eachRowAsked(db, MEMBERS, { question: broken, order, now }, async (rows) => {
    taken += rows.length
  })
  const listed = await listRowIds(db, MEMBERS, broken, now, { order, limit: 10, offset: 0 })
  expect([taken, listed, await countRows(db, MEMBERS, broken, now)]).toEqual([0, [], 0])
})

test('whoever changes while a file is made is neither lost nor met twice', async () => {
  const { db, pool } = club.database
  const now = club.clock.now()
  const everybody = { words: [], conditions: [], isBroken: false }
  const order = { by: 'cognome', isDescending: false }
  await pool.query(`insert into members (username, email, name, surname, client_code, registration_date)
    select 71000000 + n, 'file' || n || '@posta.example', 'Ada', 'M' || n, 'F' || n, now() from generate_series(1, 4500) n`)
  const before = await listRowIds(db, MEMBERS, everybody, now, { order, limit: 100_000, offset: 0 })
  const taken: string[] = []
  await eachRowAsked(db, MEMBERS, { question: everybody, order, now }, async (rows) => {
    if (taken.length === 0) await pool.query("update members set surname = 'Zzz' || surname where username >= 71000000")
    taken.push(...rows.map(({ id }) => id))
  })
  expect(taken).toEqual(before)
})
