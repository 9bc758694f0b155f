import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { endOverVisits } from './commands.server.ts'

/** DSK-037. Whoever closes the browser leaves no end behind: it is written for them. */
export const endViewAsJob = defineJob({
  name: 'end-view-as',
  shape: z.object({}),
  cron: '* * * * *',
  handle: ({ db, clock }) => endOverVisits(db, clock.now()),
})
