import type { Disk } from 'flydrive'
import { z } from 'zod'
import { scanAwaiting } from '#platform/files/scan-commands.server.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { removeInfectedFile } from './scan-commands.server.ts'

/** IDN-053. Every ten minutes the scanner is asked again about what it did not answer; members' files are those of their cards. */
export function scanAwaitingFilesJob(disk: Disk) {
  return defineJob({
    name: 'scan-awaiting-files',
    shape: z.object({}),
    cron: '*/10 * * * *',
    retries: 0,
    keepDays: 1,
    handle: async ({ db, clock, log, outside: { scanner } }) => {
      if (!scanner) return
      const now = clock.now()
      const remove = (file: Parameters<typeof removeInfectedFile>[2]['file'], signature: string) =>
        removeInfectedFile(db, disk, { file, signature, now })
      const counts = await scanAwaiting({ db, disk, scanner, remove }, now)
      if (counts.infected + counts.unanswered > 0) log.warn({ counts }, 'the scanner was asked again')
    },
  })
}
