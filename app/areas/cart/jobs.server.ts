import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { deleteForgottenCarts } from './store.server.ts'

const FORGOTTEN_MS = 60 * 24 * 60 * 60 * 1000

export const forgetCartsJob = defineJob({
  name: 'forget-carts',
  shape: z.object({}),
  cron: '40 3 * * *',
  async handle({ db, clock, log }) {
    const count = await deleteForgottenCarts(db, new Date(clock.now().getTime() - FORGOTTEN_MS))
    if (count > 0) log.info({ count }, 'carts that nobody came back to were forgotten')
  },
})
