import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { hasAnyFactor } from '#areas/account/factor-store.server.ts'
import { insertPasskey } from '#areas/account/passkey-store.server.ts'
import { insertSecondFactor } from '#areas/account/second-factor-store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useTestDatabase } from '../support/database.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())

/** `npm run admin` with these words, beside the database of the test. */
async function admin(...words: string[]): Promise<{ code: number; written: string }> {
  const child = spawn(process.execPath, ['bin/admin.mjs', ...words], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      written += chunk
    })
  const [code] = await once(child, 'close')
  return { code, written }
}

test('[IDN-031] npm run admin lets back staff who lost every factor, and nobody else; the trail names the command', async () => {
  const { db } = database
  const now = new Date('2026-03-10T09:00:00Z')
  const staff = { username: 4242, email: 'nina@club.it', staffRole: 'administrator' as const }
  const memberId = await makeMember(db, { now, person: staff })
  const member = await makeMember(db, { now, person: { username: 4343, email: 'anna@posta.example' } })
  for (const id of [memberId, member]) {
    const passkey = { publicKey: 'x', counter: 0, transports: [], name: 'Perso', createdAt: now }
    await insertPasskey(db, { ...passkey, memberId: id, id })
    await insertSecondFactor(db, { memberId: id, sealedSecret: 'x', now })
  }
  await expect(admin('--senza-secondo-fattore', 'anna@posta.example')).resolves.toMatchObject({
    code: 1,
    written: expect.stringContaining('Non lavora qui'),
  })
  expect(await hasAnyFactor(db, member)).toBe(true)
  await expect(admin('--senza-secondo-fattore', 'nessuno@club.it')).resolves.toMatchObject({ code: 1 })
  await expect(admin('--senza-secondo-fattore')).resolves.toMatchObject({ code: 1 })
  const done = await admin('--senza-secondo-fattore', 'nina@club.it')
  expect([done.code, done.written]).toEqual([0, expect.stringContaining('entra ora con la sola password')])
  expect(await hasAnyFactor(db, memberId)).toBe(false)
  const line = (await listMemberTrail(db, memberId)).find(({ kind }) => kind === 'second-factor-removed')
  expect(line).toMatchObject({ actorId: null, facts: { reason: 'npm run admin -- --senza-secondo-fattore' } })
})
