import { z } from 'zod'
import { bumpRevision } from '#areas/content/store.server.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { hasTurned } from './desk-store.server.ts'
import { deleteOldAccessLinks, listStudyingMembers } from './enrolment-store.server.ts'
import { recordPlatformProgress } from './platform-commands.server.ts'

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

const TURN_WINDOW_MS = 2 * 60 * 60 * 1000

/** Courses begin and end at midnight by themselves: the pages that were kept before are made again. */
export const turnCoursesJob = defineJob({
  name: 'turn-courses',
  shape: z.object({}),
  cron: '1 * * * *',
  async handle({ db, clock }) {
    const now = clock.now()
    if (await hasTurned(db, new Date(now.getTime() - TURN_WINDOW_MS), now)) await bumpRevision(db)
  },
})

/** Members read at a time: the list of everybody who studies can be long. */
const MEMBERS_AT_A_TIME = 200

/** What members did on another company's platform. Nothing to do where courses are followed in the club's own classroom. */
export const followCoursePlatformJob = defineJob({
  name: 'follow-course-platform',
  shape: z.object({}),
  cron: '*/10 * * * *',
  async handle({ db, clock, log, outside: { coursePlatform } }, _payload, { signal }) {
    if (!coursePlatform) return
    let after: string | null = null
    do {
      const members = await listStudyingMembers(db, { after, limit: MEMBERS_AT_A_TIME })
      for (const memberId of members) {
        if (signal.aborted) return
        try {
          await recordPlatformProgress(db, memberId, await coursePlatform.listProgress(memberId), clock.now())
        } catch {
          // One person's answer that cannot be read costs that person's update only, until the next run.
          log.warn({ memberId }, 'the course platform did not tell how a member is doing')
        }
      }
      after = members.length === MEMBERS_AT_A_TIME ? (members.at(-1) ?? null) : null
    } while (after)
  },
})
