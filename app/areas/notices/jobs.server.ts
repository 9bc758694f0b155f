import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { announceNotices } from './desk-commands.server.ts'

/** SHL-014. A notice written for an hour to come is in the bell from that hour; pages that were kept before learn it within the minute. */
export const announceNoticesJob = defineJob({
  name: 'announce-notices',
  shape: z.object({}),
  cron: '* * * * *',
  keepDays: 1,
  handle: async ({ db, clock, log }) => {
    const announced = await announceNotices(db, clock.now())
    if (announced > 0) log.info({ announced }, 'scheduled notices are out')
  },
})
