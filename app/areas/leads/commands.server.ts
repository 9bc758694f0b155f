import type { Viewer } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { countLettersTo } from '#platform/mail/store.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { leadReceivedLetter } from './letters-copy.ts'
import type { FormType, Lead, LeadState, NewLead } from './model.ts'
import { findLead, findLeadIdByEvent, insertLead, updateLeadState } from './store.server.ts'

/** What is promised to whoever asked: the day of the answer, and how many such requests are left this year. */
export type LeadPromise = { readonly answerBy: RomeDay | null; readonly left: number | null }

/**
 * What another area does with a lead that is its own, in the same transaction: it refuses it by throwing, or takes it. The same
 * lead, sent again, is asked about again and must be promised the same.
 */
export type LeadTaker = (
  tx: Db,
  taken: { leadId: string; isNew: boolean; lead: NewLead; viewer: Viewer; now: Date },
) => Promise<LeadPromise>
export type LeadTakers = Readonly<Partial<Record<FormType, LeadTaker>>>

type Receiving = {
  club: Club
  now: Date
  /** Whoever wrote is signed in and has this mailbox: only then are their own words sent there. */
  isOwnMailbox?: boolean
  take?: ((tx: Db, found: { leadId: string; isNew: boolean }) => Promise<LeadPromise>) | undefined
}

/** Stores and acknowledges a request, both or neither. The letter waits in the outbox when mail is down: nothing is lost. */
export async function receiveLead(
  db: Db,
  lead: NewLead,
  { club, now, isOwnMailbox = false, take }: Receiving,
): Promise<{ id: string; promise: LeadPromise | null }> {
  return db.transaction(async (tx) => {
    const newId = await insertLead(tx, lead, now)
    const id = newId ?? (await findLeadIdByEvent(tx, lead.eventId)) ?? lead.eventId
    const promise = (await take?.(tx, { leadId: id, isNew: newId !== null })) ?? null
    if (!newId) return { id, promise }
    if (!isOwnMailbox && (await hasManyLetters(tx, lead.email))) return { id, promise }
    const note = isOwnMailbox && typeof lead.fields.note === 'string' ? lead.fields.note : null
    await sendMail(tx, {
      to: lead.email,
      ...leadReceivedLetter(club, { name: lead.name, note, answerBy: promise?.answerBy ?? null }),
      idempotencyKey: `lead:${id}`,
    })
    return { id, promise }
  })
}

/** More than anybody who asks for something needs in a day: the mailbox may be of another, whom a stranger wants to fill. */
const MOST_LETTERS = { keyPrefix: 'lead:', hours: 24, count: 6 }

async function hasManyLetters(db: Db, email: string): Promise<boolean> {
  return (await countLettersTo(db, email, MOST_LETTERS)) >= MOST_LETTERS.count
}

type Operator = { id: string }

/** An operator takes a request, closes it, or puts it back among the new ones. */
export async function moveLead(
  db: Db,
  id: string,
  state: LeadState,
  operator: Operator,
  { now, seen, what = MOVES[state] }: { now: Date; seen?: LeadState | undefined; what?: ActOf<'request'> },
): Promise<void> {
  const handledBy = state === 'new' ? null : operator.id
  await db.transaction(async (tx) => {
    const isMoved = await updateLeadState(tx, id, { state, handledBy, seen, now })
    const lead = await findLead(tx, id)
    if (!lead) throw new NotFound('Questa richiesta non esiste.')
    if (!isMoved) throw new Conflict('Nel frattempo qualcun altro se n’è occupato: guarda com’è adesso.')
    await recordTrail(tx, {
      at: now,
      kind: 'request-edited',
      memberId: lead.memberId,
      actorId: operator.id,
      done: { thing: 'request', id, what },
      name: lead.formType,
    })
  })
}

const MOVES = { new: 'reopened', taken: 'taken', closed: 'closed' } as const

/** Opens a request for an operator; that somebody looked at a member's words is itself written down. */
export async function readLead(db: Db, id: string, operator: Operator, now: Date): Promise<Lead> {
  return db.transaction(async (tx) => {
    const lead = await findLead(tx, id)
    if (!lead) throw new NotFound('Questa richiesta non esiste.')
    const { memberId, formType } = lead
    await recordTrail(tx, {
      at: now,
      kind: 'member-viewed',
      memberId,
      actorId: operator.id,
      done: { thing: 'request', id, what: 'read' },
      name: formType,
    })
    return lead
  })
}
