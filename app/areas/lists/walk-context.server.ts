import type { Db } from '#platform/db/database.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { readableQuery } from '#platform/pure/question.ts'
import { askRows } from './question-context.server.ts'
import { countRows, type DeskList, findPlace, listRowIds } from './row-store.server.ts'
import { findPreferences } from './view-store.server.ts'

const FROM = 'da'
const PLACE = 'posto'
const COUNTED = 10_000
const USUAL_SIZE = 50

/** DSK-011. Where a record is opened from a list, so that it knows the question it came from and its place in the answer. */
export function recordAddress(path: string, question: string, place: number): string {
  return `${path}?${readableQuery([
    [FROM, question],
    [PLACE, String(place)],
  ])}`
}

/** What `RecordWalk` is drawn from; null where the record was not opened from a list. */
export type Walk = {
  backTo: string
  /** “12 di 340”; null where the record no longer answers. */
  position: string | null
  previousTo: string | null
  nextTo: string | null
}

type Opened<Row> = {
  id: string
  /** How a row is named in its list, and where it is opened. */
  keyOf: (row: Row) => string
  pathOf: (row: Row) => string
  staffId: string
}

/**
 * DSK-011. The way back to the list a record was opened from, and to the records before and after it. Everything is in the address, so
 * that it holds after a reload and in another tab. A record that no longer answers has left its place to the one that followed it.
 */
export async function walkAt<Row>(
  db: Db,
  list: DeskList<Row>,
  request: Request,
  now: Date,
  { id, keyOf, pathOf, staffId }: Opened<Row>,
): Promise<Walk | null> {
  const search = new URL(request.url).searchParams
  const query = search.get(FROM)
  const written = Number(search.get(PLACE) ?? '')
  if (query === null || !Number.isSafeInteger(written) || written < 1) return null
  const { question, order } = await askRows(db, list, new URLSearchParams(query))
  // The place it was opened at is mostly still its own; to look for it in a long list takes longer.
  const at = async (offset: number, limit: number) => listRowIds(db, list, question, now, { order, offset, limit })
  const [there] = await at(written - 1, 1)
  const place = there === id ? written : await findPlace(db, list, question, { id, order, now })
  const around = place ?? written
  const nextPlace = place === null ? around : around + 1
  const [previous] = around > 1 ? await at(around - 2, 1) : []
  const [next] = await at(nextPlace - 1, 1)
  const rows = await list.rowsOf(
    db,
    [previous, next].filter((each) => each !== undefined),
    now,
  )
  const toRow = (row: Row | undefined, to: number) => (row ? recordAddress(pathOf(row), query, to) : null)
  const [before, after] = previous === undefined ? [undefined, rows[0]] : [rows[0], rows[1]]
  const total = await countRows(db, list, question, now, COUNTED + 1)
  const of = total > COUNTED ? `più di ${formatCount(COUNTED)}` : formatCount(total)
  const size = (await findPreferences(db, list.name, staffId))?.pageSize ?? USUAL_SIZE
  const page = Math.max(1, Math.ceil(Math.min(around, Math.max(total, 1)) / size))
  const [own] = await list.rowsOf(db, [id], now)
  const row = own && place !== null ? `#${rowAnchor(keyOf(own))}` : ''
  return {
    backTo: `${list.path}${addressQuery(query, page)}${row}`,
    position: place === null ? null : `${formatCount(place)} di ${of}`,
    previousTo: toRow(before, around - 1),
    nextTo: toRow(after, nextPlace),
  }
}

const addressQuery = (query: string, page: number) => {
  const parts = [query, ...(page > 1 ? [`pagina=${page}`] : [])].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The anchor of a row. */
export const rowAnchor = (key: string) => `riga-${key}`
