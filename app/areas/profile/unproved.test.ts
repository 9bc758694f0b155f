import { expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { accountCalls } from '#areas/account/api.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listOutbox } from '#platform/mail/store.server.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { eraseUnprovedJob } from './jobs.server.ts'

const database = useTestDatabase()
const club = useCalls(database, accountCalls)
const DAY_MS = 24 * 60 * 60_000
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

async function run(): Promise<string[]> {
  const { db } = database
  const { club: house, publicOrigin: origin } = testEnv()
  const outside = standInOutside({ db, clock: club.clock })
  const context = { db, clock: club.clock, log: silent, club: house, origin, outside }
  await eraseUnprovedJob(memberData).handle(context, {}, { retryCount: 0, signal: new AbortController().signal })
  return (await listOutbox(db)).map(({ subject, to }) => `${to} ${subject}`)
}

test('[IDN-011] an account never proved is told after 23 days and erased after 30; no other is', async () => {
  const now = club.clock.now()
  const someone = (email: string, person = {}, type: 'REGISTRATO' | 'PREMIUM' = 'REGISTRATO') =>
    makeMember(database.db, { now, type, person: { email, registrationDate: now, emailVerifiedAt: null, ...person } })
  const never = await someone('mai@posta.example')
  const others = [
    await someone('provata@posta.example', { emailVerifiedAt: now }),
    await someone('lavora@posta.example', { staffRole: 'editor' }),
    await someone('ha.comprato@posta.example', {}, 'PREMIUM'),
    await someone('ha.cambiato@posta.example'),
  ]
  // Proved once, at an address it has left since.
  await recordTrail(database.db, { at: now, kind: 'email-verified', memberId: others[3] ?? '' })
  club.clock.advance(22 * DAY_MS)
  expect(await run()).toEqual([])
  club.clock.advance(DAY_MS)
  expect(await run()).toEqual(['mai@posta.example Conferma la tua e-mail, o l’account verrà cancellato'])
  club.clock.advance(6 * DAY_MS)
  expect(await run()).toHaveLength(1)
  expect((await findMemberById(database.db, never))?.email).toBe('mai@posta.example')
  club.clock.advance(DAY_MS)
  await run()
  expect((await findMemberById(database.db, never))?.surname).toBe('cancellato')
  for (const id of others) expect((await findMemberById(database.db, id))?.surname).toBe('Prova')
})

test('[IDN-011] an account found late has its seven days all the same', async () => {
  const now = club.clock.now()
  const person = { email: 'vecchia@posta.example', registrationDate: new Date(now.getTime() - 400 * DAY_MS) }
  const id = await makeMember(database.db, { now, person: { ...person, emailVerifiedAt: null } })
  await run()
  expect((await findMemberById(database.db, id))?.surname).toBe('Prova')
  club.clock.advance(7 * DAY_MS)
  await run()
  expect((await findMemberById(database.db, id))?.surname).toBe('cancellato')
})
