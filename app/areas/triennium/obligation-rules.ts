import { addRomeDays, formatDateIt, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import { floorTenth, tenthInWords, toTenth } from '#platform/pure/tenths.ts'
import type { CreditPeriod, FactKind, MemberFact } from './model.ts'

/** One step from the obligation of everybody to one's own, in words. */
export type Step = { readonly words: string; readonly credits: number }
export type Obligation = { readonly credits: number; readonly steps: readonly Step[] }

/** What the period before this one says, where there was one. */
export type Before = { readonly period: CreditPeriod; readonly counted: number } | null

/** The period in which a day falls, the first of those that hold it; null where none is in the data. */
export function periodOn(periods: readonly CreditPeriod[], day: RomeDay): CreditPeriod | null {
  return periods.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null
}

const yearOf = (day: RomeDay) => Number(day.slice(0, 4))

/** As members read a period: `2026-2028`. */
export const yearsOf = ({ firstDay, lastDay }: Pick<CreditPeriod, 'firstDay' | 'lastDay'>): string =>
  `${yearOf(firstDay)}-${yearOf(lastDay)}`
const within = ({ firstDay, lastDay }: CreditPeriod, day: RomeDay) => firstDay <= day && day <= lastDay

/**
 * LRN-026. The personal obligation, and each step that leads to it: when one entered the order, what the previous period takes off,
 * dossiers, years of studies (a third each), days of exemption. Never below nothing.
 */
export function obligationOf(period: CreditPeriod, facts: readonly MemberFact[], before: Before): Obligation {
  const steps: Step[] = [{ words: 'Obbligo di base', credits: period.baseCredits }]
  const left = () => toTenth(steps.reduce((sum, { credits }) => sum + credits, 0))
  const takeOff = (words: string, credits: number) => {
    if (credits > 0) steps.push({ words, credits: -Math.min(toTenth(credits), left()) })
  }
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind)

  const [enrolled] = of('enrolment').toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
  if (enrolled && yearOf(enrolled.fromDay) >= yearOf(period.firstDay)) {
    const begins = yearOf(enrolled.fromDay) + 1
    const years = Math.max(0, yearOf(period.lastDay) - begins + 1)
    const words = `Iscrizione all’albo il ${formatDateIt(enrolled.fromDay)}: l’obbligo comincia il 1º gennaio ${begins}`
    takeOff(words, period.baseCredits - years * period.yearCredits)
  }

  const previous = previousTotal(period, of('previous'), before)
  if (previous !== null) {
    const words = `Riduzione per i ${tenthInWords(previous)} crediti del triennio precedente`
    if (previous >= period.highFrom) takeOff(words, period.highCredits)
    else if (previous >= period.lowFrom) takeOff(words, period.lowCredits)
  }

  const built = (kind: FactKind, { firstDay, lastDay, dossierLastDay }: CreditPeriod) =>
    of(kind).some(({ fromDay }) => firstDay <= fromDay && fromDay <= (dossierLastDay ?? lastDay))
  if (built('dossier', period)) takeOff('Dossier formativo individuale', period.dossierCredits)
  if (built('group-dossier', period)) takeOff('Dossier formativo di gruppo', period.groupCredits)
  if (before && built('dossier', before.period))
    takeOff('Dossier individuale del triennio precedente', before.period.dossierNextCredits)
  if (before && built('group-dossier', before.period))
    takeOff('Dossier di gruppo del triennio precedente', before.period.groupNextCredits)

  // A third of what the obligation is by then, for each year.
  const third = floorTenth(left() / 3)
  const years = new Set(of('study').flatMap((fact) => yearsIn(fact, period)))
  for (const year of [...years].toSorted()) takeOff(`Esonero per studio nel ${year}: un terzo`, third)

  const days = exemptDays(of('exemption'), period)
  const units = days.reduce((sum, count) => sum + Math.floor(count / period.exemptionDays), 0)
  const total = days.reduce((sum, count) => sum + count, 0)
  takeOff(`Esenzione per ${total} giorni`, units * period.exemptionCredits)
  return { credits: left(), steps }
}

/** What the member says of the register is truer than what the club can count. */
function previousTotal(period: CreditPeriod, told: readonly MemberFact[], before: Before): number | null {
  const isBefore = ({ fromDay }: MemberFact) =>
    before
      ? within(before.period, fromDay)
      : fromDay < period.firstDay && yearOf(fromDay) >= yearOf(period.firstDay) - 3
  const said = told.filter(isBefore).at(-1)
  return said?.credits ?? (before && before.counted > 0 ? before.counted : null)
}

function yearsIn({ fromDay, toDay }: MemberFact, period: CreditPeriod): number[] {
  const [first, last] = [yearOf(fromDay), yearOf(toDay ?? fromDay)]
  const all = Array.from({ length: Math.min(60, last - first + 1) }, (_, at) => first + at)
  return all.filter((year) => year >= yearOf(period.firstDay) && year <= yearOf(period.lastDay))
}

/** The days of each stretch of exemption inside a period; stretches that touch or overlap are one, and no day counts twice. */
function exemptDays(facts: readonly MemberFact[], period: CreditPeriod): number[] {
  const stretches = facts
    .map(({ fromDay, toDay }) => ({
      from: fromDay < period.firstDay ? period.firstDay : fromDay,
      to: (toDay ?? fromDay) > period.lastDay ? period.lastDay : (toDay ?? fromDay),
    }))
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const joined: { from: RomeDay; to: RomeDay }[] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    if (last && stretch.from <= addRomeDays(last.to, 1)) last.to = stretch.to > last.to ? stretch.to : last.to
    else joined.push({ ...stretch })
  }
  return joined.map(({ from, to }) => romeDaysBetween(from, to) + 1)
}
