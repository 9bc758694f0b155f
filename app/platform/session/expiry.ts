import { SESSION_IDLE_MS, SESSION_LIFE_MS, SESSION_TOUCH_MS, type Session, type SessionLimits } from './model.ts'

/** When a session seen now ends: after the idle time, but never beyond its whole life. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LIFE_MS))
}

/** Whether it is time to write that the session was seen again. */
export function isTouchDue(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= SESSION_TOUCH_MS
}

/** When a session ends for whom it may rest and live less: asked of its times each time, so that a role given today counts today. */
export function limitedEnd({ createdAt, lastSeenAt }: Session, { idleMs, lifeMs }: SessionLimits): Date {
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, createdAt.getTime() + lifeMs))
}
