import { legalReading, type Staff } from '#areas/leads/reading-rules.ts'
import { parseRomeMinute } from '#platform/pure/dates.ts'
import type { Ruling } from './model.ts'

/** DSK-045. Who reads a case, its hearings and its papers: with the role Legale only whoever follows it. */
export function readsCase(staff: Staff, { handledBy }: { handledBy: string | null }): boolean {
  const reading = legalReading(staff)
  return reading === 'all' || (reading === 'followed' && handledBy === staff.id)
}

/** What a case is said to be at; a law firm may have written another. The last is written by closing it. */
export const STATUSES = ['Aperta', 'In attesa di fissazione', 'In corso', 'In decisione'] as const
export const CLOSED = 'Chiusa'

export const CASE_FIELDS = ['name', 'court', 'seat', 'section', 'status', 'businessLine', 'specialization'] as const
export type CaseTyped = Record<(typeof CASE_FIELDS)[number], string> & { rulings: Ruling[] }
export type CaseFields = CaseTyped
export type Told<Fields> = { kind: 'told'; fields: Fields } | { kind: 'refused'; errors: Record<string, string> }

export const MOST_RULINGS = 30
/** Lines left to write on below those that are there. */
export const EMPTY_RULINGS = 2

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
const judged = <Fields>(fields: Fields, errors: Record<string, string>): Told<Fields> =>
  Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'told', fields }

/** CAU-003. What was typed of a case, judged; every field that is wrong is told, not only the first. */
export function judgeCase(typed: CaseTyped): Told<CaseFields> {
  const errors: Record<string, string> = {}
  const text = (field: (typeof CASE_FIELDS)[number], sentence: string | null) => {
    const value = oneLine(typed[field])
    if (value.length > 120) errors[field] = 'Al massimo 120 caratteri.'
    else if (value === '' && sentence) errors[field] = sentence
    return value
  }
  const fields = {
    name: text('name', 'Scrivi il nome della pratica.'),
    court: text('court', 'Scrivi l’organo giudicante.'),
    seat: text('seat', 'Scrivi la sede.'),
    section: text('section', null),
    status: text('status', 'Scegli a che punto è.'),
    businessLine: text('businessLine', 'Scrivi la materia.'),
    specialization: text('specialization', null),
    rulings: typed.rulings
      .map(({ type, value }, at) => {
        const ruling = { type: oneLine(type), value: oneLine(value) }
        if (ruling.type.length > 80) errors[`rulingType-${at}`] = 'Al massimo 80 caratteri.'
        if (ruling.value.length > 300) errors[`rulingValue-${at}`] = 'Al massimo 300 caratteri.'
        if (ruling.type === '' && ruling.value !== '') errors[`rulingType-${at}`] = 'Scrivi che provvedimento è.'
        if (ruling.type !== '' && ruling.value === '') errors[`rulingValue-${at}`] = 'Scrivi che cosa dice.'
        return ruling
      })
      .filter(({ type }) => type !== ''),
  }
  return judged(fields, errors)
}

export const HEARING_FIELDS = ['type', 'day', 'time', 'place', 'outcome'] as const
export type HearingTyped = Record<(typeof HEARING_FIELDS)[number], string>
export type HearingFields = { type: string; heldAt: Date; place: string; outcome: string }

/** CAU-005. What was typed of a hearing, judged. */
export function judgeHearing(typed: HearingTyped): Told<HearingFields> {
  const errors: Record<string, string> = {}
  const type = oneLine(typed.type)
  if (type === '' || type.length > 120) errors.type = 'Scrivi che udienza è: al massimo 120 caratteri.'
  const heldAt = parseRomeMinute(`${typed.day.trim()}T${typed.time.trim()}`)
  if (!parseRomeMinute(`${typed.day.trim()}T00:00`)) errors.day = 'Scrivi il giorno.'
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(typed.time.trim())) errors.time = 'Scrivi l’ora, per esempio 09:30.'
  const place = oneLine(typed.place)
  if (place.length > 160) errors.place = 'Il luogo sta in 160 caratteri.'
  const outcome = oneLine(typed.outcome)
  if (outcome.length > 600) errors.outcome = 'L’esito sta in 600 caratteri.'
  if (!heldAt) return { kind: 'refused', errors }
  return judged({ type, heldAt, place, outcome }, errors)
}
