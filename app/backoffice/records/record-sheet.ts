import type { AnyRecord } from '#platform/records/record.ts'
import { viewOf } from '#platform/records/record.ts'
import { writeValues } from '#platform/records/values.ts'

/** As many lines as a sheet of records may have, going out or coming in. */
export const MOST_LINES = 2_000

const ADDRESS = 'Indirizzo'

type Held = { id: string; values: Record<string, unknown> }

/** The sheet of some records: a column for the address and one for each field, called as the form calls them. */
export function sheetOf(record: AnyRecord, list: readonly Held[]): string[][] {
  const fields = viewOf(record).fields.filter(({ isSecret }) => !isSecret)
  const rows = list.map(({ id, values }) => {
    const written = writeValues(record.fields, values)
    return [
      id,
      ...fields.map(({ name, kind }) => (kind === 'tick' ? (written[name] ? 'sì' : 'no') : (written[name] ?? ''))),
    ]
  })
  return [[ADDRESS, ...fields.map(({ title }) => title)], ...rows]
}

/** Which column of a sheet holds what; null with the names of those that are missing or not ours. */
export function columnsIn(
  record: AnyRecord,
  head: readonly string[],
): { kind: 'known'; names: string[] } | { kind: 'unknown'; missing: string[]; strange: string[] } {
  const { fields } = viewOf(record)
  const known = new Map([[ADDRESS, 'slug'], ...fields.map(({ title, name }): [string, string] => [title, name])])
  const written = head.map((title) => title.trim())
  const mayMiss = [ADDRESS, ...fields.filter(({ isSecret }) => isSecret).map(({ title }) => title)]
  const missing = [...known.keys()].filter((title) => !mayMiss.includes(title) && !written.includes(title))
  const strange = written.filter((title) => !known.has(title))
  if (missing.length + strange.length > 0) return { kind: 'unknown', missing, strange }
  return { kind: 'known', names: written.map((title) => known.get(title) ?? '') }
}
