import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { legalReading, type Staff } from '#areas/leads/reading-rules.ts'
import { insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import { type Colleague, findName, listColleagues } from '#areas/requests/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { safeName } from '#platform/files/commands.server.ts'
import { contentTypeOf } from '#platform/files/content-type.ts'
import { MAX_BYTES } from '#platform/files/model.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { TrailChange } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { CASE_WORDS, DESK_PATH, type News, newsLetter, newsNotice } from './desk-copy.ts'
import {
  CASE_FIELDS,
  type CaseFields,
  type CaseTyped,
  CLOSED,
  type HearingTyped,
  judgeCase,
  judgeHearing,
  readsCase,
} from './desk-rules.ts'
import {
  countHearings,
  type DeskCase,
  deleteDocument,
  deleteHearing,
  findSameHearing,
  getDeskCase,
  getDeskDocument,
  getDeskHearing,
  hasDocument,
  insertDeskCase,
  insertDocument,
  insertHearing,
  isCaseNameTaken,
  listDocuments,
  NO_SUCH_CASE,
  NO_SUCH_DOCUMENT,
  updateCase,
  updateHearing,
} from './desk-store.server.ts'
import { seesLegalCases } from './rules.ts'

export type ByOperator = { staff: Staff; now: Date }
export type Sender = { club: Club; origin: string }

type Named = Pick<DeskCase, 'id' | 'memberId' | 'openedAt'>

const MOST_HEARINGS = 200
const MOST_DOCUMENTS = 50

/** One line of the trail of the member, in the transaction of what it tells. DSK-045. Its day names it, and never its words. */
async function record(
  db: Db,
  { staff, now }: ByOperator,
  { id, memberId, openedAt }: Named,
  { what, changes }: { what: ActOf<'case'>; changes?: readonly TrailChange[] },
): Promise<void> {
  const kind = what === 'viewed' || what === 'document-read' ? 'legal-case-viewed' : 'legal-case-edited'
  const name = `del ${formatDateIt(openedAt)}`
  const done = { thing: 'case', id, what } as const
  await recordTrail(db, { at: now, kind, memberId, actorId: staff.id, done, name, ...(changes && { changes }) })
}

/** DSK-045. The case, held until the end of the transaction, for whoever may read it; for others it is not there. */
async function lockCaseFor(tx: Db, caseId: string, staff: Staff): Promise<DeskCase> {
  const held = await getDeskCase(tx, caseId, true)
  if (!readsCase(staff, held)) throw new NotFound(NO_SUCH_CASE)
  return held
}

/** Whoever of the staff looks at a case is written down before it is shown. */
export async function viewCase(db: Db, { caseId, ...by }: ByOperator & { caseId: string }): Promise<DeskCase> {
  const legalCase = await getDeskCase(db, caseId)
  if (!readsCase(by.staff, legalCase)) throw new NotFound(NO_SUCH_CASE)
  await record(db, by, legalCase, { what: 'viewed' })
  return legalCase
}

/** DSK-045. Of everybody at the desk, those who can be given a case. */
export async function listCaseFollowers(db: Db, now: Date): Promise<Colleague[]> {
  return (await listColleagues(db, now)).filter(
    (each) => staffMay(each, 'legal.answer') && readsCase(each, { handledBy: each.id }),
  )
}

type Giving = {
  caseId: string
  to: string /** Who followed it on the page where the button was. */
  seen: string | null
}

/** DSK-045. A case is given to somebody who may follow it, perhaps oneself. Whoever took it meanwhile is not overruled. */
export async function assignCase(db: Db, { caseId, to, seen, ...by }: ByOperator & Giving): Promise<void> {
  const chosen = (await listCaseFollowers(db, by.now)).find(({ id }) => id === to)
  await db.transaction(async (tx) => {
    const held = await lockCaseFor(tx, caseId, by.staff)
    if (!chosen) throw new InvalidInput({ handledBy: 'Scegli una persona che può seguire questa causa.' })
    if (held.handledBy === to) return
    const from = await findName(tx, held.handledBy)
    if (held.handledBy !== seen)
      throw new Conflict(from ? `L’ha appena presa ${from}` : 'Nel frattempo è tornata a nessuno: guarda com’è adesso.')
    await updateCase(tx, caseId, { handledBy: to })
    const changes = [{ field: 'Chi la segue', from, to: `${chosen.name} ${chosen.surname}` }]
    await record(tx, by, held, { what: 'assigned', changes })
    if (to === by.staff.id) return
    await insertMemberNotice(tx, {
      memberId: to,
      title: 'Ti è stata assegnata una causa',
      text: `${await findName(tx, by.staff.id)} te l’ha assegnata.`,
      link: `${DESK_PATH}/${caseId}`,
      now: by.now,
    })
  })
}

export async function readDocument(
  db: Db,
  { documentId, ...by }: ByOperator & { documentId: string },
): Promise<{ name: string; content: Uint8Array }> {
  const { caseId, memberId, openedAt, handledBy, ...document } = await getDeskDocument(db, documentId)
  if (!readsCase(by.staff, { handledBy })) throw new NotFound(NO_SUCH_DOCUMENT)
  await record(db, by, { id: caseId, memberId, openedAt }, { what: 'document-read' })
  return document
}

export type Saved = { kind: 'saved'; id: string; isTold: boolean } | { kind: 'refused'; errors: Record<string, string> }

const SAME_NAME = 'Questo iscritto ha già una causa con questo nome.'

export async function openCase(
  db: Db,
  { memberId, typed, ...by }: ByOperator & { memberId: string; typed: CaseTyped },
): Promise<Saved> {
  const judged = judgeCase(typed)
  if (judged.kind === 'refused') return judged
  return db.transaction(async (tx) => {
    if (!(await findMemberById(tx, memberId))) throw new NotFound('Questo iscritto non esiste.')
    // Whoever reads only what is assigned to them keeps what they opened.
    const handledBy = legalReading(by.staff) === 'followed' ? by.staff.id : null
    const id = await insertDeskCase(tx, { ...judged.fields, memberId, handledBy, now: by.now })
    if (!id) return { kind: 'refused', errors: { name: SAME_NAME } }
    await record(tx, by, { id, memberId, openedAt: by.now }, { what: 'opened' })
    return { kind: 'saved', id, isTold: false }
  })
}

export async function correctCase(
  db: Db,
  { caseId, seenVersion, typed, ...by }: ByOperator & { caseId: string; seenVersion: number; typed: CaseTyped },
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const held = await lockCaseFor(tx, caseId, by.staff)
    checkVersion(held, seenVersion)
    const judged = judgeCase(typed)
    if (judged.kind === 'refused') return judged
    const { memberId } = held
    if (await isCaseNameTaken(tx, { memberId, name: judged.fields.name, exceptId: caseId }))
      return { kind: 'refused', errors: { name: SAME_NAME } }
    await updateCase(tx, caseId, judged.fields)
    await record(tx, by, held, { what: 'corrected', changes: changedFields(held, judged.fields) })
    return { kind: 'saved', id: caseId, isTold: false }
  })
}

