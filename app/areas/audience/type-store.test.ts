import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { expirationAt, subscriptionTypeAt } from './membership-rules.ts'
import type { Membership, Period } from './model.ts'
import { insertMember } from './store.server.ts'
import { members } from './tables.server.ts'
import { expiryAt, typeAt } from './type-store.server.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())

const now = new Date('2026-11-15T12:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

async function enroll({ registrationDate, trial, premiumPeriods }: Membership): Promise<string> {
  return insertMember(database.db, {
    email: 'a@posta.example',
    name: 'Ada',
    surname: 'Rossi',
    registrationDate,
    trial,
    premiumPeriods,
  })
}

async function asked(instant: Date) {
  const { rows } = await database.db.execute<{ id: string; type: string; expires: string | null }>(
    sql`select members.id, ${typeAt(instant)} as type, ${expiryAt(instant)} as expires from ${members}`,
  )
  return new Map(rows.map(({ id, type, expires }) => [id, [type, expires === null ? null : new Date(expires)]]))
}

const long: Period = { start: at(-100), end: at(100) }
const over: Period = { start: at(-100), end: at(-10) }

test.each<[string, Membership]>([
  ['SUSPECT', { registrationDate: at(1), trial: null, premiumPeriods: [] }],
  ['REGISTRATO', { registrationDate: at(0), trial: null, premiumPeriods: [] }],
  ['TRIAL', { registrationDate: at(-200), trial: long, premiumPeriods: [] }],
  ['PREMIUM', { registrationDate: at(-200), trial: over, premiumPeriods: [long] }],
  ['EX_TRIAL', { registrationDate: at(-200), trial: { start: at(-100), end: at(0) }, premiumPeriods: [] }],
  ['EX_PREMIUM', { registrationDate: at(-200), trial: over, premiumPeriods: [{ start: at(-50), end: at(0) }] }],
])(
  'the register asked for everybody’s type says %s of whom the rule says so, to the second',
  async (type, membership) => {
    const id = await enroll(membership)
    expect(subscriptionTypeAt(membership, now)).toBe(type)
    expect((await asked(now)).get(id)).toEqual([type, expirationAt(membership, now).expDate])
  },
)

test('whatever the periods, the register says the type and the expiry that the rules say', async () => {
  const second = fc.integer({ min: -6, max: 6 })
  const period = fc
    .tuple(second, fc.integer({ min: 1, max: 5 }))
    .map(([from, long]) => ({ start: at(from), end: at(from + long) }))
  const membership = fc.record({
    registrationDate: second.map(at),
    trial: fc.option(period),
    premiumPeriods: fc.uniqueArray(period, { maxLength: 4, selector: ({ start }) => start.getTime() }),
  })
  const memberships = fc.sample(membership, { numRuns: 300, seed: 20261115 })
  const known = new Map<string, Membership>()
  for (const each of memberships) known.set(await enroll(each), each)
  for (const seconds of [-3, -1, 0, 1, 4]) {
    const told = await asked(at(seconds))
    for (const [id, each] of known)
      expect(told.get(id), `${JSON.stringify(each)} after ${seconds} s`).toEqual([
        subscriptionTypeAt(each, at(seconds)),
        expirationAt(each, at(seconds)).expDate,
      ])
  }
})
