import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { countDueDays } from './commands.server.ts'
import { eraseRareTexts } from './searches-count-store.server.ts'

/** FIG-004, FIG-006, FIG-053. Counts the days that are over and were not counted yet, or whose facts have changed; most turns find none. */
export const countFiguresJob = defineJob({
  name: 'count-figures',
  shape: z.object({}),
  cron: '*/5 * * * *',
  expireInSeconds: 3600,
  keepDays: 1,
  handle: async ({ db, clock, log }, _payload, { signal }) => {
    const days = await countDueDays(db, { now: () => clock.now(), signal })
    if (days > 0) log.info({ days }, 'figures were counted')
  },
})

/** FIG-041. What few have searched for is forgotten after thirty days. */
export const forgetRareSearchesJob = defineJob({
  name: 'forget-rare-searches',
  shape: z.object({}),
  cron: '23 2 * * *',
  handle: async ({ db, clock }) => {
    await db.transaction((tx) => eraseRareTexts(tx, romeDayOf(clock.now())))
  },
})