/** Which fields changed, and not from what to what: the trail is read by more people than the case is. */
function changedFields(before: DeskCase, after: CaseFields): TrailChange[] {
  const changed = CASE_FIELDS.filter((field) => before[field] !== after[field]).map((field) => CASE_WORDS[field])
  const areRulingsSame = JSON.stringify(before.rulings) === JSON.stringify(after.rulings)
  return [...changed, ...(areRulingsSame ? [] : ['Provvedimenti'])].map((field) => ({ field }))
}

/** What is closed stays with its member, hearings and papers included. */
export async function closeCase(
  db: Db,
  { caseId, isClosed, ...by }: ByOperator & { caseId: string; isClosed: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await lockCaseFor(tx, caseId, by.staff)
    if ((held.closedAt !== null) === isClosed) return
    await updateCase(
      tx,
      caseId,
      isClosed ? { closedAt: by.now, status: CLOSED } : { closedAt: null, status: 'In corso' },
    )
    await record(tx, by, held, { what: isClosed ? 'closed' : 'reopened' })
  })
}

type Telling = { sender: Sender; key: string; news: News }

/** The member is told by the bell and by a letter, if they may open what they are told of. Answers whether they were. */
async function tell(
  db: Db,
  legalCase: DeskCase,
  { now }: ByOperator,
  { sender, key, news }: Telling,
): Promise<boolean> {
  const [member, viewer] = [
    await findMemberById(db, legalCase.memberId),
    await findViewerByMemberId(db, legalCase.memberId, now),
  ]
  if (!member || !viewer || !seesLegalCases(viewer.audience)) return false
  await insertMemberNotice(db, { memberId: member.id, ...newsNotice(news, legalCase.name), now })
  await sendMail(db, { to: member.email, ...newsLetter(sender, news, member.name), idempotencyKey: `legal:${key}` })
  return true
}

