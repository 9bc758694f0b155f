import { bumpRevision } from '#areas/content/store.server.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'
import { creditPeriod } from './period-record.ts'
import { countSaidWithin, listPeriods } from './store.server.ts'
import { creditPeriods } from './tables.server.ts'

export const servedCreditPeriod = serveRecord(creditPeriod, {
  table: creditPeriods,
  // Home pages name the period.
  saved: async (db) => void (await bumpRevision(db)),
  removed: async (db) => void (await bumpRevision(db)),
  stays: async (db, { id }) => {
    const periods = await listPeriods(db)
    const period = periods.find(({ slug }) => slug === id)
    if (!period) return null
    const { firstDay, lastDay } = period
    // Where another holds the same days nobody loses theirs.
    const isHeld = periods.some((other) => other !== period && other.firstDay <= firstDay && lastDay <= other.lastDay)
    return !isHeld && (await countSaidWithin(db, period)) > 0
      ? 'Gli iscritti ci hanno già scritto crediti o dati: correggilo, invece di toglierlo.'
      : null
  },
})
