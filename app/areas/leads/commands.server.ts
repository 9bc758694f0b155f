import type { Viewer } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { countLettersTo } from '#platform/mail/store.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { TrailChange } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { leadReceivedLetter } from './letters-copy.ts'
import type { FormType, Lead, LeadState, NewLead } from './model.ts'
import { lastDayOf } from './promise-rules.ts'
import { dueAtFor } from './promise-store.server.ts'
import { answersRequest, type Staff } from './reading-rules.ts'
import { FORM_WORDS, STATE_WORDS } from './staff-copy.ts'
import { findLead, findLeadByEvent, insertLead, updateLeadState } from './store.server.ts'

/** What is promised to whoever asked: the day of the answer, and how many such requests are left this year. */
export type LeadPromise = { readonly answerBy: RomeDay | null; readonly left: number | null }

/**
 * What another area does with a lead that is its own, in the same transaction: it refuses it by throwing, or takes it. The same
 * lead, sent again, is asked about again and must be promised the same.
 */
export type LeadTaker = (
  tx: Db,
  taken: ReceivedLead & { lead: NewLead; viewer: Viewer; now: Date },
) => Promise<LeadPromise>
export type ReceivedLead = { leadId: string; isNew: boolean; answerBy: RomeDay | null }
export type LeadTakers = Readonly<Partial<Record<FormType, LeadTaker>>>

type Receiving = {
  club: Club
  now: Date
  /** Whoever wrote is signed in and has this mailbox: only then are their own words sent there. */
  isOwnMailbox?: boolean
  take?: ((tx: Db, found: ReceivedLead) => Promise<LeadPromise>) | undefined
}

/** Stores and acknowledges a request, both or neither. The letter waits in the outbox when mail is down: nothing is lost. */
export async function receiveLead(
  db: Db,
  lead: NewLead,
  { club, now, isOwnMailbox = false, take }: Receiving,
): Promise<{ id: string; promise: LeadPromise | null }> {
  return db.transaction(async (tx) => {
    const dueAt = await dueAtFor(tx, lead.formType, now)
    const newId = await insertLead(tx, lead, { now, dueAt })
    const stored = newId ? { id: newId, dueAt } : await findLeadByEvent(tx, lead.eventId)
    const id = stored?.id ?? lead.eventId
    const answerBy = stored?.dueAt ? lastDayOf(stored.dueAt) : null
    const promise = (await take?.(tx, { leadId: id, isNew: newId !== null, answerBy })) ?? null
    if (!newId) return { id, promise }
    if (!isOwnMailbox && (await hasManyLetters(tx, lead.email))) return { id, promise }
    const note = isOwnMailbox && typeof lead.fields.note === 'string' ? lead.fields.note : null
    await sendMail(tx, {
      to: lead.email,
      ...leadReceivedLetter(club, { name: lead.name, note, answerBy: lastDayOf(dueAt) }),
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

export const NO_SUCH_REQUEST = 'Questa richiesta non esiste.'

/** The request, held until the end of the transaction, for whoever may answer it; for others it is not there. */
export async function lockLeadFor(tx: Db, id: string, staff: Staff): Promise<Lead> {
  const lead = await findLead(tx, id, true)
  if (!lead || !answersRequest(staff, lead)) throw new NotFound(NO_SUCH_REQUEST)
  return lead
}

/** What was done to a request, and from what to what: never its words. */
export async function recordRequest(
  tx: Db,
  { id, formType, memberId }: Pick<Lead, 'id' | 'formType' | 'memberId'>,
  {
    what,
    by,
    now,
    changes,
  }: { what: ActOf<'request'>; by: string | null; now: Date; changes?: readonly TrailChange[] },
): Promise<void> {
  await recordTrail(tx, {
    at: now,
    kind: what === 'read' ? 'member-viewed' : 'request-edited',
    memberId,
    actorId: by,
    done: { thing: 'request', id, what },
    name: FORM_WORDS[formType] ?? formType,
    ...(changes && { changes }),
  })
}

/** Whoever may answer a request takes it, closes it, or puts it back among the new ones. */
export async function moveLead(
  db: Db,
  id: string,
  state: LeadState,
  staff: Staff,
  { now, seen }: { now: Date; seen?: LeadState | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const lead = await lockLeadFor(tx, id, staff)
    if (seen && seen !== lead.state)
      throw new Conflict('Nel frattempo qualcun altro se n’è occupato: guarda com’è adesso.')
    if (state === lead.state) return
    await updateLeadState(tx, id, { state, handledBy: state === 'new' ? null : staff.id, now })
    const changes = [{ field: 'Stato', from: STATE_WORDS[lead.state].label, to: STATE_WORDS[state].label }]
    await recordRequest(tx, lead, { what: MOVES[state], by: staff.id, now, changes })
  })
}

const MOVES = { new: 'reopened', taken: 'taken', closed: 'closed' } as const
