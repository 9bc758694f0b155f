// reads: tests/crash/keeping.ts
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentItems, contentVersions } from '#areas/content/article-tables.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useTestDatabase } from '../support/database.ts'

const database = useTestDatabase()
const LOCK = 471_216

test('[STU-016] a process killed with -9 while it keeps a draft leaves the one before, whole; run again, it keeps it once', async () => {
  const itemId = crypto.randomUUID()
  const authorId = await makeMember(database.db, { now: new Date(), type: 'REGISTRATO' })
  const keeping = (basedOn: number, title: string): ChildProcess =>
    spawn(
      process.execPath,
      [path.join(import.meta.dirname, 'keeping.ts'), database.url, itemId, authorId, String(basedOn), title],
      { cwd: path.resolve(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
    )
  const kept = async () => {
    const [row] = await database.db
      .select({ title: contentItems.title, slug: contentItems.slug })
      .from(contentItems)
      .where(eq(contentItems.id, itemId))
    const versions = await database.db
      .select({ number: contentVersions.number, act: contentVersions.act, draft: contentVersions.draft })
      .from(contentVersions)
      .where(eq(contentVersions.itemId, itemId))
    return [row?.title, ...versions.map(({ number, act, draft }) => `${number} ${act} ${draft.title}`)]
  }
  const count = async (isGranted: boolean) =>
    Number(
      (
        await database.db.execute<{ count: string }>(
          sql`select count(*) from pg_locks where locktype = 'advisory' and objid = ${LOCK} and granted = ${isGranted}`,
        )
      ).rows[0]?.count,
    )
  expect((await once(keeping(0, 'Prima'), 'exit'))[0]).toBe(0)
  expect(await kept()).toEqual(['Prima', '1 draft Prima'])

  // The draft waits here: the one before is thrown away and the item written, the new one is not.
  await database.db.execute(
    sql.raw(`create function stop_here() returns trigger language plpgsql as $$ begin perform pg_advisory_lock(${LOCK}); return new; end $$;
      create trigger stop_here before insert on content_versions for each row execute function stop_here();`),
  )
  const holder = await database.pool.connect()
  await holder.query('select pg_advisory_lock($1)', [LOCK])
  const child = keeping(1, 'Dopo')
  await expect.poll(() => count(false), { interval: 50 }).toBe(1)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await holder.query('select pg_advisory_unlock($1)', [LOCK])
  holder.release()
  await expect.poll(() => count(true), { interval: 50 }).toBe(0)
  expect(await kept()).toEqual(['Prima', '1 draft Prima'])

  await database.db.execute(sql.raw('drop trigger stop_here on content_versions; drop function stop_here();'))
  for (const _again of [1, 2]) expect((await once(keeping(1, 'Dopo'), 'exit'))[0]).toBe(0)
  expect(await kept()).toEqual(['Dopo', '2 draft Dopo'])
})
