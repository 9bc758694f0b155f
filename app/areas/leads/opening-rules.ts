import { romeDayOf } from '#platform/pure/dates.ts'

/** FRM-026 */
export const OPENING_WORDS = 'Lunedì–venerdì 08:00–20:00, sabato 09:00–17:00'

type Hours = { fromMinute: number; toMinute: number }
const WEEKDAY: Hours = { fromMinute: 8 * 60, toMinute: 20 * 60 }
const SATURDAY: Hours = { fromMinute: 9 * 60, toMinute: 17 * 60 }

/** FRM-027. When nobody answers on WhatsApp: in Rome, from the first instant to the last. A club adds its own. */
export const WHATSAPP_CLOSURES: readonly { from: Date; to: Date }[] = [
  { from: new Date('2024-08-09T20:00:00+02:00'), to: new Date('2024-08-19T07:59:59+02:00') },
]

/** FRM-026. Whether customer service answers at this instant, in Rome. */
export function isServiceOpen(now: Date): boolean {
  const day = romeDayOf(now)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const hours = weekday === 0 ? null : weekday === 6 ? SATURDAY : WEEKDAY
  if (!hours) return false
  const minute = minuteInRome(now)
  return hours.fromMinute <= minute && minute < hours.toMinute
}

/** FRM-027 */
export function isWhatsappClosed(now: Date): boolean {
  // The last second is named whole: the window ends when the next one begins.
  return WHATSAPP_CLOSURES.some(({ from, to }) => from <= now && now.getTime() < to.getTime() + 1000)
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
})

function minuteInRome(now: Date): number {
  const [hour = 0, minute = 0] = clock.format(now).split(':').map(Number)
  return hour * 60 + minute
}
