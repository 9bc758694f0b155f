import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { askAllParticipants } from './data-request-commands.server.ts'
import { deleteFormerParticipants } from './report-store.server.ts'

/** A provider answers for an event for five years (decision 23). */
const KEPT_MONTHS = 60

export const forgetFormerParticipantsJob = defineJob({
  name: 'forget-former-participants',
  shape: z.object({}),
  cron: '10 4 * * *',
  async handle({ db, clock, log }) {
    const count = await deleteFormerParticipants(db, addRomeMonths(romeDayOf(clock.now()), -KEPT_MONTHS))
    if (count > 0) log.info({ count }, 'participants without an account were forgotten')
  },
})

/** DSK-033. Asks everybody for what the report of an event lacks. */
export const askParticipantsJob = defineJob({
  name: 'ask-participants',
  shape: z.object({ courseId: z.int(), staffId: z.uuid() }),
  expireInSeconds: 1800,
  async handle({ db, clock, log, club, origin }, { courseId, staffId }) {
    const count = await askAllParticipants(db, courseId, { staffId, now: clock.now(), sender: { club, origin } })
    log.info({ courseId, count }, 'participants were asked for what the report lacks')
  },
})
