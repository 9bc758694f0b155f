import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { daysBefore } from '../pure/dates.ts'
import { deleteEndedSessions } from './store.server.ts'

const KEPT_DAYS = 30

/** Ended sessions serve for a month to whoever asks what happened, then they are only personal data. */
export const forgetEndedSessionsJob = defineJob({
  name: 'forget-ended-sessions',
  shape: z.object({}),
  cron: '17 3 * * *',
  handle: async ({ db, clock }) => {
    await deleteEndedSessions(db, daysBefore(clock.now(), KEPT_DAYS))
  },
})
