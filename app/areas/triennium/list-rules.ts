import type { RomeDay } from '#platform/pure/dates.ts'
import { sameEvent } from './credit-rules.ts'
import { type DeclaredTold, type DeclaredTyped, judgeDeclared } from './declared-rules.ts'
import { CREDIT_KIND_WORDS, CREDIT_KINDS, type EarnedItem } from './model.ts'

/** The columns of a list, in any order; the first row names them. */
export const LIST_COLUMNS = ['titolo', 'organizzatore', 'giorno', 'crediti', 'tipo', 'sponsor'] as const
type Column = (typeof LIST_COLUMNS)[number]
export const MOST_LIST_ROWS = 200

/** What a list would do: nothing of it is written before somebody has seen this. */
export type ListRehearsal = {
  readonly rows: readonly DeclaredTold[]
  readonly faults: readonly { line: number; reason: string }[]
}

const plain = (words: string) => words.trim().toLowerCase()
const YES = ['sì', 'si', 'x', '1']

/** `14/03/2026`, as the register writes it, or `2026-03-14`. */
function dayIn(written: string): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written.trim()) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : written.trim()
}

function kindIn(written: string): string {
  const asked = plain(written)
  return CREDIT_KINDS.find((kind) => plain(kind) === asked || plain(CREDIT_KIND_WORDS[kind]) === asked) ?? ''
}

/** LRN-027. Every row judged as one typed by hand; what is already there is left out, and said. */
export function rehearseList(
  table: readonly (readonly string[])[],
  { items, today }: { items: readonly EarnedItem[]; today: RomeDay },
): ListRehearsal {
  const [head = [], ...lines] = table
  const places = new Map(head.map((name, index) => [plain(name), index]))
  const missing = LIST_COLUMNS.filter((name) => name !== 'sponsor' && !places.has(name))
  if (missing.length > 0)
    return { rows: [], faults: [{ line: 1, reason: `Mancano le colonne: ${missing.join(', ')}.` }] }
  if (lines.length > MOST_LIST_ROWS)
    return { rows: [], faults: [{ line: 1, reason: `Al massimo ${MOST_LIST_ROWS} righe per volta.` }] }
  const rows: DeclaredTold[] = []
  const faults: { line: number; reason: string }[] = []
  for (const [index, cells] of lines.entries()) {
    const cell = (name: Column) => cells[places.get(name) ?? -1] ?? ''
    const typed: DeclaredTyped = {
      title: cell('titolo'),
      provider: cell('organizzatore'),
      day: dayIn(cell('giorno')),
      credits: cell('crediti'),
      kind: kindIn(cell('tipo')),
      area: '',
      isSponsored: YES.includes(plain(cell('sponsor'))) ? 'on' : '',
    }
    const judged = judgeDeclared(typed, today)
    const line = index + 2
    if (judged.kind === 'refused') faults.push({ line, reason: Object.values(judged.errors).join(' ') })
    else if (sameEvent([...items, ...rows.map(asItem)], judged.told)) faults.push({ line, reason: 'C’è già.' })
    else rows.push(judged.told)
  }
  return { rows, faults }
}

const asItem = (told: DeclaredTold): EarnedItem => ({ ...told, id: '', source: 'declared', filePath: null })

/** What was rehearsed comes back as it went: judged again, because a form is only words. */
export function listInForm(sent: string): readonly (readonly string[])[] | null {
  try {
    const table: unknown = JSON.parse(sent)
    const isTable =
      Array.isArray(table) &&
      table.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string' && cell.length <= 500))
    return isTable ? (table as string[][]) : null
  } catch {
    return null
  }
}

/** The rows of a rehearsal as a list again. */
export function listOfRows(rows: readonly DeclaredTold[]): string {
  return JSON.stringify([
    LIST_COLUMNS,
    ...rows.map(({ title, provider, day, credits, kind, isSponsored }) => [
      title,
      provider,
      day,
      String(credits),
      kind,
      isSponsored ? 'sì' : '',
    ]),
  ])
}
