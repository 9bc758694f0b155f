import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { deleteLettersByKey } from '#platform/mail/store.server.ts'
import { addRomeDays, daysBefore, endOfRomeDay, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { deleteOldChanges } from './email-change-store.server.ts'
import { trialEndingLetter } from './letters-copy.ts'
import { endLostFactors } from './lost-factor-commands.server.ts'
import { deleteExpiredMailLinks } from './mail-link-store.server.ts'
import { deleteForgottenIdentities } from './mailbox-store.server.ts'
import { listEndingTrials } from './membership-store.server.ts'
import { endRoles } from './staff-commands.server.ts'
import { deleteExpiredStaffInvitations } from './staff-invitation-store.server.ts'

/** Days before the last one on which a trial is recalled; each once, also if the job runs twice. */
const REMINDER_DAYS = [2, 0]

/** Before a trial ends its member is told, so that nobody loses a service without knowing. */
export const remindEndingTrialsJob = defineJob({
  name: 'remind-ending-trials',
  shape: z.object({}),
  cron: '0 9 * * *',
  handle: async ({ db, clock, club, origin }) => {
    const now = clock.now()
    const today = romeDayOf(now)
    const until = endOfRomeDay(addRomeDays(today, Math.max(...REMINDER_DAYS)))
    for (const { id, name, email, trialEnd } of await listEndingTrials(db, now, until)) {
      const expDate = new Date(trialEnd.getTime() - 1)
      const daysLeft = romeDaysBetween(today, romeDayOf(expDate))
      if (!REMINDER_DAYS.includes(daysLeft)) continue
      await sendMail(db, {
        to: email,
        ...trialEndingLetter({ club, origin }, { name, expDate, daysLeft }),
        idempotencyKey: `trial-ending:${id}:${daysLeft}`,
      })
    }
  },
})

/** Links that expired a month ago serve nobody, and say who asked for what; so does the last letter to somebody who left. */
export const forgetMailLinksJob = defineJob({
  name: 'forget-mail-links',
  shape: z.object({}),
  cron: '27 3 * * *',
  handle: async ({ db, clock }) => {
    const before = daysBefore(clock.now(), 30)
    await deleteExpiredMailLinks(db, before)
    await deleteExpiredStaffInvitations(db, before)
    await deleteOldChanges(db, before)
    await deleteForgottenIdentities(db, clock.now())
    await deleteLettersByKey(db, 'account-deleted:', before)
  },
})

/** DSK-048. A role ends with its last day; this takes it away and says so, soon after midnight. */
export const endRolesJob = defineJob({
  name: 'end-roles',
  shape: z.object({}),
  cron: '4 0 * * *',
  handle: ({ db, clock, club, origin }) => endRoles(db, { now: clock.now(), sender: { club, origin } }),
})

/** IDN-031. Within a few minutes of the end of the wait. */
export const endLostFactorsJob = defineJob({
  name: 'end-lost-factors',
  shape: z.object({}),
  cron: '*/5 * * * *',
  handle: ({ db, clock, club, origin }) => endLostFactors(db, { now: clock.now(), sender: { club, origin } }),
})
