import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { forgetOldLines, sealDays } from './seal-store.server.ts'

/** DSK-054. Each night the day before is sealed, then what is over is forgotten. */
export const sealTrailJob = defineJob({
  name: 'seal-trail',
  shape: z.object({}),
  cron: '12 1 * * *',
  handle: async ({ db, clock, log }) => {
    const sealed = await sealDays(db, clock.now())
    const forgotten = await forgetOldLines(db, clock.now())
    log.info({ sealed, forgotten }, 'the trail is sealed')
  },
})
