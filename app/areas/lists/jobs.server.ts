import type { Disk } from 'flydrive'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { forgetExports, type Made, makeLongExport } from './export-commands.server.ts'
import { markExportFailed } from './export-store.server.ts'

const TRIES = 3

/** DSK-016. Makes a file that is too long for whoever asked to wait. */
export const makeExportJob = (disk: Disk, made: Made) =>
  defineJob({
    name: 'make-list-export',
    shape: z.object({ id: z.uuid() }),
    retries: TRIES,
    expireInSeconds: 1800,
    handle: async ({ db, clock }, { id }, { retryCount }) => {
      try {
        await makeLongExport(db, disk, id, clock.now(), made)
      } catch (error) {
        if (retryCount >= TRIES) await markExportFailed(db, id)
        throw error
      }
    },
  })

/** DSK-016. Files of lists are there for a day. */
export const forgetExportsJob = (disk: Disk) =>
  defineJob({
    name: 'forget-list-exports',
    shape: z.object({}),
    cron: '17 * * * *',
    keepDays: 2,
    handle: ({ db, clock }) => forgetExports(db, disk, clock.now()),
  })
