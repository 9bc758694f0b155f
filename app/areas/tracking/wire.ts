import { z } from 'zod'
import type { SubscriptionType } from '#areas/audience/model.ts'
import {
  type CookieConsent,
  EVENT_KINDS,
  EVENTS_PER_CALL,
  type EventRecord,
  PURPOSES,
  type TrackedEvent,
} from './model.ts'

const eventWire = z.object({
  event: z.enum(EVENT_KINDS),
  code: z.string().regex(/^[\w-]{1,40}$/),
  /** Without query: what visitors typed or were sent has no place in statistics. */
  path: z.string().regex(/^\/[^\s?#]{0,300}$/),
  event_id: z.uuid(),
})

/** TRK-001 */
export const eventsWire = z.object({ eventi: z.array(eventWire).min(1).max(EVENTS_PER_CALL) })

export function toEvents(
  events: readonly TrackedEvent[],
  { audienceType, now }: { audienceType: SubscriptionType; now: Date },
): EventRecord[] {
  return events.map(({ event, code, path, event_id }) => ({
    id: event_id,
    kind: event,
    code,
    path,
    audienceType,
    occurredAt: now,
  }))
}

export const consentWire = z.object({
  id: z.uuid(),
  versione: z.number().int().min(1).max(9_999),
  finalita: z.array(z.enum(PURPOSES)).max(PURPOSES.length),
})
export type ConsentWire = z.infer<typeof consentWire>

export function toConsent({ id, versione, finalita }: ConsentWire, now: Date): CookieConsent {
  return { id, version: versione, purposes: PURPOSES.filter((each) => finalita.includes(each)), givenAt: now }
}
