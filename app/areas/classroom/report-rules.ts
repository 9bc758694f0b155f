import { type Employment, LEAST_EVENT_CREDITS, MOST_EVENT_CREDITS } from '#areas/courses/model.ts'
import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import { isSoundFiscalCode } from '#platform/pure/fiscal-code.ts'
import { plainLetters } from '#platform/pure/letters.ts'
import { tenthInWords } from '#platform/pure/tenths.ts'
import type { ReportedPerson } from './model.ts'
import { DISCIPLINE_CODES, DOCTOR, PROFESSION_CODES } from './report-codes-model.ts'

/** An event as the regulator wants it told. */
export type ReportedEvent = {
  readonly eventId: number
  readonly edition: number
  readonly providerNumber: string
  readonly accreditingBody: string
  readonly from: RomeDay
  readonly to: RomeDay
  readonly credits: number
  readonly hours: number
  /** `2 - Linee guida…`: the number is what counts. */
  /** LRN-008. */
  readonly objectiveNumber: string
  /** Everybody who followed it, also without passing. */
  readonly followers: number
}

/** Who passed, as the club knows them; whoever deleted the account has none that could be put right. */
export type Participant = ReportedPerson & {
  readonly passedOn: RomeDay
  readonly account?: ParticipantAccount | undefined
}
export type ParticipantAccount = {
  readonly memberId: string
  readonly username: number
  readonly email: string
  readonly isClosed: boolean
}

/** A participant in the regulator's words. */
export type ReportLine = {
  readonly fiscalCode: string
  readonly name: string
  readonly surname: string
  readonly employment: Employment
  readonly isRecruited: boolean
  readonly sponsor: string
  readonly credits: string
  readonly passedOn: RomeDay
  readonly profession: number
  readonly discipline: number
}

/** What of a person stands between them and the report. */
export type MissingField = 'fiscalCode' | 'employment' | 'profession' | 'name'
export type Missing = { readonly reason: string; readonly field: MissingField | null }
export type ReportProblem = {
  readonly participant: Participant
  readonly missing: readonly Missing[]
}
export type EventReport = { readonly lines: readonly ReportLine[]; readonly problems: readonly ReportProblem[] }

const LONGEST_NAME = 100

/** The report knows the letters of the English alphabet: accents are taken off, apostrophes made plain, the rest left out. */
export function transliterate(text: string, others = " ',.-"): string {
  const allowed = new RegExp(`[^A-Za-z${others.replace(/[\]\\^-]/g, '\\$&')}]`, 'g')
  return plainLetters(text)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(allowed, '')
    .replace(/\s+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .trim()
    .slice(0, LONGEST_NAME)
}

/** LRN-008. The number of a national objective, which stands before its words; null where nobody wrote one. */
export function objectiveNumberOf(objective: string): string | null {
  return /^\d{1,3}(?!\d)/.exec(objective.trim())?.[0] ?? null
}

/** One decimal, always: `4.0`. */
export function reportCredits(credits: number): string {
  return credits.toFixed(1)
}

/** Which profession and discipline a person has, in the regulator's numbers; null where the club's word is none of them. */
export function professionCode(
  profession: string | null,
  specializations: readonly string[],
): { profession: number; discipline: number } | null {
  const found = PROFESSION_CODES[(profession ?? '').trim().toLowerCase()]
  if (!found || found.profession !== DOCTOR) return found ?? null
  const discipline = specializations.map((name) => DISCIPLINE_CODES[name.trim().toLowerCase()]).find(Boolean)
  return { profession: DOCTOR, discipline: discipline ?? found.discipline }
}

/** Everybody who can be told to the regulator, and who cannot and why. A fiscal code is reported once. */
export function eventReport(credits: number, participants: readonly Participant[]): EventReport {
  const lines = new Map<string, ReportLine>()
  const problems: ReportProblem[] = []
  for (const participant of participants) {
    const found = participant.isRevoked
      ? { missing: [REVOKED] }
      : participant.earnsCredits === false
        ? { missing: [NOT_ACCREDITED] }
        : lineOf(credits, participant)
    if ('missing' in found) problems.push({ participant, missing: found.missing })
    else if (lines.has(found.fiscalCode)) problems.push({ participant, missing: [SAME_CODE] })
    else lines.set(found.fiscalCode, found)
  }
  return { lines: [...lines.values()], problems }
}

/** LRN-005. */
const NOT_ACCREDITED: Missing = { reason: 'Il corso non dà crediti ECM alla sua professione.', field: null }
const REVOKED: Missing = { reason: 'Il suo attestato è stato revocato.', field: null }
const SAME_CODE: Missing = { reason: 'Lo stesso codice fiscale è già nel rapporto.', field: 'fiscalCode' }

function lineOf(credits: number, participant: Participant): ReportLine | { missing: Missing[] } {
  const { fiscalCode, employment, passedOn } = participant
  const missing: Missing[] = []
  const lacks = (field: MissingField | null, reason: string) => missing.push({ field, reason })
  if (credits < LEAST_EVENT_CREDITS || credits > MOST_EVENT_CREDITS)
    lacks(null, `Un evento vale da ${tenthInWords(LEAST_EVENT_CREDITS)} a ${MOST_EVENT_CREDITS} crediti.`)
  if (!fiscalCode) lacks('fiscalCode', 'Manca il codice fiscale.')
  else if (!isSoundFiscalCode(fiscalCode)) lacks('fiscalCode', 'Il codice fiscale è sbagliato: il registro lo rifiuta.')
  if (!employment) lacks('employment', 'Non ha detto come lavora.')
  const code = professionCode(participant.profession, participant.specializations)
  if (!code) lacks('profession', 'La professione non è tra quelle del sistema ECM.')
  const name = transliterate(participant.name)
  const surname = transliterate(participant.surname)
  if (!name || !surname) lacks('name', 'Nome o cognome non si possono scrivere in lettere latine.')
  if (missing.length > 0 || !fiscalCode || !employment || !code) return { missing }
  return {
    fiscalCode,
    name,
    surname,
    employment,
    isRecruited: participant.isRecruitedBySponsor,
    sponsor: transliterate(participant.sponsorName ?? '', " ',.-;()0123456789"),
    credits: reportCredits(credits),
    passedOn,
    ...code,
  }
}

/** What members say themselves, on the page of the certificate; the rest is put right at the desk. */
const TOLD_BY_MEMBER: ReadonlySet<MissingField | null> = new Set(['fiscalCode', 'employment'] as const)

/** DSK-033. Whether the person can be asked for what is missing. */
export function isAskable({ participant: { account }, missing }: ReportProblem): boolean {
  return (
    account !== undefined &&
    !account.isClosed &&
    missing.some((each) => each !== SAME_CODE && TOLD_BY_MEMBER.has(each.field))
  )
}

export const EVENTS_PATH = '/redazione/eventi-ecm'
/** For how long an event may be reported, and when its last days begin. */
export const REPORT_DAYS = 90
export const LAST_DAYS = 15

/** DSK-033. Until when an event is to be reported, and how near that is. */
export function reportDeadline(closedOn: RomeDay, today: RomeDay): { day: RomeDay; state: 'far' | 'near' | 'over' } {
  const day = addRomeDays(closedOn, REPORT_DAYS)
  return { day, state: day < today ? 'over' : addRomeDays(today, LAST_DAYS) >= day ? 'near' : 'far' }
}
