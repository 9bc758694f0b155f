import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ListField } from '#areas/lists/field-store.server.ts'
import { choicesOf } from '#areas/lists/question-context.server.ts'
import { countRows, eachRowAsked, listRowIds } from '#areas/lists/row-store.server.ts'
import { type Condition, operatorsOf, readCondition, writeCondition } from '#platform/pure/question.ts'
import { useClub } from '../../../tests/support/club.ts'
import { MEMBER_FIELDS, MEMBERS } from './store.server.ts'

/** The same question is the same people wherever it is asked. */
const club = useClub()
const known = new Map<string, { values: string[]; which: string[] }>()
beforeAll(async () => {
  for (const field of MEMBER_FIELDS) {
    const { values, which } = await choicesOf(club.database.db, field)
    known.set(field.name, { values: values.map(({ value }) => value), which: which.map(({ value }) => value) })
  }
})

const day = fc
  .integer({ min: -900, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 10, 15 + days)).toISOString().slice(0, 10))
const days = fc.integer({ min: 0, max: 700 }).map(String)
const period = fc.oneof(
  day.map((first) => ({ operator: 'before' as const, values: [first] })),
  fc.tuple(day, day).map((pair) => ({ operator: 'between' as const, values: pair.toSorted() })),
  fc
    .tuple(fc.constantFrom('last' as const, 'next' as const), days)
    .map(([operator, count]) => ({ operator, values: [count] })),
)

function conditionOn(field: ListField): fc.Arbitrary<Condition> {
  const { values = [], which = [] } = known.get(field.name) ?? {}
  const main = fc
    .constantFrom(...operatorsOf(field))
    .chain((operator): fc.Arbitrary<Pick<Condition, 'operator' | 'values'>> => {
      if (operator === 'empty') return fc.constant({ operator, values: [] })
      if (field.kind === 'day') return period
      if (field.kind === 'flag') return fc.constantFrom('si', 'no').map((flag) => ({ operator, values: [flag] }))
      if (field.kind === 'number')
        return fc.integer({ min: 0, max: 200 }).map((amount) => ({ operator, values: [String(amount)] }))
      if (field.kind === 'text')
        return fc.constantFrom('a', 'ro', 'r', '%', "l'").map((text) => ({ operator, values: [text] }))
      return fc
        .subarray(values, { minLength: 1, maxLength: Math.min(6, values.length) })
        .map((chosen) => ({ operator, values: chosen }))
    })
  return fc
    .record({
      isDenied: fc.boolean(),
      main,
      which:
        field.which && which.length > 0
          ? fc.subarray(which, { maxLength: Math.min(4, which.length) })
          : fc.constant([]),
      when: field.when ? fc.option(period) : fc.constant(null),
    })
    .map(({ main: part, ...rest }) => ({ field: field.name, ...rest, ...part }))
}

test('list, count and file give the same people at one instant, for 200 questions made at random', async () => {
  const now = club.clock.now()
  const askable = MEMBER_FIELDS.filter(
    ({ name, kind }) => kind !== 'choice' || (known.get(name)?.values.length ?? 0) > 0,
  )
  const question = fc.record({
    conditions: fc.array(fc.constantFrom(...askable).chain(conditionOn), { minLength: 1, maxLength: 4 }),
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
    select 71000000 + n, 'file' || n || '@posta.example', 'Ada', 'M' || n, 'F' || n, now() from generate_series(1, 1200) n`)
  const before = await listRowIds(db, MEMBERS, everybody, now, { order, limit: 100_000, offset: 0 })
  const taken: string[] = []
  await eachRowAsked(db, MEMBERS, { question: everybody, order, now }, async (rows) => {
    if (taken.length === 0) await pool.query("update members set surname = 'Zzz' || surname where username >= 71000000")
    taken.push(...rows.map(({ id }) => id))
  })
  expect(taken).toEqual(before)
})
