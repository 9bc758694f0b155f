import type { Disk } from 'flydrive'
import { findMemberById } from '#areas/audience/store.server.ts'
import { lockLeadFor, recordRequest } from '#areas/leads/commands.server.ts'
import { LEGAL_KINDS, type Lead } from '#areas/leads/model.ts'
import { readsRequest, type Staff } from '#areas/leads/reading-rules.ts'
import { STATE_WORDS } from '#areas/leads/staff-copy.ts'
import { findLead, updateLeadState } from '#areas/leads/store.server.ts'
import { insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { putFile } from '#platform/files/commands.server.ts'
import { filePath } from '#platform/files/model.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { listRefusedKeys } from '#platform/mail/store.server.ts'
import type { ScannerPort } from '#platform/outside/scanner/port.ts'
import type { By } from './follow-commands.server.ts'
import { answeredLetter, answeredNotice, kindInWords, type Sender } from './letters-copy.ts'
import { MOST_FILE_BYTES, MOST_FILES, QUEUE_PATH, type RequestFile } from './model.ts'
import { countUse } from './prepared-store.server.ts'
import { answerProblem, calledIn, noteProblem } from './rules.ts'
import {
  findAnswerRequest,
  findName,
  insertAnswer,
  insertAnswerFile,
  insertNote,
  lastAnswer,
  listAnswers,
  listColleagues,
  listUnmarked,
  markAnswerRefused,
} from './store.server.ts'

const LETTER_KEY = 'request-answer:'

export type NewAnswer = {
  id: string
  /** Drawn with the form: the same again is the same answer. */
  key: string
  text: string
  files: readonly SentFile[]
  /** How many answers there were on the page where it was written. */
  seen: number
  isClosing: boolean
  /** Whoever wrote it says that it is no note. */
  isInsisted: boolean
  /** The prepared answer it was made of. */
  preparedId: string | null
}

type Sending = By & { sender: Sender; disk: Disk; scanner: ScannerPort | null }

/** DSK-041. Answers a request where it is read: the words, the e-mail, the bell and the state are written together or not at all. */
export async function answerRequest(db: Db, answer: NewAnswer, sending: Sending): Promise<void> {
  const { staff, now, scanner } = sending
  const text = answer.text.replaceAll('\r\n', '\n').trim()
  const problem = answerProblem(text, answer)
  if (problem) throw new InvalidInput({ risposta: problem })
  await checkFiles(answer.files, scanner)
  await db.transaction(async (tx) => {
    const lead = await lockLeadFor(tx, answer.id, staff)
    const written = await findAnswerRequest(tx, answer.key)
    if (written === lead.id) return
    if (written !== null) throw new Conflict()
    const before = await lastAnswer(tx, lead.id)
    if (before.total !== answer.seen)
      throw new Conflict(
        `${before.author ?? 'Qualcun altro'} ha appena risposto. Leggi che cosa ha scritto: se serve ancora, premi di nuovo.`,
      )
    if (lead.state === 'closed')
      throw new Conflict(`Nel frattempo ${(await findName(tx, lead.handledBy)) ?? 'qualcuno'} l’ha chiusa.`)
    await insertAnswer(tx, { id: answer.key, requestId: lead.id, authorId: staff.id, text, createdAt: now })
    const files = await keepFiles(tx, answer, sending.disk)
    await tell(tx, lead, { ...answer, text, files }, sending)
    const state = answer.isClosing ? 'closed' : 'taken'
    const handledBy = answer.isClosing ? staff.id : (lead.handledBy ?? staff.id)
    await updateLeadState(tx, lead.id, { state, handledBy, answeredAt: now, now })
    const changes = [{ field: 'Stato', from: STATE_WORDS[lead.state].label, to: STATE_WORDS[state].label }]
    await recordRequest(tx, lead, { what: 'answered', by: staff.id, now, ...(state !== lead.state && { changes }) })
    if (answer.preparedId) await countUse(tx, answer.preparedId)
  })
}

async function checkFiles(files: readonly SentFile[], scanner: ScannerPort | null): Promise<void> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0)
  if (files.length > MOST_FILES) throw new InvalidInput({ file: `Al massimo ${MOST_FILES} allegati.` })
  if (bytes > MOST_FILE_BYTES) throw new InvalidInput({ file: 'Gli allegati possono pesare al massimo 15 MB.' })
  for (const { name, bytes: content } of files) {
    const verdict = await scanner?.scan(content)
    if (verdict?.kind === 'infected')
      throw new InvalidInput({ file: `«${name}» contiene un virus e non è stato accettato.` })
  }
}

