import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import type { BulkContents } from './model.ts'
import { workOnRun } from './run-commands.server.ts'
import { forgetRuns } from './store.server.ts'

const shape = z.object({ number: z.number().int().positive() })

/** DSK-019. One turn of a run, which asks for the next. */
export const workOnBulkJob = (contents: BulkContents) => {
  const job = defineJob({
    name: 'work-on-bulk-run',
    shape,
    isOnePerKey: true,
    retries: 20,
    keepDays: 7,
    handle: async ({ db, clock, log, club, origin }, { number }) => {
      const onFault = (error: unknown) => log.error({ err: error, run: number }, 'a record of a bulk run failed')
      const hasMore = await workOnRun(db, contents, number, { now: clock.now(), sender: { club, origin }, onFault })
      if (hasMore) await enqueue(db, job, { number }, { key: String(number) })
    },
  })
  return job
}

const BEGUN_DAYS = 2
const ENDED_DAYS = 180

/** What was begun and never confirmed goes after two days; which records an act was about, after half a year. The trail keeps both. */
export const forgetBulkRunsJob = defineJob({
  name: 'forget-bulk-runs',
  shape: z.object({}),
  cron: '41 3 * * *',
  handle: ({ db, clock }) => {
    const now = clock.now()
    return forgetRuns(db, { begun: daysBefore(now, BEGUN_DAYS), ended: daysBefore(now, ENDED_DAYS) })
  },
})
