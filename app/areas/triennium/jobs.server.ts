import { z } from 'zod'
import { bumpRevision } from '#areas/content/store.server.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { sendPaceLetters } from './letter-commands.server.ts'
import { periodOn } from './obligation-rules.ts'
import { listPeriods } from './store.server.ts'

/** LRN-030. Once a day it asks who has not been written to this month. */
export const sendPaceLettersJob = defineJob({
  name: 'send-triennium-letters',
  shape: z.object({}),
  cron: '20 9 * * *',
  retries: 2,
  keepDays: 7,
  expireInSeconds: 3600,
  handle: async ({ db, clock, log, club, origin }, _payload, { signal }) => {
    const written = await sendPaceLetters(db, { club, origin, now: clock.now(), signal })
    if (written > 0) log.info({ written }, 'letters about the triennium written')
  },
})

const TURN_WINDOW_MS = 2 * 60 * 60 * 1000

/** LRN-025. A period begins by itself at midnight of Rome: pages that name the one before are made again. */
export const turnPeriodsJob = defineJob({
  name: 'turn-credit-periods',
  shape: z.object({}),
  cron: '1 * * * *',
  async handle({ db, clock }) {
    const periods = await listPeriods(db)
    const now = clock.now()
    const on = (at: Date) => periodOn(periods, romeDayOf(at))?.slug
    if (on(new Date(now.getTime() - TURN_WINDOW_MS)) !== on(now)) await bumpRevision(db)
  },
})
