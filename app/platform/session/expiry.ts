import { SESSION_IDLE_MS, SESSION_LIFE_MS, SESSION_TOUCH_MS, type Session } from './model.ts'

/** When a session seen now ends: after the idle time, but never beyond its whole life. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LIFE_MS))
}

/** Whether it is time to write that the session was seen again. */
export function isTouchDue(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= SESSION_TOUCH_MS
}
