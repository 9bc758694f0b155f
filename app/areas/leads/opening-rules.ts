import type { SubscriptionType } from '#areas/audience/model.ts'
import { romeDayOf } from '#platform/pure/dates.ts'

/** FRM-026 */
export const OPENING_WORDS = 'Lunedì–venerdì 08:00–20:00, sabato 09:00–17:00'

/**
 * FRM-027. Whether nobody answers on WhatsApp at this instant. The closures are the club's setting: first and last second of each,
 * as a clock in Rome shows them, so that they are compared as they are written.
 */
export function isWhatsappClosed(now: Date, closures: string): boolean {
  const written = `${romeDayOf(now)}T${clock.format(now)}`
  return closures.split(',').some((closure) => {
    const [from, to] = closure.trim().split('/')
    return from !== undefined && to !== undefined && from <= written && written <= to
  })
}

/** FRM-022. The external chat of a department, or the club's own page where no chat is connected. */
export function chatAddress(chatUrl: string | undefined, departmentId: string): string {
  if (!chatUrl) return '/assistenza/chat'
  const address = new URL(chatUrl)
  address.searchParams.set('department', departmentId)
  return address.href
}

/** API-204. Who chats with a member of this type. */
export function departmentOf(type: SubscriptionType): { departmentId: string; name: string } {
  return type === 'PREMIUM'
    ? { departmentId: 'premium', name: 'Assistenza soci Premium' }
    : { departmentId: 'soci', name: 'Assistenza soci' }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