type HearingSaving = ByOperator & {
  caseId: string
  hearingId: string | null
  seenVersion: number
  typed: HearingTyped
  sender: Sender
}

/** Writes a hearing. The member is told of a new one, and of one whose day or hour is another. */
export async function saveHearing(
  db: Db,
  { caseId, hearingId, seenVersion, typed, sender, ...by }: HearingSaving,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const legalCase = await lockCaseFor(tx, caseId, by.staff)
    const held = hearingId === null ? null : await getDeskHearing(tx, { caseId, hearingId }, true)
    if (held) checkVersion(held, seenVersion)
    const judged = judgeHearing(typed)
    if (judged.kind === 'refused') return judged
    const { fields } = judged
    const same = await findSameHearing(tx, caseId, fields)
    if (!held && same) return { kind: 'saved', id: same, isTold: false }
    if (held && same && same !== held.id)
      return { kind: 'refused', errors: { type: 'Questa causa ha già un’udienza uguale, nello stesso momento.' } }
    if (!held && (await countHearings(tx, caseId)) >= MOST_HEARINGS)
      return { kind: 'refused', errors: { type: `Una causa ha al massimo ${MOST_HEARINGS} udienze.` } }
    const id = held?.id ?? (await insertHearing(tx, caseId, fields))
    if (held) await updateHearing(tx, id, fields)
    await record(tx, by, legalCase, { what: held ? 'hearing-corrected' : 'hearing-added' })
    const { heldAt } = fields
    if (held && held.heldAt.getTime() === heldAt.getTime()) return { kind: 'saved', id, isTold: false }
    const news = { kind: held ? ('moved' as const) : ('hearing' as const), heldAt }
    const isTold = await tell(tx, legalCase, by, { sender, key: `hearing:${id}:${(held?.version ?? 0) + 1}`, news })
    return { kind: 'saved', id, isTold }
  })
}

export async function removeHearing(
  db: Db,
  { caseId, hearingId, ...by }: ByOperator & { caseId: string; hearingId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const legalCase = await lockCaseFor(tx, caseId, by.staff)
    await getDeskHearing(tx, { caseId, hearingId }, true)
    await deleteHearing(tx, hearingId)
    await record(tx, by, legalCase, { what: 'hearing-removed' })
  })
}

type DocumentSaving = ByOperator & { caseId: string; hearingId: string; file: SentFile; sender: Sender }

/**
 * CAU-006. Adds a paper to a hearing: a PDF by its bytes, whatever its name says. It is kept with the hearing and reached by no address
 * of its own. Answers whether the member was told.
 */
export async function addDocument(
  db: Db,
  { caseId, hearingId, file, sender, ...by }: DocumentSaving,
): Promise<{ isTold: boolean }> {
  if (contentTypeOf(file.bytes) !== 'application/pdf') throw new InvalidInput({ file: 'Il file deve essere un PDF.' })
  if (file.bytes.byteLength > MAX_BYTES.document)
    throw new InvalidInput({ file: `Il file è troppo grande: il massimo è ${MAX_BYTES.document / 1024 / 1024} MB.` })
  const document = { name: safeName(file.name, 'pdf'), content: file.bytes }
  return db.transaction(async (tx) => {
    const legalCase = await lockCaseFor(tx, caseId, by.staff)
    const hearing = await getDeskHearing(tx, { caseId, hearingId }, true)
    if (await hasDocument(tx, hearing.id, document)) return { isTold: false }
    const papers = await listDocuments(tx, hearing.id)
    if (papers.length >= MOST_DOCUMENTS)
      throw new InvalidInput({ file: `Un’udienza ha al massimo ${MOST_DOCUMENTS} documenti.` })
    await insertDocument(tx, hearing.id, document)
    await record(tx, by, legalCase, { what: 'document-added' })
    const key = `document:${hearing.id}:${by.now.getTime()}`
    return { isTold: await tell(tx, legalCase, by, { sender, key, news: { kind: 'document' } }) }
  })
}

export async function removeDocument(
  db: Db,
  { caseId, hearingId, documentId, ...by }: ByOperator & { caseId: string; hearingId: string; documentId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const legalCase = await lockCaseFor(tx, caseId, by.staff)
    const hearing = await getDeskHearing(tx, { caseId, hearingId }, true)
    if (await deleteDocument(tx, { documentId, hearingId: hearing.id }))
      await record(tx, by, legalCase, { what: 'document-removed' })
  })
}
