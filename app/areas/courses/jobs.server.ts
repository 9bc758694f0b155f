import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { deleteOldAccessLinks } from './enrolment-store.server.ts'

/** Doors that were opened or whose minutes have passed open nothing: they are only names and times to forget. */
export const forgetAccessLinksJob = defineJob({
  name: 'forget-course-access-links',
  shape: z.object({}),
  cron: '50 3 * * *',
  async handle({ db, clock, log }) {
    const count = await deleteOldAccessLinks(db, clock.now())
    if (count > 0) log.info({ count }, 'old course access links were forgotten')
  },
})
