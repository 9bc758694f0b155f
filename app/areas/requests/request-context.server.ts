import { randomUUID } from 'node:crypto'
import { deskHistory } from '#areas/audience/history-context.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { LEGAL_KINDS, type Lead, type LeadFields } from '#areas/leads/model.ts'
import { answersRequest } from '#areas/leads/reading-rules.ts'
import { CONSENT_WORDS, FIELD_WORDS, STATE_WORDS } from '#areas/leads/staff-copy.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt, formatMinuteIt, romeDayOf } from '#platform/pure/dates.ts'
import { dueInWords } from './copy.ts'
import { listFollowersFor } from './follow-commands.server.ts'
import { kindInWords } from './letters-copy.ts'
import { READER_STAYS_MS } from './model.ts'
import { listPapers } from './paper-store.server.ts'
import { listPreparedFor } from './prepared-store.server.ts'
import { fillPlaces } from './rules.ts'
import { findName, listAnswers, listNotes, meetReaders } from './store.server.ts'

/** What everybody at the desk may know of a request: that it is there, its kind and its day. */
export function closedPicture(lead: Lead, now: Date) {
  return {
    id: lead.id,
    kind: kindInWords(lead.formType),
    state: lead.state,
    stateWords: STATE_WORDS[lead.state],
    due: dueInWords(lead, now),
    createdOn: formatDateIt(lead.createdAt),
  }
}

/** A request with everything that was said about it, for whoever reads it. */
export async function requestPicture(db: Db, lead: Lead, staff: Member, now: Date) {
  const viewer = lead.memberId ? await findViewerByMemberId(db, lead.memberId, now) : null
  const member = viewer?.member ?? null
  const mayAnswer = answersRequest(staff, lead)
  const [answers, notes, papers, handler, readers, history, colleagues, prepared] = await Promise.all([
    listAnswers(db, [lead.id]),
    listNotes(db, lead.id),
    listPapers(db, [lead.id]),
    findName(db, lead.handledBy),
    meetReaders(db, { requestId: lead.id, readerId: staff.id, now, staysMs: READER_STAYS_MS }),
    deskHistory(db, 'request', lead.id),
    mayAnswer ? listFollowersFor(db, lead.formType, now) : [],
    mayAnswer ? listPreparedFor(db, lead.formType) : [],
  ])
  const { note, ...fields } = lead.fields
  const values = {
    nome: member?.name ?? lead.name,
    cognome: member?.surname ?? lead.surname,
    'codice cliente': member?.clientCode,
    scadenza: member?.expiration.expDate ? formatDateIt(member.expiration.expDate) : null,
    'chi risponde': `${staff.name} ${staff.surname}`,
  }
  return {
    person: personOf(lead),
    email: lead.email,
    phone: lead.phone,
    member: member && {
      username: member.username,
      name: `${member.name} ${member.surname}`,
      clientCode: member.clientCode,
    },
    handler,
    handledBy: lead.handledBy,
    isMine: lead.handledBy === staff.id,
    asideUntil: lead.asideUntil && { day: formatDateIt(lead.asideUntil), isBack: lead.asideUntil <= romeDayOf(now) },
    mayAnswer,
    isLegal: LEGAL_KINDS.includes(lead.formType),
    readers,
    history,
    colleagues: colleagues.map(({ id, name, surname }) => ({ value: id, label: `${name} ${surname}` })),
    prepared: prepared.map(({ id, title, text }) => ({ id, title, text: fillPlaces(text, values) })),
    answerCount: answers.length,
    isRefused: lead.answeredAt === null && answers.some(({ refusedAt }) => refusedAt !== null),
    // Drawn with the page: what is sent twice from it is written once.
    keys: { answer: randomUUID(), note: randomUUID() },
    thread: [
      {
        kind: 'asked' as const,
        id: lead.id,
        who: personOf(lead),
        at: lead.createdAt,
        text: typeof note === 'string' ? note : '',
        files: [],
        isRefused: false,
      },
      ...papers.map((paper) => ({
        kind: 'paper' as const,
        id: paper.path,
        who: personOf(lead),
        at: paper.sentAt,
        text: 'Un documento.',
        files: [paper],
        isRefused: false,
      })),
      ...answers.map(({ id, author, createdAt, text, files, refusedAt }) => ({
        kind: 'answer' as const,
        id,
        who: author,
        at: createdAt,
        text,
        files,
        isRefused: refusedAt !== null,
      })),
      ...notes.map(({ id, author, createdAt, text }) => ({
        kind: 'note' as const,
        id,
        who: author,
        at: createdAt,
        text,
        files: [],
        isRefused: false,
      })),
    ]
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ at, ...each }) => ({ ...each, at: formatMinuteIt(at) })),
    told: [
      ['Fonte', lead.marketingCode ?? '–'],
      ['Campagna', lead.campaignCode ?? '–'],
      ...Object.entries(fields).map(([name, value]) => [FIELD_WORDS[name] ?? name, written(value)]),
      ...Object.entries(lead.consents).map(([name, isGiven]) => [CONSENT_WORDS[name] ?? name, isGiven ? 'Sì' : 'No']),
    ] as [string, string][],
  }
}

const personOf = ({ name, surname, email }: Lead) => [name, surname].filter(Boolean).join(' ') || email

function written(value: LeadFields[string] | undefined): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '–')
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${written(part)}`)
    .join(', ')
}

export type RequestPicture = Awaited<ReturnType<typeof requestPicture>>
export type ThreadEntry = RequestPicture['thread'][number]
