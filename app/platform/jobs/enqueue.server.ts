import { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Db } from '../db/database.server.ts'
import type { JobDefinition } from './define-job.ts'
import { bossDatabaseOn, JOBS_SCHEMA } from './store.server.ts'

export type EnqueueOptions = {
  /** Required by a job that is one per key, refused by the others. */
  key?: string
  /** Not before this instant of real time. */
  startAfter?: Date
}

/**
 * Asks for work later, in the transaction of the caller: if it is undone nothing was asked, if it is kept nothing is lost,
 * whatever dies in between. Answers null when the same key already waits. The queue must exist (`installJobs`): the library
 * commits when it creates one, which would end the caller's transaction.
 */
export async function enqueue<Shape extends z.ZodType>(
  db: Db,
  job: JobDefinition<Shape>,
  payload: z.input<Shape>,
  { key, startAfter }: EnqueueOptions = {},
): Promise<string | null> {
  if ((key !== undefined) !== (job.isOnePerKey ?? false))
    throw new Error(`Job ${job.name} ${job.isOnePerKey ? 'needs a key' : 'takes no key'}.`)
  const data = job.shape.parse(payload) as object
  return withBoss(db, (boss) => boss.send(job.name, data, { singletonKey: key, startAfter: startAfter?.toISOString() }))
}

/** Puts a run that failed back in its queue, in the transaction of the caller. */
export async function retryFailed(db: Db, queue: string, id: string): Promise<void> {
  await withBoss(db, (boss) => boss.retry(queue, id))
}

/** The library wants to be started; this start opens nothing and leaves nothing behind, it only reads its queues through `db`. */
async function withBoss<T>(db: Db, act: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: bossDatabaseOn(db),
    migrate: false,
    supervise: false,
    schedule: false,
  })
  let failure: Error | null = null
  boss.on('error', (error) => {
    failure ??= error
  })
  try {
    await boss.start()
    const result = await act(boss)
    if (failure) throw failure
    return result
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}
