import { answerConsents } from '#areas/account/consent-commands.server.ts'
import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { MARKETING_CONSENTS, PARTNER_CONSENTS } from '#areas/account/model.ts'
import { giveCredits, spendCredits } from '#areas/audience/credit-commands.server.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import { PASSED } from '#areas/courses/model.ts'
import { settleAccount } from '#areas/loyalty/commands.server.ts'
import { earnPoints, spendPoints } from '#areas/loyalty/ledger-commands.server.ts'
import { listLots } from '#areas/loyalty/ledger-store.server.ts'
import { LOYALTY_WALLET } from '#areas/loyalty/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict } from '#platform/errors.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail, recordTrails } from '#platform/trail/store.server.ts'
import {
  type Joined,
  joinDetails,
  leadEntries,
  listNotesOf,
  moveCases,
  moveEnrolments,
  movePeriods,
  moveRows,
  moveWallets,
} from './joining-store.server.ts'
import type { PairMember } from './model.ts'
import { joiningRefusal, withdrawnByJoining } from './rules.ts'
import { findStanding, insertNotDuplicate, lockPair } from './store.server.ts'

/** DSK-031. Two people, once and for ever. */
export async function markNotDuplicate(
  db: Db,
  [one, other]: readonly [PairMember, PairMember],
  by: ByStaff,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await insertNotDuplicate(tx, [one.id, other.id], by))) return
    const line = { at: by.now, kind: 'member-corrected', actorId: by.staffId } as const
    await recordTrails(
      tx,
      [[one, other] as const, [other, one] as const].map(([member, than]) => ({
        ...line,
        memberId: member.id,
        name: String(member.username),
        done: { thing: 'member', id: member.id, what: 'not-duplicate' } as const,
        changes: [{ field: 'Non è la stessa persona di', to: String(than.username) }],
      })),
    )
  })
}

export type Joining = { kept: PairMember; closed: PairMember }

/**
 * DSK-031. Everything of one account becomes the other's, or nothing does: it is called inside the transaction that keeps it, or that undoes it
 * after showing it. Both accounts are held, so that of two who join them at once the second finds it done.
 */
export async function joinAccounts(tx: Db, { kept, closed }: Joining, now: Date): Promise<void> {
  if (kept.id === closed.id) throw new Conflict('È lo stesso account.')
  await lockPair(tx, [kept.id, closed.id])
  const refusal = joiningRefusal(await findStanding(tx, kept.id), await findStanding(tx, closed.id))
  if (refusal) throw new Conflict(refusal)
  const joined: Joined = { keptId: kept.id, closedId: closed.id }
  await joinDetails(tx, joined, now)
  await movePoints(tx, joined, now)
  await movePeriods(tx, joined)
  await moveCredits(tx, joined, now)
  await moveEnrolments(tx, joined, PASSED)
  await moveCases(tx, joined)
  await moveConsents(tx, joined, now)
  await moveRows(tx, joined)
  await leadEntries(tx, joined, now)
  await settleAccount(tx, kept.id, now)
  await copyNotes(tx, joined, now)
  await revokeAllSessions(tx, [closed.id], now)
  for (const id of [kept.id, closed.id]) await notify(tx, MEMBER_CHANNEL, id)
  // A professional card may be on pages that are kept.
  await bumpRevision(tx)
}

/** On the trail of both. */
export async function recordJoining(
  tx: Db,
  { kept, closed }: Joining,
  { staffId, now, ...facts }: ByStaff & { reason: string; key: string; changes: readonly { field: string }[] },
): Promise<void> {
  const line = { at: now, kind: 'member-corrected', actorId: staffId } as const
  const { changes, ...why } = facts
  await recordTrail(tx, {
    ...line,
    ...why,
    memberId: kept.id,
    name: String(kept.username),
    done: { thing: 'member', id: kept.id, what: 'joined' },
    changes: [{ field: 'Account che si chiude', to: String(closed.username) }, ...changes],
  })
  await recordTrail(tx, {
    ...line,
    reason: why.reason,
    memberId: closed.id,
    name: String(closed.username),
    done: { thing: 'member', id: closed.id, what: 'joined-away' },
    changes: [{ field: 'Account che resta', to: String(kept.username) }],
  })
}

/** Points keep the day on which they end. */
async function movePoints(tx: Db, { keptId, closedId }: Joined, now: Date): Promise<void> {
  const balance = await settleAccount(tx, closedId, now)
  if (balance <= 0) return
  const lots = (await listLots(tx, closedId)).filter(({ expiresAt }) => expiresAt > now)
  const key = `joined:${closedId}`
  await spendPoints(tx, {
    memberId: closedId,
    points: balance,
    description: 'Punti passati all’account che resta',
    key,
    now,
  })
  for (const { id, remaining, expiresAt } of lots)
    await earnPoints(tx, {
      memberId: keptId,
      points: remaining,
      description: 'Punti dell’account unito a questo',
      key: `${key}:${id}`,
      at: now,
      expiresAt,
    })
}

async function moveCredits(tx: Db, joined: Joined, now: Date): Promise<void> {
  const { keptId, closedId } = joined
  for (const { tag, balance } of await moveWallets(tx, joined, now, LOYALTY_WALLET)) {
    if (balance <= 0 || tag === LOYALTY_WALLET) continue
    const passing = { tag, amount: balance, reason: 'joined', idempotencyKey: `joined:${closedId}:${tag}`, now }
    const taken = await spendCredits(tx, { ...passing, memberId: closedId })
    const given = taken.kind === 'spent' && (await giveCredits(tx, { ...passing, memberId: keptId }))
    if (!given) throw new Error('Credits of a joined account were lost.')
  }
}

async function moveConsents(tx: Db, { keptId, closedId }: Joined, now: Date): Promise<void> {
  const asked = [...MARKETING_CONSENTS, ...PARTNER_CONSENTS]
  const [own, its] = [await listConsentAnswers(tx, keptId), await listConsentAnswers(tx, closedId)]
  const withdrawn = withdrawnByJoining(asked, own, its)
  if (withdrawn.length === 0) return
  const answers = Object.fromEntries(withdrawn.map((consent) => [consent, false]))
  await answerConsents(tx, keptId, answers, { place: 'joined', now })
}

/** The trail cannot be changed: what was noted is written again, with its day. */
async function copyNotes(tx: Db, { keptId, closedId }: Joined, now: Date): Promise<void> {
  const notes = await listNotesOf(tx, closedId)
  await recordTrails(
    tx,
    notes.map(({ at, actorId, reason }) => ({
      at: now,
      kind: 'member-noted' as const,
      memberId: keptId,
      actorId,
      reason: `${formatDateIt(at)}: ${reason}`,
    })),
  )
}