async function keepFiles(tx: Db, { key, files }: NewAnswer, disk: Disk): Promise<RequestFile[]> {
  const kept: RequestFile[] = []
  for (const file of files) {
    const upload = { ...file, accepts: ['document', 'image'] as const, ownerId: null, isPublic: false }
    const stored = await putFile(tx, disk, { ...upload, maxBytes: MOST_FILE_BYTES })
    const named = { path: filePath(stored), name: stored.name, byteSize: stored.byteSize }
    await insertAnswerFile(tx, key, named)
    kept.push(named)
  }
  return kept
}

/** A member is told by the bell too; the words and files that lawyers send leave in no e-mail. */
async function tell(
  tx: Db,
  lead: Lead,
  { key, text, files }: { key: string; text: string; files: readonly RequestFile[] },
  { sender, now }: Sending,
): Promise<void> {
  const member = lead.memberId ? await findMemberById(tx, lead.memberId) : null
  if (member) await insertMemberNotice(tx, { memberId: member.id, ...answeredNotice(lead.formType), now })
  const before = (await listAnswers(tx, [lead.id])).filter(({ id }) => id !== key)
  const note = typeof lead.fields.note === 'string' ? lead.fields.note : null
  const isLegal = LEGAL_KINDS.includes(lead.formType)
  const letter = answeredLetter(sender, {
    formType: lead.formType,
    name: member?.name ?? lead.name,
    text,
    fileNames: files.map(({ name }) => name),
    isMember: member !== null,
    asked: { note, createdAt: lead.createdAt },
    before,
  })
  await sendMail(tx, {
    to: member?.email ?? lead.email,
    ...letter,
    attachments: isLegal ? [] : files.map(({ path }) => path),
    idempotencyKey: `${LETTER_KEY}${key}`,
  })
}

/** DSK-041. An answer that the mail server refused has reached nobody: its request is open again, and whoever follows it is told. */
export async function reopenRefused(db: Db, now: Date): Promise<number> {
  const refused = (await listRefusedKeys(db, LETTER_KEY)).map((key) => key.slice(LETTER_KEY.length))
  let count = 0
  for (const { id, requestId } of await listUnmarked(db, refused))
    await db.transaction(async (tx) => {
      const lead = await findLead(tx, requestId, true)
      if (!lead || !(await markAnswerRefused(tx, id, now))) return
      count += 1
      const state = lead.handledBy ? 'taken' : 'new'
      await updateLeadState(tx, lead.id, { state, handledBy: lead.handledBy, answeredAt: null, now })
      const changes = [{ field: 'Stato', from: STATE_WORDS[lead.state].label, to: STATE_WORDS[state].label }]
      await recordRequest(tx, lead, { what: 'not-arrived', by: null, now, ...(state !== lead.state && { changes }) })
      if (!lead.handledBy) return
      await insertMemberNotice(tx, {
        memberId: lead.handledBy,
        title: 'La risposta non è arrivata',
        text: `La richiesta è di nuovo aperta: ${kindInWords(lead.formType)}.`,
        link: `${QUEUE_PATH}/${lead.id}`,
        now,
      })
    })
  return count
}

type NewNote = { id: string; key: string; text: string }

/** DSK-043. A note for the team; whoever is called with @ and may read the request is told that there is one, and never its words. */
export async function addNote(db: Db, { id, key, text: typed }: NewNote, { staff, now }: By): Promise<void> {
  const text = typed.replaceAll('\r\n', '\n').trim()
  const problem = noteProblem(text)
  if (problem) throw new InvalidInput({ note: problem })
  const lead = await readable(db, id, staff)
  const colleagues = (await listColleagues(db, now)).filter((each) => readsRequest(each, lead))
  const { called, unknown } = calledIn(text, colleagues)
  if (unknown.length > 0)
    throw new InvalidInput({
      note: `@${unknown[0]} non è una persona che può leggere questa richiesta: scrivi nome e cognome.`,
    })
  await db.transaction(async (tx) => {
    if (!(await insertNote(tx, { id: key, requestId: id, authorId: staff.id, text, createdAt: now }))) return
    await recordRequest(tx, lead, { what: 'noted', by: staff.id, now })
    const author = await findName(tx, staff.id)
    for (const { id: memberId } of called.filter((each) => each.id !== staff.id))
      await insertMemberNotice(tx, {
        memberId,
        title: 'Ti hanno chiamato in una nota',
        text: `${author} ti ha chiamato in una richiesta: ${kindInWords(lead.formType)}.`,
        link: `${QUEUE_PATH}/${id}`,
        now,
      })
  })
}

async function readable(db: Db, id: string, staff: Staff): Promise<Lead> {
  const lead = await findLead(db, id)
  if (!lead || !readsRequest(staff, lead)) throw new NotFound('Questa richiesta non esiste.')
  return lead
}
