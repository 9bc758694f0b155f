import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { deleteOldChanges, isWholeBatch } from './store.server.ts'

/** A club that changes a thing a second fills eighteen batches a day. */
const MOST_BATCHES = 200

export const forgetOldChangesJob = defineJob({
  name: 'forget-old-changes',
  shape: z.object({}),
  cron: '41 * * * *',
  keepDays: 1,
  handle: async ({ db }) => {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) if (!isWholeBatch(await deleteOldChanges(db))) return
  },
})
