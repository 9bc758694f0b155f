import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { useClub } from '../../tests/support/club.ts'
import { STAFF } from '../../tests/support/visitors.ts'
import { MOST_COUNTED } from './find-model.ts'
import { SOURCES } from './find-sources.server.ts'

/**
 * How much is read of members to answer the palette: rows, which no busy machine changes. How long the whole answer takes with 1,000,000
 * members is measured by `npm run bench -- members`.
 */
const club = useClub()

async function addMembers(from: number, to: number): Promise<void> {
  const { pool } = club.database
  await pool.query(
    `insert into members (username, email, name, surname, phone, client_code, registration_date)
     select 80000000 + n, 'folla' || n || '@posta.example', 'Ada', 'Rossi' || n, '+39 347 ' || n, 'FOLLA' || n, now() - n * interval '7 minutes'
     from generate_series($1::int, $2::int) n`,
    [from, to],
  )
  await pool.query('vacuum analyze members')
}

const READ = sql`select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as read from pg_stat_xact_user_tables where relname = 'members'`

/** The rows of members that are read. A table this small is read whole as cheaply; one of a million never is. */
async function readFor(typed: string): Promise<{ read: number; total: number }> {
  const { db } = club.database
  const now = club.clock.now()
  const found = await findMemberByUsername(db, STAFF.administrator)
  const staff = (await findViewerByMemberId(db, found?.id ?? '', now))?.member
  const people = SOURCES.find(({ place }) => place === '/redazione/iscritti')
  if (!staff || !people) throw new Error('There is no administrator, or nowhere to look.')
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const readSoFar = async () => (await tx.execute<{ read: number }>(READ)).rows[0]?.read ?? 0
    const before = await readSoFar()
    const { total } = await people.look(tx, typed, now, staff)
    return { read: (await readSoFar()) - before, total }
  })
}

/** The few that are shown, and whoever has what was typed as a code. */
const BESIDE = 60

test('[DSK-006] of members the palette reads those who hold what was typed, up to as many as it counts, however many they are', async () => {
  const words = ['ro', 'ada', 'rossi12', 'zz', 'FOLLA777', '80000555', '347 12', 'nessuno si chiama così']
  let many = 0
  for (const [from, to] of [
    [1, 4_000],
    [4_001, 16_000],
  ] as const) {
    await addMembers(from, to)
    for (const typed of words) {
      const { read, total } = await readFor(typed)
      expect(total, typed).toBeLessThanOrEqual(MOST_COUNTED + 1)
      expect(read, `“${typed}” of ${to}: ${read} rows for ${total}`).toBeLessThanOrEqual(total * 1.2 + BESIDE)
      many = Math.max(many, read)
    }
  }
  expect(many, 'something is read').toBeGreaterThan(MOST_COUNTED)
})
