import type { Disk } from 'flydrive'
import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { daysBefore } from '../pure/dates.ts'
import { forgetLooseFiles } from './commands.server.ts'

const KEPT_DAYS = 7

/** A week is time enough to save what a file was chosen for, also in a form left open over a weekend. Reads every table, so it runs while few are awake. */
export function forgetLooseFilesJob(disk: Disk) {
  return defineJob({
    name: 'forget-loose-files',
    shape: z.object({}),
    cron: '23 4 * * *',
    expireInSeconds: 3600,
    handle: async ({ db, clock, log }) => {
      const count = await forgetLooseFiles(db, disk, daysBefore(clock.now(), KEPT_DAYS))
      if (count > 0) log.info({ count }, 'files nobody refers to are forgotten')
    },
  })
}
