import type { Lead } from '#areas/leads/model.ts'
import { lastDayOf, type Term, termOf } from '#areas/leads/promise-rules.ts'
import { formatDateIt, formatMinuteIt, romeDayOf, romeDaysBetween, startOfRomeDay } from '#platform/pure/dates.ts'

/** DSK-044. How soon an open request is to be answered, as the address and the chips call it. */
export const STANDINGS = { ritardo: 'in ritardo', oggi: 'entro oggi', poi: 'nei prossimi giorni' } as const

type Following = Pick<Lead, 'state' | 'dueAt' | 'answeredAt'>

/** The hour, where the promise was in hours. */
function hourOf(dueAt: Date): string {
  return dueAt.getTime() === startOfRomeDay(dueAt).getTime() ? '' : ` alle ${formatMinuteIt(dueAt).slice(-5)}`
}

/** DSK-044. The deadline with words: what is late and what is due today never by colour alone. */
export function dueInWords(request: Following, now: Date): { term: Term | null; words: string } {
  const term = termOf(request, now)
  const { dueAt, answeredAt } = request
  if (dueAt === null) return { term, words: 'Senza scadenza' }
  const day = formatDateIt(lastDayOf(dueAt))
  if (term === null || answeredAt !== null) return { term, words: `${day}${hourOf(dueAt)}` }
  if (term === 'today') return { term, words: `Oggi${hourOf(dueAt)}` }
  if (term === 'later') return { term, words: `${day}${hourOf(dueAt)}` }
  const days = romeDaysBetween(lastDayOf(dueAt), romeDayOf(now))
  const since = days === 0 ? `da oggi${hourOf(dueAt)}` : days === 1 ? 'di un giorno' : `di ${days} giorni`
  return { term, words: `In ritardo ${since}` }
}
