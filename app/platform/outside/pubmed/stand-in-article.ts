import { addRomeDays, type RomeDay, romeDaysBetween } from '../../pure/dates.ts'
import { FIRST_DEMO_PMID } from './port.ts'
import { STAND_IN_SPECIALTIES } from './stand-in-specialties.ts'
import {
  STAND_IN_CITIES,
  STAND_IN_FORENAMES,
  STAND_IN_SUBJECTS,
  STAND_IN_SURNAMES,
  type StandInSubject,
} from './stand-in-subjects.ts'

const FIRST_DAY: RomeDay = '2000-01-01'
/** Each day has so many numbers of its own, so that a number tells its day. */
const NUMBERS_A_DAY = 10_000
const NO_CONDITION = ['health', 'salute', 'Health'] as const
const DESIGNS = ['trial', 'cohort', 'review', 'survey'] as const

export type StandInArticle = {
  pmid: number
  enteredOn: RomeDay
  publishedOn: RomeDay
  subject: StandInSubject
  descriptors: string[]
  title: string
  /** Where the paper is in Italian. */
  italianTitle: string | null
  publicationType: string
  /** How the catalogue calls what another publication says of it, for a few. */
  notice: 'RetractionIn' | 'ErratumIn' | null
  passages: { label: string; text: string }[]
  authors: { surname: string; forename: string; city: string }[]
  volume: number
  issue: number
  firstPage: number
  doi: string
}

/** Five of the great subjects in turn and two of the others, as small as a demo may be; a whole catalogue has thousands. */
const OF_GREAT_SUBJECTS = 5
export const PAPERS_A_DAY = OF_GREAT_SUBJECTS + 2

export function pmidOf(day: RomeDay, index: number): number {
  return FIRST_DEMO_PMID + dayNumber(day) * NUMBERS_A_DAY + index
}

/** The day and the place in it that a number names, or null when it is not one of these. */
export function placeOf(pmid: number): { day: RomeDay; index: number } | null {
  const offset = pmid - FIRST_DEMO_PMID
  if (!Number.isInteger(pmid) || offset < 0) return null
  return { day: addRomeDays(FIRST_DAY, Math.floor(offset / NUMBERS_A_DAY)), index: offset % NUMBERS_A_DAY }
}

/** One invented paper: the same day and index always give the same one. */
export function standInArticle(day: RomeDay, index: number): StandInArticle {
  const pmid = pmidOf(day, index)
  const next = numbersFrom(pmid)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  // In turn and not by chance, so that no condition is missing from a month.
  const { subject, turn, round } = placeInTurn(day, index)
  const [condition, italianCondition, descriptor] =
    subject.conditions[round % subject.conditions.length] ?? NO_CONDITION
  const [treatment, italianTreatment] = pick(subject.treatments)
  const design = pick(DESIGNS)
  const centres = 3 + Math.floor(next() * 22)
  const people = 120 + Math.floor(next() * 2400)
  const city = pick(STAND_IN_CITIES)
  const isItalian = next() < 0.15
  const month = Number(day.slice(5, 7))
  return {
    pmid,
    enteredOn: day,
    publishedOn: addRomeDays(day, -Math.floor(next() * 4)),
    subject,
    descriptors: [descriptor, subject.heading, 'Humans', ...(design === 'trial' ? ['Treatment Outcome'] : [])],
    title: capitalised(titleOf(design, treatment, condition, centres)),
    italianTitle: isItalian
      ? `${capitalised(italianTreatment)} e ${italianCondition}: esperienza di ${centres} centri italiani`
      : null,
    publicationType: PUBLICATION_TYPES[design],
    notice: NOTICES[turn % NOTICE_EVERY] ?? null,
    passages: passagesOf({ design, treatment, condition, outcome: subject.outcome, centres, people, next }),
    authors: Array.from({ length: 3 + Math.floor(next() * 5) }, () => ({
      surname: pick(STAND_IN_SURNAMES),
      forename: pick(STAND_IN_FORENAMES),
      city,
    })).filter(({ surname }, at, all) => all.findIndex((other) => other.surname === surname) === at),
    volume: Number(day.slice(0, 4)) - 1990,
    issue: month,
    firstPage: 1 + (turn % 40) * 9,
    // A prefix that is kept for examples and leads nowhere.
    doi: `10.5555/camice.${pmid}`,
  }
}

