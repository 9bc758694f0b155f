import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { WAIT_MS } from '../../../tests/support/patience.ts'
import { type Follower, followChanges } from './follower.server.ts'
import { announcementOf, type Change, type Changed } from './model.ts'
import { changesMark, deleteOldChanges, readChanges, recordChange } from './store.server.ts'

const database = useTestDatabase()

type Watched = { acted: number[]; forgotten: string[] }

function watching({ acted, forgotten }: Watched) {
  return {
    read: (horizon: string) => readChanges(database.db, horizon),
    act: ({ id }: Change) => void acted.push(id),
    forgetAll: (why: string) => void forgotten.push(why),
    onFailure: (error: unknown) => {
      throw error
    },
  }
}

async function following(): Promise<Watched & { follower: Follower }> {
  const watched: Watched = { acted: [], forgotten: [] }
  return { ...watched, follower: await followChanges(watching(watched)) }
}

const idsKept = async () => {
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from changes order by id`)
  return rows.map(({ id }) => Number(id))
}

/** A transaction that has taken its number, and waits to be told to end. */
async function openedChange(changed: Changed) {
  const client = await database.pool.connect()
  await client.query('begin')
  const { rows } = await client.query('insert into changes (changed) values ($1) returning id', [changed])
  return {
    id: Number(rows[0].id),
    async end(how: 'commit' | 'rollback') {
      await client.query(how)
      client.release()
    },
  }
}

test('[OPS-002] lines are learnt whatever the order in which their transactions end, with a reader between', async () => {
  const { acted, forgotten, follower } = await following()
  const before = (await idsKept()).length
  for (let round = 0; round < 200; round += 1) {
    const first = await openedChange('pages')
    const second = await openedChange('pages')
    await second.end('commit')
    await follower.ask()
    expect(acted).toContain(second.id)
    expect(acted).not.toContain(first.id)
    await first.end(round % 3 === 0 ? 'rollback' : 'commit')
    await follower.ask()
    expect(acted.includes(first.id)).toBe(round % 3 !== 0)
  }
  expect(new Set(acted).size).toBe(acted.length)
  expect(acted.length).toBe((await idsKept()).length - before)
  expect(forgotten).toEqual([])
  await follower.close()
})

test('[OPS-001] what is not announced is read by itself, and what was announced is acted on once', async () => {
  const { acted, follower } = await following()
  await recordChange(database.db, 'pages')
  const id = (await idsKept()).at(-1) ?? 0
  await vi.waitFor(() => expect(acted).toEqual([id]), { timeout: WAIT_MS })
  follower.hear(announcementOf({ id, changed: 'pages' }))
  expect(acted).toEqual([id])
  expect(follower.stats()).toMatchObject({ read: 1, unheard: 1 })

  const next = await openedChange('club')
  follower.hear(announcementOf({ id: next.id, changed: 'club' }))
  await next.end('commit')
  await follower.ask()
  await follower.ask()
  expect(acted).toEqual([id, next.id])
  expect(follower.stats()).toMatchObject({ read: 2, unheard: 1 })
  await follower.close()
})

test('[OPS-008] a database that was put back, an announcement of another release and more than one reads are a new beginning', async () => {
  const { acted, forgotten, follower } = await following()
  follower.hear('17')
  expect(forgotten).toEqual(['an announcement of another release'])
  await database.db.execute(sql`insert into changes (changed) select 'pages' from generate_series(1, 6000)`)
  await follower.ask()
  expect(forgotten.at(-1)).toBe('too many changes')
  expect(acted).toEqual([])
  await database.db.execute(sql`truncate changes restart identity`)
  await follower.ask()
  expect(forgotten.at(-1)).toBe('an older database')
  await recordChange(database.db, 'pages')
  await follower.ask()
  expect([acted, forgotten.length]).toEqual([[1], 3])
  await follower.close()
})

test('[OPS-008] lines of more than a day are taken away, and nobody takes that for a gap', async () => {
  const { forgotten, follower } = await following()
  await recordChange(database.db, 'pages')
  await database.db.execute(sql`update changes set at = now() - interval '25 hours'`)
  await recordChange(database.db, 'pages')
  await follower.ask()
  const kept = await idsKept()
  expect(await deleteOldChanges(database.db)).toBe(kept.length - 1)
  expect(await idsKept()).toEqual(kept.slice(-1))
  await database.db.execute(sql`delete from changes`)
  await follower.ask()
  expect(forgotten).toEqual([])
  await follower.close()
})

test('[OPS-008] a node that is not answered says that it no longer hears, and goes on by itself when it is', async () => {
  const watched: Watched = { acted: [], forgotten: [] }
  let isAway = false
  let elapsed = 0
  const failures: unknown[] = []
  const follower = await followChanges({
    ...watching(watched),
    read: (horizon) => (isAway ? Promise.reject(new Error('away')) : readChanges(database.db, horizon)),
    onFailure: (error) => failures.push(error),
    elapsed: () => elapsed,
  })
  expect(follower.hearsOrReads()).toBe(true)
  isAway = true
  elapsed = 16_000
  expect(follower.hearsOrReads()).toBe(false)
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), { timeout: WAIT_MS })
  isAway = false
  await recordChange(database.db, 'pages')
  await vi.waitFor(() => expect(watched.acted.length).toBe(1), { timeout: WAIT_MS })
  expect(follower.hearsOrReads()).toBe(true)
  await follower.close()
})

test('the mark of what is remembered beside the database is another after each change, also one that ends late', async () => {
  const marks = [await changesMark(database.db)]
  const late = await openedChange('pages')
  await recordChange(database.db, 'pages')
  marks.push(await changesMark(database.db))
  await late.end('commit')
  marks.push(await changesMark(database.db))
  expect(new Set(marks).size).toBe(3)
  expect(await changesMark(database.db)).toBe(marks[2])
})

test('[OPS-006] publications do not wait for one another', async () => {
  const held = await openedChange('pages')
  await Promise.all(Array.from({ length: 50 }, () => database.db.transaction((tx) => recordChange(tx, 'pages'))))
  await held.end('commit')
  expect(await idsKept()).toContain(held.id)
})
