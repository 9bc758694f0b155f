import { InvalidInput } from '#platform/errors.ts'
import { formatDateIt, parseRomeDay, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'

/** FIG-007. The day on which the bank has a transfer, as it is written: from the day of the order to today, which is what nothing means. */
export function valueDayOf(written: string, { createdAt }: { createdAt: Date }, now: Date): RomeDay {
  const [ordered, today] = [romeDayOf(createdAt), romeDayOf(now)]
  if (written.trim() === '') return today
  const day = parseRomeDay(written.trim())
  if (day && ordered <= day && day <= today) return day
  throw new InvalidInput({
    giorno: `Il giorno dell’accredito va dal ${formatDateIt(ordered)}, giorno dell’ordine, a oggi.`,
  })
}