/** Which subject it is the turn of, and which of its conditions. */
function placeInTurn(day: RomeDay, index: number): { subject: StandInSubject; turn: number; round: number } {
  if (index >= OF_GREAT_SUBJECTS && index < PAPERS_A_DAY) {
    const turn = dayNumber(day) * (PAPERS_A_DAY - OF_GREAT_SUBJECTS) + index - OF_GREAT_SUBJECTS
    return { subject: STAND_IN_SPECIALTIES, turn, round: turn }
  }
  const turn = dayNumber(day) * OF_GREAT_SUBJECTS + index
  const subject = STAND_IN_SUBJECTS[turn % STAND_IN_SUBJECTS.length] ?? STAND_IN_SUBJECTS[0]
  return { subject, turn, round: Math.floor(turn / STAND_IN_SUBJECTS.length) }
}

/** One paper in sixty was retracted and one corrected: a demo shows how that looks. */
const NOTICE_EVERY = 60
const NOTICES: Readonly<Record<number, 'RetractionIn' | 'ErratumIn'>> = { 7: 'RetractionIn', 37: 'ErratumIn' }

const PUBLICATION_TYPES = {
  trial: 'Randomized Controlled Trial',
  cohort: 'Observational Study',
  review: 'Systematic Review',
  survey: 'Journal Article',
} as const

type Design = (typeof DESIGNS)[number]

function titleOf(design: Design, treatment: string, condition: string, centres: number): string {
  switch (design) {
    case 'trial':
      return `${treatment} versus usual care in ${condition}: a randomised trial in ${centres} centres.`
    case 'cohort':
      return `${treatment} and outcomes of ${condition}: a multicentre Italian cohort.`
    case 'review':
      return `${treatment} for ${condition}: systematic review and meta-analysis.`
    case 'survey':
      return `How ${condition} is managed in practice, and the place of ${treatment}: a national survey.`
  }
}

type Told = {
  design: Design
  treatment: string
  condition: string
  outcome: string
  centres: number
  people: number
  next: () => number
}

function passagesOf({ design, treatment, condition, outcome, centres, people, next }: Told) {
  const ratio = (0.62 + next() * 0.5).toFixed(2)
  const low = (Number(ratio) - 0.11 - next() * 0.1).toFixed(2)
  const high = (Number(ratio) + 0.12 + next() * 0.1).toFixed(2)
  const isBetter = Number(high) < 1
  const months = 6 + Math.floor(next() * 18)
  const how: Record<Design, string> = {
    trial: `In ${centres} centres, ${people} adults were assigned to ${treatment} or to usual care and followed for ${months} months.`,
    cohort: `Data of ${people} patients seen in ${centres} Italian centres were collected prospectively; median follow-up was ${months} months.`,
    review: `Three catalogues were searched without limits of language; ${centres} studies with ${people} participants were included.`,
    survey: `A questionnaire of 24 items was sent to ${people} professionals; answers were weighted by region and setting.`,
  }
  return [
    { label: 'BACKGROUND', text: `The role of ${treatment} in ${condition} is uncertain outside referral centres.` },
    { label: 'METHODS', text: `${how[design]} The main outcome was ${outcome}.` },
    {
      label: 'RESULTS',
      text: `The main outcome ${isBetter ? 'was less frequent' : 'did not differ'} with ${treatment} (ratio ${ratio}; 95% confidence interval ${low} to ${high}). Adverse events were similar, and adherence was ${68 + Math.floor(next() * 27)}%.`,
    },
    {
      label: 'CONCLUSIONS',
      text: isBetter
        ? `In ${condition}, ${treatment} was feasible and associated with a better course.`
        : `These findings do not support the routine use of ${treatment} in ${condition}.`,
    },
    {
      label: 'NOTE',
      text: 'Demonstration record: the study, its authors and its numbers are invented and must not be cited.',
    },
  ]
}

function dayNumber(day: RomeDay): number {
  return romeDaysBetween(FIRST_DAY, day)
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The same numbers for the same paper (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
