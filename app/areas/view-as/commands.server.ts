import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, NotAllowed } from '#platform/errors.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { SESSION_CHANNEL } from '#platform/session/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { VIEW_AS_MINUTES, type ViewAsEnding, type ViewAsVisit } from './model.ts'
import { ENDING_WORDS, viewAsRefusal } from './rules.ts'
import { findRunningVisit, insertVisit, listVisitsToEnd, updateVisitEnd } from './store.server.ts'

export type ViewAsStart = {
  staff: Pick<Member, 'id'>
  sessionId: string | null
  person: Parameters<typeof viewAsRefusal>[1]
  reason: string
  now: Date
}

/** DSK-036. Begins to look; every node learns it with the commit. */
export async function startViewAs(db: Db, { staff, sessionId, person, reason, now }: ViewAsStart): Promise<void> {
  const refusal = viewAsRefusal(staff, person)
  if (refusal || !sessionId) throw new NotAllowed(refusal ?? undefined)
  await db.transaction(async (tx) => {
    await endOverVisits(tx, now, staff.id)
    const endsAt = new Date(now.getTime() + VIEW_AS_MINUTES * 60_000)
    const start = { memberId: person.id, staffId: staff.id, sessionId, reason, startedAt: now, endsAt }
    if (!(await insertVisit(tx, start))) throw new Conflict('Stai già guardando come un altro iscritto: prima esci.')
    const changes = [{ field: 'Finisce al più tardi', to: formatMinuteIt(endsAt) }]
    await recordTrail(tx, { ...lineOf(start, now), kind: 'view-as-started', changes, reason })
    await notify(tx, SESSION_CHANNEL, sessionId)
  })
}

/** Leaves; tells whose pages they were, or nobody's if it was over already. */
export async function leaveViewAs(db: Db, sessionId: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const visit = await findRunningVisit(tx, sessionId, now)
    if (visit) await endVisit(tx, visit, { ending: 'left', endedAt: now, now })
    await notify(tx, SESSION_CHANNEL, sessionId)
    return visit?.memberId ?? null
  })
}

/** Writes the end of visits that ended by themselves. */
export async function endOverVisits(db: Db, now: Date, staffId?: string): Promise<void> {
  for (const visit of await listVisitsToEnd(db, now, staffId)) {
    const isInTime = visit.endsAt > now
    await db.transaction((tx) =>
      endVisit(tx, visit, {
        ending: isInTime ? 'session' : 'time',
        endedAt: isInTime ? now : visit.endsAt,
        now,
      }),
    )
  }
}

type End = { ending: ViewAsEnding; endedAt: Date; now: Date }

async function endVisit(tx: Db, visit: ViewAsVisit, { ending, endedAt, now }: End): Promise<void> {
  if (!(await updateVisitEnd(tx, visit.id, endedAt, ending))) return
  const changes = [
    { field: 'Cominciato', to: formatMinuteIt(visit.startedAt) },
    { field: 'Finito', to: `${formatMinuteIt(endedAt)}, ${ENDING_WORDS[ending]}` },
  ]
  await recordTrail(tx, { ...lineOf(visit, now), kind: 'view-as-ended', changes, reason: visit.reason })
}

const lineOf = ({ memberId, staffId }: Pick<ViewAsVisit, 'memberId' | 'staffId'>, at: Date) => ({
  at,
  memberId,
  actorId: staffId,
})
