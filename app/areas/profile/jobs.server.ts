import type { Disk } from 'flydrive'
import { z } from 'zod'
import { listDueErasures, lockDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import { unprovedErasedLetter, unprovedWarningLetter } from '#areas/account/letters-copy.ts'
import { insertMailLink } from '#areas/account/mail-link-store.server.ts'
import { disownedEmail, UNPROVED_DAYS, UNPROVED_TOLD_DAYS } from '#areas/account/model.ts'
import { listUnprovedToErase, listUnprovedToTell } from '#areas/account/unproved-store.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { daysAfter, daysBefore } from '#platform/pure/dates.ts'
import { forgetArchives, makeArchives } from './archive-commands.server.ts'
import type { MemberData } from './member-data-context.server.ts'
import { deleteAccount } from './privacy-commands.server.ts'

const AT_ONCE = 200

/** IDN-011. An account that nobody proved is told seven days before, and erased after thirty. */
export const eraseUnprovedJob = (data: MemberData) =>
  defineJob({
    name: 'erase-unproved-accounts',
    shape: z.object({}),
    cron: '40 4 * * *',
    expireInSeconds: 1800,
    handle: async ({ db, clock, club, origin }) => {
      const now = clock.now()
      const settings = { club, origin }
      const toTell = await listUnprovedToTell(db, daysBefore(now, UNPROVED_DAYS - UNPROVED_TOLD_DAYS), AT_ONCE)
      for (const { id, name, email } of toTell)
        await db.transaction(async (tx) => {
          await upsertDetails(tx, id, { erasureToldAt: now })
          // Nobody has the mailbox of an account that was disowned.
          if (email === disownedEmail(id)) return
          const lastsMs = UNPROVED_TOLD_DAYS * DAY_MS
          const token = await insertMailLink(tx, { kind: 'email-verification', memberId: id, now, lastsMs })
          await sendMail(tx, {
            to: email,
            ...unprovedWarningLetter(settings, { name, lastDay: daysAfter(now, UNPROVED_TOLD_DAYS), token }),
            idempotencyKey: `unproved-told:${id}:${now.getTime()}`,
            holdsSecret: true,
          })
        })
      const registeredBy = daysBefore(now, UNPROVED_DAYS)
      const toldBy = daysBefore(now, UNPROVED_TOLD_DAYS)
      for (const { id, email } of await listUnprovedToErase(db, { registeredBy, toldBy }, AT_ONCE)) {
        const member = (await findViewerByMemberId(db, id, now))?.member
        if (!member) continue
        const lastEmail = email === disownedEmail(id) ? null : unprovedErasedLetter(settings, member)
        await deleteAccount(db, member, { now, data, settings, email: lastEmail })
      }
    },
  })

type Erasing = { data: MemberData; secret: string }

/** IDN-051. An account whose member asked to be deleted, and did not take it back in 48 hours, is erased. */
export const eraseAskedJob = ({ data, secret }: Erasing) =>
  defineJob({
    name: 'erase-asked-accounts',
    shape: z.object({}),
    cron: '*/10 * * * *',
    keepDays: 1,
    handle: async ({ db, clock, club, origin, log }) => {
      const now = clock.now()
      for (const id of await listDueErasures(db, now, AT_ONCE))
        try {
          await db.transaction(async (tx) => {
            // Somebody may have opened it again since the list was made.
            const { erasesAt, closedAt } = await lockDetails(tx, id)
            const member = (await findViewerByMemberId(tx, id, now))?.member
            if (!member || !erasesAt || erasesAt > now || !closedAt) return
            await deleteAccount(tx, member, { now, data, settings: { club, origin, secret } })
          })
        } catch (error) {
          // The only administrator left stays, and keeps nobody else waiting.
          log.error({ err: error }, 'an account could not be erased')
        }
    },
  })

type ArchiveParts = { data: MemberData; disk: Disk }

/** IDN-051. Every minute the archives that were asked for are made, and those that are over are removed. */
export const makeArchivesJob = ({ data, disk }: ArchiveParts) =>
  defineJob({
    name: 'make-archives',
    shape: z.object({}),
    cron: '* * * * *',
    isOnePerKey: true,
    retries: 0,
    expireInSeconds: 6 * 3600,
    keepDays: 1,
    handle: async ({ db, clock, club, origin, log }, _payload, { signal }) => {
      const onFailure = (error: unknown) => log.error({ err: error }, 'an archive could not be made')
      await forgetArchives({ db, disk, clock })
      await makeArchives({ db, disk, clock, data, sender: { club, origin }, onFailure, signal })
    },
  })

const DAY_MS = 24 * 60 * 60 * 1000
