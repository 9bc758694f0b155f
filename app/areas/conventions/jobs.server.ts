import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { expireOffers } from './commands.server.ts'

/** Catalogues change every day: what is over leaves the pages within the hour. */
export const expireOffersJob = defineJob({
  name: 'expire-convention-offers',
  shape: z.object({}),
  cron: '4 * * * *',
  keepDays: 7,
  handle: async ({ db, clock, log }) => {
    const expired = await expireOffers(db, clock.now())
    if (expired > 0) log.info({ expired }, 'offers of partner shops are over')
  },
})
