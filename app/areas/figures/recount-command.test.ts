import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import { addRomeDays, formatDateIt, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { countDueDays } from './commands.server.ts'

const database = useTestDatabase({ maxConnections: 4 })

/** What the shell runs: `npm run figures:recount -- …` starts this file under Node 24. */
function recount(...asked: string[]): {
  child: ChildProcess
  ended: Promise<{ code: number | null; said: string; told: string }>
} {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database.url }
  const child = spawn(process.execPath, ['db/recount-figures.ts', ...asked], { env })
  let [said, told] = ['', '']
  child.stdout.on('data', (words) => {
    said += words
  })
  child.stderr.on('data', (words) => {
    told += words
  })
  return { child, ended: once(child, 'close').then(([code]) => ({ code, said, told })) }
}
const end = async (...asked: string[]) => recount(...asked).ended

test('[FIG-009] npm run figures:recount counts days again, says how many changed and by how much, and checks without writing', async () => {
  const today = romeDayOf(new Date())
  const [first, wrong, last] = [addRomeDays(today, -100), addRomeDays(today, -60), addRomeDays(today, -2)]
  await insertMember(database.db, {
    email: 'anna@posta.example',
    name: 'Anna',
    surname: 'Neri',
    registrationDate: new Date(startOfRomeDay(first).getTime() + 60_000),
    trial: null,
  })
  await countDueDays(database.db, { now: () => new Date() })
  const { pool } = database
  const kept = async () =>
    (
      await pool.query(`select amount from figure_days where code = 'members.total' and split = '' and day = $1`, [
        wrong,
      ])
    ).rows[0]?.amount
  await pool.query(`update figure_days set amount = 9 where code = 'members.total' and split = '' and day = $1`, [
    wrong,
  ])
  const change = `${formatDateIt(wrong)} Iscritti: era 9, è 1.\n`
  const stretch = ['--from', first, '--to', last]

  const checked = await end(...stretch, '--check')
  expect(checked).toMatchObject({
    code: 1,
    said: `${change}Giorni contati di nuovo: 99; 1 totale cambia. Non è stato scritto niente.\n`,
  })
  expect(await kept()).toBe('9')

  // Stopped while it waits for another count, it has changed nothing and says so; begun again it goes on.
  const other = await pool.connect()
  await other.query('begin')
  await other.query(`select pg_advisory_xact_lock(hashtext('figures'))`)
  const stopped = recount(...stretch)
  await expect
    .poll(async () => (await pool.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).rowCount)
    .toBe(1)
  stopped.child.kill('SIGTERM')
  // The signal is heard before the lock is given: it is sent first.
  await other.query('commit')
  other.release()
  const half = await stopped.ended
  expect(half.code).toBe(0)
  expect(half.said).toMatch(/^Fermato/m)
  expect(half.said).toMatch(/Giorni contati di nuovo: \d+; nessun totale cambia\.\n$/)
  expect(await kept()).toBe('9')

  expect(await end(...stretch)).toMatchObject({
    code: 0,
    said: `${change}Giorni contati di nuovo: 99; 1 totale cambia.\n`,
  })
  expect(await kept()).toBe('1')
  expect(await end(...stretch, '--check')).toMatchObject({
    code: 0,
    said: 'Giorni contati di nuovo: 99; nessun totale cambia. Non è stato scritto niente.\n',
  })

  const before = await pool.query('select * from figure_days order by 1, 2, 3, 4')
  for (const [asked, sentence] of [
    [['--from', '2026-02-30', '--to', last], '«2026-02-30» non è un giorno: si scrive come 2025-01-31.\n'],
    [['--from', last, '--to', first], `Il ${formatDateIt(first)} viene prima del ${formatDateIt(last)}.\n`],
    [
      ['--from', first, '--to', today],
      expect.stringMatching(
        /^Il \d\d\/\d\d\/\d{4} non è finito: l’ultimo giorno che si può ricontare è il [\d/]+\.\n$/,
      ),
    ],
  ] as const)
    expect(await end(...asked)).toEqual({ code: 1, said: '', told: sentence })
  expect((await pool.query('select * from figure_days order by 1, 2, 3, 4')).rows).toEqual(before.rows)
})
