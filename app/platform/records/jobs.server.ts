import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { daysBefore } from '../pure/dates.ts'
import { deleteOldTrash } from './record-store.server.ts'
import { TRASH_DAYS } from './trash-days.ts'

/** What was taken away is forgotten when it can no longer be had again. */
export const emptyTrashJob = defineJob({
  name: 'empty-trash',
  shape: z.object({}),
  cron: '41 3 * * *',
  handle: async ({ db, clock, log }) => {
    const count = await deleteOldTrash(db, daysBefore(clock.now(), TRASH_DAYS))
    if (count > 0) log.info({ count }, 'what was in the trash is forgotten')
  },
})
