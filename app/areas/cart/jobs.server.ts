import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { deleteForgottenCarts } from './store.server.ts'

const FORGOTTEN_DAYS = 60

export const forgetCartsJob = defineJob({
  name: 'forget-carts',
  shape: z.object({}),
  cron: '40 3 * * *',
  async handle({ db, clock, log }) {
    const count = await deleteForgottenCarts(db, daysBefore(clock.now(), FORGOTTEN_DAYS))
    if (count > 0) log.info({ count }, 'carts that nobody came back to were forgotten')
  },
})
