import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { rotateSecrets } from '#platform/secrets/rotation-commands.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { accountCalls } from './api.server.ts'

const OLD = 'the old secret of the club, long enough'
const NEW = 'the new secret of the club, long enough'
const PASSWORD = 'tramonto-sul-lago-42'

const database = useTestDatabase()
const before = useCalls(database, accountCalls, { secret: OLD })
const changed = useCalls(database, accountCalls, { secret: NEW })
const both = useCalls(database, accountCalls, { secret: `${NEW}\n${OLD}` })
const notYet = useCalls(database, accountCalls, { secret: `${OLD}\n${NEW}` })

const anna = () => makeMember(database.db, { now: both.clock.now(), password: PASSWORD, person: { username: 4242 } })

test('[IDN-033] 200 sign-ins over two nodes succeed, one with the new secret and one with both', async () => {
  await anna()
  // The key of the last hour is under the old secret.
  await before.closed(PASSWORD)
  const answers: number[] = []
  for (let at = 0; at < 200; at += 1) {
    const [gives, takes] = at % 2 === 0 ? [changed, both] : [both, changed]
    const body = { username: 4242, password: await gives.closed(PASSWORD) }
    answers.push((await takes.ask('POST', '/Auth/Login', body)).statusCode)
  }
  expect(answers.filter((status) => status !== 200)).toEqual([])
})

test('[IDN-033] while nodes change one after the other, each opens what another closed', async () => {
  await anna()
  for (const [gives, takes] of [
    [notYet, both],
    [both, notYet],
    [before, both],
  ] as const) {
    const body = { username: 4242, password: await gives.closed(PASSWORD) }
    expect((await takes.ask('POST', '/Auth/Login', body)).statusCode).toBe(200)
  }
})

test('[IDN-033] [IDN-030] codes of the app and recovery codes work on under the new secret alone', async () => {
  const cookie = await before.cookieOf(await anna())
  const begun = await before.ask('POST', '/Auth/SecondoFattore/Nuovo', undefined, { cookie })
  const app = new TOTP({ secret: Secret.fromBase32(begun.json().segreto) })
  const timestamp = before.clock.now().getTime()
  const body = { code: app.generate({ timestamp }) }
  const { codes } = (await before.ask('POST', '/Auth/SecondoFattore/Conferma', body, { cookie })).json()
  const left = await rotateSecrets(database.db, `${NEW}\n${OLD}`)
  expect(left).toContainEqual({ purpose: 'second-factor', rows: 0 })
  for (const code of [app.generate({ timestamp: timestamp + 60_000 }), codes[0]]) {
    changed.clock.set(new Date(timestamp + 60_000))
    const login = { username: 4242, password: await changed.closed(PASSWORD) }
    const step = String((await changed.ask('POST', '/Auth/Login', login)).headers['set-cookie']).split(';')[0] ?? ''
    expect((await changed.ask('POST', '/Auth/SecondoFattore', { code }, { cookie: step })).statusCode).toBe(200)
  }
})
