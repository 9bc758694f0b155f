import { z } from 'zod'
import { bumpRevision } from '#areas/content/store.server.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { hasListFrom } from './desk-store.server.ts'

const TURN_WINDOW_MS = 2 * 60 * 60 * 1000

/** A price list begins at midnight by itself: the pages that were kept before are made again. */
export const turnPricesJob = defineJob({
  name: 'turn-prices',
  shape: z.object({}),
  cron: '0 * * * *',
  keepDays: 7,
  async handle({ db, clock, log }) {
    const now = clock.now()
    const today = romeDayOf(now)
    const hasJustBegun = romeDayOf(new Date(now.getTime() - TURN_WINDOW_MS)) !== today
    if (!hasJustBegun || !(await hasListFrom(db, today))) return
    await bumpRevision(db)
    log.info({ day: today }, 'a price list has begun')
  },
})
