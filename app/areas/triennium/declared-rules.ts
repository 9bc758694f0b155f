import { OBJECTIVE_AREAS, type ObjectiveArea } from '#areas/courses/objectives-model.ts'
import { parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import { readTenth, TOO_MANY_DECIMALS } from '#platform/pure/tenths.ts'
import { CREDIT_KINDS, type CreditKind, FACT_KINDS, type FactKind, MOST_CREDITS_DECLARED } from './model.ts'

export type Errors = Record<string, string>
type Judged<Told> = { kind: 'told'; told: Told } | { kind: 'refused'; errors: Errors }

export const DECLARED_FIELDS = ['title', 'provider', 'day', 'credits', 'kind', 'area', 'isSponsored'] as const
export type DeclaredTyped = Record<(typeof DECLARED_FIELDS)[number], string>
export type DeclaredTold = {
  title: string
  provider: string
  day: RomeDay
  credits: number
  kind: CreditKind
  area: ObjectiveArea | null
  isSponsored: boolean
}

/** Continuing education began then. */
const FIRST_DAY = '2002-01-01'
const oneLine = (typed: string) => typed.trim().replace(/\s+/g, ' ')

function dayIn(typed: string, today: RomeDay): RomeDay | null {
  const day = parseRomeDay(typed.trim())
  return day && day >= FIRST_DAY && day <= today ? day : null
}

function creditsIn(typed: string, most: number, errors: Errors): number {
  const read = readTenth(typed)
  if (read.kind === 'too-many-decimals') errors.credits = TOO_MANY_DECIMALS
  else if (read.kind !== 'number' || read.value < 0.1 || read.value > most)
    errors.credits = `Scrivi quanti crediti: da 0,1 a ${most}.`
  return read.kind === 'number' ? read.value : Number.NaN
}

/** LRN-027. What a member typed of credits obtained elsewhere; every field that is wrong is told. */
export function judgeDeclared(typed: DeclaredTyped, today: RomeDay): Judged<DeclaredTold> {
  const errors: Errors = {}
  const title = oneLine(typed.title)
  if (title.length < 3 || title.length > 200) errors.title = 'Scrivi il titolo dell’evento: da 3 a 200 caratteri.'
  const provider = oneLine(typed.provider)
  if (provider.length < 2 || provider.length > 120)
    errors.provider = 'Scrivi chi lo ha organizzato: da 2 a 120 caratteri.'
  const day = dayIn(typed.day, today)
  if (!day) errors.day = 'Scrivi il giorno in cui li hai ottenuti: non può essere futuro.'
  const credits = creditsIn(typed.credits, MOST_CREDITS_DECLARED, errors)
  const kind = CREDIT_KINDS.find((known) => known === typed.kind)
  if (!kind) errors.kind = 'Scegli come li hai ottenuti.'
  const area = OBJECTIVE_AREAS.find((known) => known === typed.area) ?? null
  if (Object.keys(errors).length > 0 || !day || !kind) return { kind: 'refused', errors }
  return { kind: 'told', told: { title, provider, day, credits, kind, area, isSponsored: typed.isSponsored === 'on' } }
}

export const FACT_FIELDS = ['fact', 'fromDay', 'toDay', 'factCredits'] as const
export type FactTyped = Record<(typeof FACT_FIELDS)[number], string>
export type FactTold = { kind: FactKind; fromDay: RomeDay; toDay: RomeDay | null; credits: number | null }

export const FACT_WORDS: Readonly<Record<FactKind, string>> = {
  enrolment: 'Prima iscrizione all’albo',
  previous: 'Crediti del triennio precedente',
  dossier: 'Dossier formativo individuale',
  'group-dossier': 'Dossier formativo di gruppo',
  study: 'Esonero per studio',
  exemption: 'Esenzione',
}

/** What lasts asks its last day too. */
const LASTS: readonly FactKind[] = ['study', 'exemption']
const MOST_BEFORE = 500
const LONGEST_YEARS = 10

/** LRN-026. What a member typed of themselves. */
export function judgeFact(typed: FactTyped, today: RomeDay): Judged<FactTold> {
  const errors: Errors = {}
  const kind = FACT_KINDS.find((known) => known === typed.fact)
  if (!kind) return { kind: 'refused', errors: { fact: 'Scegli che cosa aggiungi.' } }
  const lasts = LASTS.includes(kind)
  // An exemption may be known before it is over; the rest has happened.
  const latest = lasts ? (`${Number(today.slice(0, 4)) + LONGEST_YEARS}-12-31` as RomeDay) : today
  const fromDay = kind === 'enrolment' ? parseRomeDay(typed.fromDay.trim()) : dayIn(typed.fromDay, latest)
  if (!fromDay || fromDay > latest || fromDay < '1940-01-01')
    errors.fromDay = lasts ? 'Scrivi il primo giorno.' : 'Scrivi il giorno: non può essere futuro.'
  const toDay = lasts ? parseRomeDay(typed.toDay.trim()) : null
  if (lasts && (!toDay || (fromDay && toDay < fromDay) || toDay > latest))
    errors.toDay = 'Scrivi l’ultimo giorno: viene dopo il primo, o è lo stesso.'
  const wrongCredits: Errors = {}
  const credits = kind === 'previous' ? creditsIn(typed.factCredits, MOST_BEFORE, wrongCredits) : null
  if (wrongCredits.credits) errors.factCredits = wrongCredits.credits
  if (Object.keys(errors).length > 0 || !fromDay) return { kind: 'refused', errors }
  return { kind: 'told', told: { kind, fromDay, toDay, credits } }
}
