import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { retryFailed } from '#platform/jobs/enqueue.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { jobTitle } from './copy.ts'
import { lockFailedRun } from './store.server.ts'

/** DSK-003. Puts a run that failed back in its queue; handlers bear being run twice. */
export async function retryRun(db: Db, id: string, { staffId, now }: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockFailedRun(tx, id)
    if (!run) throw new NotFound('Questo lavoro non è più tra quelli non riusciti.')
    await retryFailed(tx, run.job, id)
    const done = { thing: 'job', id, what: 'retried' } as const
    await recordTrail(tx, { at: now, kind: 'club-edited', actorId: staffId, done, name: jobTitle(run.job) })
  })
}
