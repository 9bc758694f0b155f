import { formatDateIt, parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'

type Stretch = { readonly from: RomeDay; readonly to: RomeDay }

/** FIG-009. The days that a recount is asked for, or why it cannot be done, in one sentence. */
export function stretchToRecount(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  last: RomeDay,
): Stretch | { readonly fault: string } {
  if (!asked.from || !asked.to)
    return {
      fault: `Scrivi il primo e l’ultimo giorno, per esempio: npm run figures:recount -- --from 2025-01-01 --to 2025-12-31`,
    }
  const from = parseRomeDay(asked.from)
  const to = parseRomeDay(asked.to)
  if (!from) return { fault: `«${asked.from}» non è un giorno: si scrive come 2025-01-31.` }
  if (!to) return { fault: `«${asked.to}» non è un giorno: si scrive come 2025-01-31.` }
  if (to < from) return { fault: `Il ${formatDateIt(to)} viene prima del ${formatDateIt(from)}.` }
  if (to > last)
    return {
      fault: `Il ${formatDateIt(to)} non è finito: l’ultimo giorno che si può ricontare è il ${formatDateIt(last)}.`,
    }
  return { from, to }
}
