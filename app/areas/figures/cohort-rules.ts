import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import { LEAST_COHORT, RETENTION_MONTHS, TRIAL_WINDOWS } from './cohort-model.ts'
import { formatFigure, formatPercent } from './number-rules.ts'

/** A number with its share; empty where it is of the future or of nothing. */
export type GridCell = {
  readonly people: string
  readonly share: string
  /** From 0 to 9, how dark it is drawn. */
  readonly shade: number | null
  /** It may still change: drawn dashed, and in no mean. */
  readonly isOpen: boolean
}
export type GridRow = { readonly label: string; readonly cells: readonly GridCell[] }

const SHADES = 10
export const EMPTY_CELL: GridCell = { people: '', share: '', shade: null, isOpen: false }

const say = (people: number) => formatFigure(BigInt(people), 'people')
export const plainCell = (people: number, isOpen = false): GridCell => ({ ...EMPTY_CELL, people: say(people), isOpen })

/** `most` is the share that is drawn darkest. */
function sharedCell(people: number, whole: number, { most, isOpen }: { most: number; isOpen: boolean }): GridCell {
  if (whole === 0) return EMPTY_CELL
  const share = people / whole
  const shade = most === 0 ? 0 : Math.min(SHADES - 1, Math.floor((share / most) * (SHADES - 1) + 0.5))
  return { people: say(people), share: formatPercent(share), shade, isOpen }
}

/** People who began a trial in a week or a month, and how many had a paid Premium within each number of days. */
export type TrialCohort = {
  readonly label: string
  readonly lastDay: RomeDay
  readonly begun: number
  readonly bought: readonly number[]
}

/** FIG-025. A cohort that has not had all the days looked at is not over, and the last row, the mean, is without it. */
export function trialGrid(cohorts: readonly TrialCohort[], today: RomeDay): { rows: GridRow[]; mean: GridRow } {
  const isOpen = ({ lastDay }: TrialCohort, days: number) => addRomeDays(lastDay, days) >= today
  const shares = cohorts.flatMap(({ begun, bought }) => bought.map((people) => (begun === 0 ? 0 : people / begun)))
  const most = Math.max(0, ...shares)
  const rows = cohorts.map((cohort) => ({
    label: cohort.label,
    cells: [
      plainCell(cohort.begun),
      ...TRIAL_WINDOWS.map((days, at) =>
        sharedCell(cohort.bought[at] ?? 0, cohort.begun, { most, isOpen: isOpen(cohort, days) }),
      ),
    ],
  }))
  const over = TRIAL_WINDOWS.map((days, at) => {
    const done = cohorts.filter((cohort) => !isOpen(cohort, days))
    const sum = (of: (cohort: TrialCohort) => number) => done.reduce((whole, cohort) => whole + of(cohort), 0)
    return sharedCell(
      sum(({ bought }) => bought[at] ?? 0),
      sum(({ begun }) => begun),
      { most, isOpen: false },
    )
  })
  const begun = cohorts.reduce((whole, cohort) => whole + cohort.begun, 0)
  return { rows, mean: { label: 'Media', cells: [plainCell(begun), ...over] } }
}

/** A month of the calendar, `2026-03`. */
export type Month = string
export const addMonths = (month: Month, count: number): Month => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

export type Retention = {
  /** Those whose first paid Premium began in a month. */
  readonly sizes: ReadonlyMap<Month, number>
  /** Of those of a month, the Premium at the end of another, the month that is not over as it is so far. */
  readonly kept: (cohort: Month, at: Month) => number | null
  /** From where months are joined, and from where they are shown. */
  readonly first: Month
  readonly shownFrom: Month
  readonly last: Month
  readonly monthInWords: (month: Month) => string
}

/** FIG-026. Months of fewer than five people are joined to the next; the months that are still to come are empty. */
export function retentionGrid({ sizes, kept, first, shownFrom, last, monthInWords }: Retention): {
  rows: GridRow[]
  notes: string[]
} {
  const joined: Month[][] = []
  let open: Month[] = []
  const sizeOf = (months: readonly Month[]) => months.reduce((sum, month) => sum + (sizes.get(month) ?? 0), 0)
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    if ((sizes.get(month) ?? 0) > 0) open.push(month)
    if (sizeOf(open) < LEAST_COHORT) continue
    if (month >= shownFrom) joined.push(open)
    open = []
  }
  const label = (months: readonly Month[]) => months.map(monthInWords).join(' e ')
  const rows = joined.map((months) => ({
    label: label(months),
    cells: [
      plainCell(sizeOf(months), months.includes(last)),
      ...Array.from({ length: RETENTION_MONTHS }, (_, index) => cellAfter(months, index + 1)),
    ],
  }))
  function cellAfter(months: readonly Month[], count: number): GridCell {
    const targets = months.map((month) => addMonths(month, count))
    const amounts = months.map((month, at) => kept(month, targets[at] ?? ''))
    if (targets.some((target) => target > last) || amounts.includes(null)) return EMPTY_CELL
    const people = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
    return sharedCell(people, sizeOf(months), { most: 1, isOpen: targets.includes(last) })
  }
  return {
    rows,
    notes: [
      ...joined
        .filter((months) => months.length > 1)
        .map((months) => `Uniti perché sotto ${LEAST_COHORT} persone: ${label(months)}.`),
      ...(open.length > 0
        ? [`${label(open)}: meno di ${LEAST_COHORT} persone finora, uniti al mese che segue quando comincia.`]
        : []),
    ],
  }
}
