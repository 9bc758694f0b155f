import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { harvestLiterature } from './commands.server.ts'
import { findDueWeek, sendDueDigests } from './digest-commands.server.ts'

/** What entered the catalogue since yesterday; the club's own clock says when a day has passed. */
export const harvestLiteratureJob = defineJob({
  name: 'harvest-literature',
  shape: z.object({}),
  cron: '17 * * * *',
  retries: 0,
  keepDays: 7,
  expireInSeconds: 1800,
  handle: async ({ db, clock, log, outside: { literature } }, _payload, { signal }) => {
    if (!literature) return
    const taken = await harvestLiterature(db, literature, { now: clock.now(), log, signal })
    if (taken > 0) log.info({ taken }, 'papers taken from the catalogue')
  },
})

/** Monday at seven by the club's own clock, which a demo can move: so it asks often, and mostly has nothing to do. */
export const sendPressDigestsJob = defineJob({
  name: 'send-press-digests',
  shape: z.object({}),
  cron: '*/5 * * * *',
  retries: 2,
  keepDays: 1,
  expireInSeconds: 1800,
  handle: async ({ db, clock, log, club, origin, outside: { literature } }, _payload, { signal }) => {
    const now = clock.now()
    if (!(await findDueWeek(db, now))) return
    if (literature) await harvestLiterature(db, literature, { now, log, signal })
    const written = await sendDueDigests(db, { club, origin, now, signal })
    if (written > 0) log.info({ written }, 'weekly letters of the literature written')
  },
})
