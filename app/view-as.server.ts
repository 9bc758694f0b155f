import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShownViewAs } from '#areas/audience/context.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { REFUSED_WORDS } from '#areas/view-as/copy.ts'
import { LEAVE_PATH } from '#areas/view-as/model.ts'
import { isAnsweredToViewAs } from '#areas/view-as/opening-rules.ts'
import { findRunningVisit } from '#areas/view-as/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import { parsePageAddress } from '#platform/page-cache/page-address.ts'
import { readCookie } from '#platform/session/cookie.ts'

/**
 * DSK-036. The viewer of a session of the desk that is looking as a member is that member, and no session of theirs. Asked each time the
 * session is read, so that it holds on every node and ends on every node; somebody who got a role meanwhile is no longer looked at.
 */
export async function lookingAs(
  db: Db,
  { viewer, validUntil }: { viewer: Viewer; validUntil: Date | null },
  now: Date,
): Promise<{ viewer: Viewer; validUntil: Date | null }> {
  const { member: staff, sessionId } = viewer
  if (!staff || !sessionId || !staffMay(staff, 'members.view-as')) return { viewer, validUntil }
  const visit = await findRunningVisit(db, sessionId, now)
  const seen = visit && (await findViewerByMemberId(db, visit.memberId, now))
  if (!visit || !seen || seen.member.roles.length > 0) return { viewer, validUntil }
  const { audience, member } = seen
  const ends = [validUntil, seen.validUntil, visit.endsAt].flatMap((end) => (end ? [end.getTime()] : []))
  const name = `${member.name} ${member.surname}`
  return {
    viewer: { audience, member, sessionId: null, viewAs: { name, endsAt: visit.endsAt, by: viewer, isAtDesk: false } },
    validUntil: new Date(Math.min(...ends)),
  }
}

/** Under `/redazione` whoever is looking is themselves, and sees the way out. */
export function viewerAt(viewer: Viewer, url: string): Viewer {
  const { viewAs } = viewer
  if (!viewAs || !/^\/redazione(?:[/?.]|$)/.test(url)) return viewer
  return { ...viewAs.by, viewAs: { ...viewAs, isAtDesk: true } }
}

/** The cookies of the browser of the desk are of whoever is looking: a cart of theirs must not become the member's. */
export function keepOnlySession(request: FastifyRequest, cookieName: string): void {
  const token = readCookie(request.headers.cookie, cookieName)
  request.headers.cookie = `${cookieName}=${token ?? ''}`
}

/** What a page must know. */
export function shownViewAs({ viewAs }: Viewer, now: Date, isClosed: boolean): ShownViewAs | null {
  return viewAs ? { name: viewAs.name, leftMs: viewAs.endsAt.getTime() - now.getTime(), isClosed } : null
}

type Refusing = {
  resolveViewer(request: FastifyRequest): Promise<Viewer>
  /** Answers a reader with a page. */
  refuseReader(reply: FastifyReply): unknown
}

/** Refuses, whatever the address, all that is not a reading. It comes before everything that is served. */
export function refuseWhileLooking(app: FastifyInstance, { resolveViewer, refuseReader }: Refusing): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = parsePageAddress(request.url)?.pathname ?? ''
    if (isAnsweredToViewAs(request.method, path, LEAVE_PATH)) return
    if (!(await resolveViewer(request)).viewAs) return
    const isForAReader = /text\/html/.test(request.headers.accept ?? '') && !path.startsWith('/api')
    if (!isForAReader) throw new NotAllowed(REFUSED_WORDS)
    return refuseReader(reply)
  })
}
