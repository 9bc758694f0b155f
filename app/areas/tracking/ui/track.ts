import { EVENTS_PER_CALL, type EventCode, type TrackedEvent } from '../model.ts'
import { mayUse } from './consent.ts'

declare global {
  interface Window {
    /** Where tag managers look; each club adds its own. */
    dataLayer?: TrackedEvent[]
  }
}

const SEND_AFTER_MS = 4_000
/** A page that cannot reach us must not grow for ever: the oldest events are the ones let go. */
const MOST_WAITING = 100

let waiting: TrackedEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** TRK-001. Tells that something was done. Without consent to statistics it tells nobody. */
export function track(code: EventCode): void {
  tell({ event: 'action', code, path: location.pathname, event_id: crypto.randomUUID() })
}

/** TRK-013, FRM-005. A form was sent; `eventId` is the one the form carried, so that the two can be matched. */
export function trackLead(form: string, eventId: string): void {
  tell({ event: 'lead', code: form, path: location.pathname, event_id: eventId })
}

function tell(event: TrackedEvent): void {
  if (!mayUse('statistics')) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
  waiting = [...waiting, event].slice(-MOST_WAITING)
  if (waiting.length >= EVENTS_PER_CALL) flushEvents()
  else timer ??= setTimeout(flushEvents, SEND_AFTER_MS)
}

/** Sends what waits, in a way that outlives the page. Statistics never get in anybody’s way: what fails is lost. */
export function flushEvents(): void {
  clearTimeout(timer)
  timer = undefined
  const [now, later] = [waiting.slice(0, EVENTS_PER_CALL), waiting.slice(EVENTS_PER_CALL)]
  waiting = later
  if (now.length === 0 || !mayUse('statistics')) return
  const body = JSON.stringify({ eventi: now })
  const isTaken = navigator.sendBeacon?.('/api/Tracking/Eventi', new Blob([body], { type: 'application/json' }))
  if (!isTaken)
    void fetch('/api/Tracking/Eventi', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined)
  if (waiting.length > 0) timer = setTimeout(flushEvents, SEND_AFTER_MS)
}
