import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { reopenRefused } from './answer-commands.server.ts'
import { releaseLeftRequests } from './follow-commands.server.ts'

/** DSK-040, DSK-041. Answers that were refused open their request again, and what somebody may not follow any more is nobody's. */
export const followRequestsJob = defineJob({
  name: 'follow-requests',
  shape: z.object({}),
  cron: '* * * * *',
  retries: 0,
  keepDays: 1,
  handle: async ({ db, clock }) => {
    await reopenRefused(db, clock.now())
    await releaseLeftRequests(db, clock.now())
  },
})
