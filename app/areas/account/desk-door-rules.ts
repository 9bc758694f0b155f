import type { Viewer } from '#areas/audience/model.ts'
import { FACTOR_GRACE_DAYS } from './second-factor-model.ts'

const DAY_MS = 24 * 60 * 60_000

/** What opens the desk to somebody of the staff: nothing more, a factor to add (at once, or within some days), or one to show. */
export type DeskDoor = { kind: 'open'; daysLeft: number | null } | { kind: 'add' } | { kind: 'show' }

export type DeskVisitor = {
  /** They hold what a second factor is always asked for. */
  administers: boolean
  /** Since when they may do what they do; unknown for whoever had it before the club remembered. */
  roleSince: Date | null
  /** Since when an administrator asks a second factor of everybody; null while it is asked of administrators alone. */
  askedOfAllSince: Date | null
  hasFactor: boolean
  /** In this session, and not only the password. */
  hasShownFactor: boolean
}

/** IDN-032. With a factor the password alone opens nothing of the desk; without one, whoever needs it has seven days. */
export function deskDoor(visitor: DeskVisitor, now: Date): DeskDoor {
  const { administers, roleSince, askedOfAllSince, hasFactor, hasShownFactor } = visitor
  if (hasFactor) return hasShownFactor ? { kind: 'open', daysLeft: null } : { kind: 'show' }
  if (!administers && !askedOfAllSince) return { kind: 'open', daysLeft: null }
  const sinces = [roleSince, administers ? null : askedOfAllSince].map((since) => since?.getTime() ?? 0)
  const leftMs = Math.max(...sinces) + FACTOR_GRACE_DAYS * DAY_MS - now.getTime()
  return leftMs > 0 ? { kind: 'open', daysLeft: Math.ceil(leftMs / DAY_MS) } : { kind: 'add' }
}

/** Whoever finds the desk closed has no role while it is: no page and no call of it opens, whatever asks for the role. */
export function throughDeskDoor(viewer: Viewer, door: DeskDoor | null): Viewer {
  if (!door || !viewer.member) return viewer
  if (door.kind === 'open') return { ...viewer, desk: { isClosed: false, daysLeft: door.daysLeft } }
  return {
    ...viewer,
    member: { ...viewer.member, roles: [], permissions: [], assignedOnly: [] },
    desk: { isClosed: true },
  }
}
