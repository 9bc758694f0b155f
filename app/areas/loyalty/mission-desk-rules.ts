import { addRomeDays, addRomeMonths, formatDateIt, parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import { MISSION_LIST, type Mission, type MissionChange, type MissionTerms, termsOn } from './mission-rules.ts'
import type { MissionCode } from './model.ts'

/** What was typed, by name of field; a tick that is off is not there. */
export type Typed = Readonly<Record<string, string>>

const MOST_POINTS = 10_000
const MOST_TIMES = 366
/** Article 7 of the rules: what takes something away is told this many days before. */
export const NOTICE_DAYS = 30
const FARTHEST_MONTHS = 36

export const missionNamed = (code: string): Mission | null =>
  MISSION_LIST.find((mission) => mission.code === code) ?? null

const oneLine = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ')

type Asked = { mission: Mission; changes: readonly MissionChange[]; today: RomeDay }

/** What was typed of a mission from a day on, judged; all that is wrong is told at once. */
export function judgeMission(
  typed: Typed,
  { mission, changes, today }: Asked,
): { change: MissionChange } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {}
  const text = (field: string, least: number, most: number, sentence: string) => {
    const value = oneLine(typed[field])
    if (value.length < least || value.length > most) errors[field] = sentence
    return value
  }
  const whole = (field: string, most: number, sentence: string) => {
    const written = typed[field]?.trim() ?? ''
    const number = /^\d{1,6}$/.test(written) ? Number(written) : 0
    if (number < 1 || number > most) errors[field] = sentence
    return number
  }
  const points = whole('points', MOST_POINTS, 'I punti sono un numero da 1 a 10.000.')
  const terms: MissionTerms = {
    points,
    title: text('title', 3, 60, 'Scrivi il titolo: da 3 a 60 caratteri.'),
    text: text('text', 10, 200, 'Scrivi la spiegazione: da 10 a 200 caratteri.'),
    description: text('description', 3, 80, 'Scrivi come si legge nei movimenti: da 3 a 80 caratteri.'),
    limit: limitIn(typed, mission, () => whole('times', MOST_TIMES, `Le volte sono un numero da 1 a ${MOST_TIMES}.`)),
    isActive: (typed.isActive ?? '') !== '',
  }
  const fromDay = dayIn(typed.fromDay ?? '', today, errors)
  if (fromDay && Object.keys(errors).length === 0) {
    const first = addRomeDays(today, NOTICE_DAYS)
    if (fromDay < first && takesAway(termsOn(changes, mission.code, fromDay), terms))
      errors.fromDay = `Toglie qualcosa ai soci: il regolamento dice di avvisarli ${NOTICE_DAYS} giorni prima, quindi comincia dal ${formatDateIt(first)} o dopo.`
  }
  return Object.keys(errors).length > 0 || !fromDay ? { errors } : { change: { code: mission.code, fromDay, terms } }
}

/** What is a state of the member counts once in a life, and nobody decides otherwise. */
function limitIn(typed: Typed, mission: Mission, times: () => number): MissionTerms['limit'] {
  if (mission.limit?.per === 'life') return mission.limit
  const per = typed.per === 'month' || typed.per === 'year' ? typed.per : null
  return per && { times: times(), per }
}

function dayIn(written: string, today: RomeDay, errors: Record<string, string>): RomeDay | null {
  const day = parseRomeDay(written.trim())
  if (!day) errors.fromDay = 'Scrivi il giorno da cui vale, per esempio 01/01/2027.'
  else if (day <= today)
    errors.fromDay = 'Un cambiamento comincia da domani: quello che si fa oggi vale come stamattina.'
  else if (day > addRomeMonths(today, FARTHEST_MONTHS)) errors.fromDay = 'Il giorno è troppo lontano: controlla l’anno.'
  return errors.fromDay ? null : day
}

/** Whether somebody could earn less than before. */
export function takesAway(before: MissionTerms, after: MissionTerms): boolean {
  if (!before.isActive) return false
  return !after.isActive || after.points < before.points || timesAYear(after.limit) < timesAYear(before.limit)
}

function timesAYear(limit: MissionTerms['limit']): number {
  if (!limit) return Number.POSITIVE_INFINITY
  return limit.per === 'month' ? limit.times * 12 : limit.times
}

/** How often a mission counts, as people say it. */
export function limitInWords(limit: MissionTerms['limit']): string {
  if (!limit) return 'ogni volta'
  if (limit.per === 'life') return limit.times === 1 ? 'una volta sola' : `${limit.times} volte in tutto`
  return `fino a ${limit.times} ${limit.times === 1 ? 'volta' : 'volte'} ${limit.per === 'month' ? 'al mese' : 'l’anno'}`
}

export type MissionLine = { key: string; label: string; value: string }

/** A mission on a day, in lines that can be read and compared. */
export function missionLines(changes: readonly MissionChange[], code: MissionCode, day: RomeDay): MissionLine[] {
  const { points, title, text, description, limit, isActive } = termsOn(changes, code, day)
  return [
    ['active', 'Dà punti', isActive ? 'sì' : 'no'],
    ['points', 'Punti', String(points)],
    ['limit', 'Quante volte', limitInWords(limit)],
    ['title', 'Titolo', title],
    ['text', 'Spiegazione', text],
    ['description', 'Nei movimenti', description],
  ].map(([key, label, value]) => ({
    key: `${day} ${key}`,
    label: `Dal ${formatDateIt(day)}: ${label}`,
    value: value ?? '',
  }))
}
