import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { refreshSortKeys } from './sort-key-store.server.ts'

/** DSK-012. Without it lists are as right, and slower. */
export const refreshSortKeysJob = defineJob({
  name: 'refresh-member-sort-keys',
  shape: z.object({}),
  cron: '* * * * *',
  expireInSeconds: 1800,
  handle: async ({ db, clock }) => {
    while ((await refreshSortKeys(db, clock.now())) > 0);
  },
})
