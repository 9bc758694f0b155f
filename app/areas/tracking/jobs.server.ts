import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { deleteCookieConsentsBefore, deleteEventsBefore } from './store.server.ts'

/** FIG-049. Twenty-four months at most, also without a leap year; a choice is proved for as long as somebody may contest it. */
const EVENTS_KEPT_DAYS = 2 * 365
const CONSENTS_KEPT_DAYS = 5 * 366

export const forgetOldEventsJob = defineJob({
  name: 'forget-old-events',
  shape: z.object({}),
  cron: '41 3 * * *',
  handle: async ({ db, clock }) => {
    const daysAgo = (days: number) => daysBefore(clock.now(), days)
    await deleteEventsBefore(db, daysAgo(EVENTS_KEPT_DAYS))
    await deleteCookieConsentsBefore(db, daysAgo(CONSENTS_KEPT_DAYS))
  },
})
