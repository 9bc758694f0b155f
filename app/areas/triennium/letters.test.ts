import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { parseEnv } from '#platform/env.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { PERIOD_2026 } from './fixtures.ts'
import { sendPaceLetters } from './letter-commands.server.ts'
import { findMemberOfLetter, insertDeclared, setLetters } from './store.server.ts'
import { creditPeriods } from './tables.server.ts'

const database = useTestDatabase()
const { club } = parseEnv({})
const signal = new AbortController().signal
const send = (day: string) =>
  sendPaceLetters(database.db, { club, origin: 'https://club.example', now: new Date(`${day}T10:00:00Z`), signal })

const aNurse = () => makeMember(database.db, { now: new Date('2026-01-02'), person: { profession: 'Infermiera' } })

async function letters() {
  const { rows } = await database.db.execute<{ recipient: string; key: string }>(
    sql`select recipient, idempotency_key as key from outbox where idempotency_key like 'triennium:%' order by idempotency_key`,
  )
  return rows
}

beforeEach(async () => {
  await database.clear()
  await database.db.insert(creditPeriods).values(PERIOD_2026)
})

test('[LRN-030] in the last quarter who is below the threshold gets one letter a month, others none', async () => {
  const below = await aNurse()
  const above = await aNurse()
  const off = await aNurse()
  for (const [index, day] of ['2026-03-01', '2027-03-01', '2028-03-01'].entries())
    await insertDeclared(database.db, {
      memberId: above,
      title: `Congresso ${index}`,
      provider: 'Ordine',
      day: day as '2026-03-01',
      credits: 50,
      kind: 'RES',
      createdAt: new Date(),
    })
  await setLetters(database.db, off, false, new Date())
  expect(await send('2028-03-31')).toBe(0)
  expect(await send('2028-04-01')).toBe(1)
  expect(await send('2028-04-02')).toBe(0)
  expect(await send('2028-04-30')).toBe(0)
  expect(await send('2028-05-01')).toBe(1)
  expect((await letters()).map(({ key }) => key)).toEqual([`triennium:${below}:2028-04`, `triennium:${below}:2028-05`])
  expect(await send('2029-01-01')).toBe(0)
})

test('[LRN-030] one press from the letter stops the next ones', async () => {
  const memberId = await aNurse()
  expect(await send('2028-10-01')).toBe(1)
  const { rows } = await database.db.execute<{ key: string }>(sql`select key from triennial_letters`)
  expect(await findMemberOfLetter(database.db, rows[0]?.key ?? '')).toBe(memberId)
  await setLetters(database.db, memberId, false, new Date())
  expect(await send('2028-11-01')).toBe(0)
})
