import { addRomeDays, formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { RISE_NOTICE_DAYS } from './model.ts'

export type RewardPrice = { fromDay: RomeDay; points: number }

/** What it costs on a day: the last price that has begun. */
export function priceOn(prices: readonly RewardPrice[], day: RomeDay): number | null {
  const begun = prices.filter(({ fromDay }) => fromDay <= day).toSorted((a, b) => (a.fromDay < b.fromDay ? 1 : -1))
  return begun[0]?.points ?? null
}

/** What was decided and has not begun. */
export function priceAfter(prices: readonly RewardPrice[], day: RomeDay): RewardPrice | null {
  const coming = prices.filter(({ fromDay }) => fromDay > day).toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1))
  return coming[0] ?? null
}

/**
 * DSK-050, LOY-006 art. 7. The prices of a reward once somebody decides what it costs: less begins at once, more after thirty days. A rise
 * that was already told keeps its day when it becomes smaller, and is told anew when it becomes larger.
 */
export function decidedPrices(prices: readonly RewardPrice[], points: number, today: RomeDay): RewardPrice[] {
  const current = priceOn(prices, today)
  const begun = prices.filter(({ fromDay }) => fromDay <= today)
  if (current === points) return begun
  if (current === null || points < current)
    return [...begun.filter(({ fromDay }) => fromDay < today), { fromDay: today, points }]
  const told = priceAfter(prices, today)
  const fromDay = told && points <= told.points ? told.fromDay : addRomeDays(today, RISE_NOTICE_DAYS)
  return [...begun, { fromDay, points }]
}

export const REWARD_STATES = {
  on: { label: 'In catalogo', tone: 'success' },
  coming: { label: 'Non ancora', tone: 'primary' },
  over: { label: 'Finito', tone: 'neutral' },
  hidden: { label: 'Nascosto', tone: 'warning' },
} as const
export type RewardState = keyof typeof REWARD_STATES

type Dated = { isHidden: boolean; startsOn: RomeDay | null; endsOn: RomeDay | null }

/** Where a reward stands on a day. */
export function rewardState({ isHidden, startsOn, endsOn }: Dated, now: Date): RewardState {
  const today = romeDayOf(now)
  if (endsOn && endsOn < today) return 'over'
  if (isHidden) return 'hidden'
  return startsOn && startsOn > today ? 'coming' : 'on'
}

/** What is wrong between the days of a reward. */
export function rewardFaults(
  { startsOn, endsOn }: Partial<Pick<Dated, 'startsOn' | 'endsOn'>>,
  { isPublished, now }: { isPublished: boolean; now: Date },
): Record<string, string> {
  const isOver = Boolean(isPublished && endsOn && endsOn < romeDayOf(now))
  return {
    ...(isOver && { endsOn: 'L’ultimo giorno è già passato: per pubblicarlo spostalo in avanti.' }),
    ...(startsOn && endsOn && endsOn < startsOn && { endsOn: 'L’ultimo giorno viene dopo il primo.' }),
  }
}

/** “250 punti; dal 18/12/2026 300”. */
export function priceInWords(points: number, next: RewardPrice | null): string {
  const words = (number: number) => number.toLocaleString('it-IT')
  return next ? `${words(points)}; dal ${formatDateIt(next.fromDay)} ${words(next.points)}` : words(points)
}

const CODE = /^[\x21-\x7e]{4,60}$/
export const MOST_CODES = 10_000
export type CodeLine = { line: number; code: string }
export type CodeFault = { line: number; reason: string }

/** DSK-050. The codes of a sheet of one column; a first line that says what they are is not one. Faults name lines, never codes. */
export function codesIn(rows: readonly { line: number; cells: readonly string[] }[]): {
  codes: CodeLine[]
  faults: CodeFault[]
} {
  const [first, ...rest] = rows
  const body = first && /^codic[ei]$/i.test(first.cells[0]?.trim() ?? '') ? rest : rows
  if (rows.some(({ cells }) => cells.length > 1))
    return { codes: [], faults: [{ line: first?.line ?? 1, reason: 'Il file ha più colonne: lascia solo i codici.' }] }
  if (body.length === 0) return { codes: [], faults: [{ line: 1, reason: 'Nel file non ci sono codici.' }] }
  if (body.length > MOST_CODES)
    return { codes: [], faults: [{ line: 1, reason: 'Al massimo 10.000 codici per volta.' }] }
  const seen = new Map<string, number>()
  const faults: CodeFault[] = []
  const codes = body.map(({ line, cells }) => ({ line, code: cells[0]?.trim() ?? '' }))
  for (const { line, code } of codes) {
    const before = seen.get(code)
    if (!CODE.test(code)) faults.push({ line, reason: 'Un codice ha da 4 a 60 caratteri, senza spazi.' })
    else if (before !== undefined) faults.push({ line, reason: `È lo stesso della riga ${before}.` })
    seen.set(code, before ?? line)
  }
  return { codes, faults }
}
