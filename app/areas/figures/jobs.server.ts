import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { sendFigureLetters, tellOfBounds } from './letters-commands.server.ts'
import { eraseRareTexts } from './searches-count-store.server.ts'
import { countSegments } from './segments-commands.server.ts'
import { forgetVisits } from './visits-store.server.ts'

const often = { shape: z.object({}), expireInSeconds: 3600, keepDays: 1 }

/** FIG-004, FIG-006, FIG-053. Counts the days that are over and were not counted yet; most turns find none. */
export const countFiguresJob = defineJob({
  ...often,
  name: 'count-figures',
  cron: '*/5 * * * *',
  handle: async ({ db, clock, log }, _payload, { signal }) => {
    const days = await countDueDays(db, { now: () => clock.now(), signal, withTouched: false })
    if (days > 0) log.info({ days }, 'figures were counted')
    const counted = await countSegments(db, clock.now(), signal)
    if (counted > 0) log.info({ segments: counted }, 'segments were counted')
  },
})

/** FIG-052. Looks often, and finds something on a Monday or on the first of the month. */
export const sendFigureLettersJob = defineJob({
  ...often,
  name: 'send-figure-letters',
  cron: '*/10 * * * *',
  handle: async ({ db, clock, club, origin, log }, _payload, { signal }) => {
    const letters = await sendFigureLetters(db, { club, origin, now: clock.now(), signal })
    if (letters > 0) log.info({ letters }, 'letters with the figures were written')
  },
})

/** FIG-052. Once a day there is a new day to look at. */
export const tellOfBoundsJob = defineJob({
  ...often,
  name: 'tell-of-figure-bounds',
  cron: '8,28,48 * * * *',
  handle: async ({ db, clock, club, origin, log }, _payload, { signal }) => {
    const letters = await tellOfBounds(db, { club, origin, now: clock.now(), signal })
    if (letters > 0) log.info({ letters }, 'letters about bounds of figures were written')
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

/** FIG-029. Of the days of visits before the last thirty only the last of each person stays, which is theirs. */
export const forgetVisitsJob = defineJob({
  name: 'forget-visits',
  shape: z.object({}),
  cron: '41 2 * * *',
  handle: async ({ db, clock }) => {
    await db.transaction((tx) => forgetVisits(tx, romeDayOf(clock.now())))
  },
})

/** FIG-007. Counts again the days of facts that came late, twice an hour, so that many facts of one day cost one count. */
export const recountFiguresJob = defineJob({
  ...often,
  name: 'recount-figures',
  cron: '7,37 * * * *',
  handle: async ({ db, clock, log }, _payload, { signal }) => {
    const days = await countDueDays(db, { now: () => clock.now(), signal })
    if (days > 0) log.info({ days }, 'figures were counted again')
  },
})

/** FIG-008. Holds the totals against the first tables. */
export const compareFiguresJob = defineJob({
  ...often,
  name: 'compare-figures',
  cron: '20 3 * * *',
  keepDays: 30,
  handle: async ({ db, clock, log }, _payload, { signal }) => {
    const found = await compareFigures(db, { now: () => clock.now(), signal })
    if (found.length > 0) log.error({ totals: found.length }, 'figures were not what the tables say')
  },
})
