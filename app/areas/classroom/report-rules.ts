import { type Employment, MOST_EVENT_CREDITS } from '#areas/courses/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { isSoundFiscalCode } from '#platform/pure/fiscal-code.ts'
import { plainLetters } from '#platform/pure/letters.ts'
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
  readonly objective: string
  /** Everybody who followed it, also without passing. */
  readonly followers: number
}

/** Who passed, as the club knows them. */
export type Participant = ReportedPerson & { readonly passedOn: RomeDay }

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

export type ReportProblem = { readonly person: string; readonly reason: string }
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
    const judged = lineOf(credits, participant)
    if (typeof judged !== 'string' && !lines.has(judged.fiscalCode)) lines.set(judged.fiscalCode, judged)
    else
      problems.push({
        person: `${participant.name} ${participant.surname}`,
        reason: typeof judged === 'string' ? judged : 'Lo stesso codice fiscale è già nel rapporto.',
      })
  }
  return { lines: [...lines.values()], problems }
}

function lineOf(credits: number, participant: Participant): ReportLine | string {
  const { fiscalCode, employment, passedOn } = participant
  if (credits <= 0 || credits > MOST_EVENT_CREDITS) return `Un evento vale da 1 a ${MOST_EVENT_CREDITS} crediti.`
  if (!fiscalCode) return 'Manca il codice fiscale.'
  if (!isSoundFiscalCode(fiscalCode)) return 'Il codice fiscale è sbagliato: il registro lo rifiuta.'
  if (!employment) return 'Non ha detto come lavora.'
  const code = professionCode(participant.profession, participant.specializations)
  if (!code) return 'La professione non è tra quelle del sistema ECM.'
  const name = transliterate(participant.name)
  const surname = transliterate(participant.surname)
  if (!name || !surname) return 'Nome o cognome non si possono scrivere in lettere latine.'
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
