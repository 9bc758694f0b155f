import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { releaseScheduled } from './desk-commands.server.ts'

/** What was scheduled is read from its hour on; lists that were kept before learn it within the minute. */
export const releaseScheduledJob = defineJob({
  name: 'release-scheduled-contents',
  shape: z.object({}),
  cron: '* * * * *',
  keepDays: 1,
  handle: async ({ db, clock, log }) => {
    const released = await releaseScheduled(db, clock.now())
    if (released > 0) log.info({ released }, 'scheduled contents are out')
  },
})
