import { redirect } from 'react-router'
import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { formatCount } from '#platform/pure/counts.ts'
import {
  type ChooserView,
  chipsOf,
  conditionSent,
  type EditorView,
  keptPairs,
  type ListQuestion,
  orderedBy,
  PAGE_SIZES,
  questionAddress,
  withCondition,
  withoutCondition,
} from '#platform/pure/list-question.ts'
import { pageOf } from '#platform/pure/paging.ts'
import type { QuestionField } from '#platform/pure/question.ts'
import type { ListColumn } from './model.ts'
import { type AskedRows, askRows, choicesOf } from './question-context.server.ts'
import { countRows, type DeskList, listRowIds } from './row-store.server.ts'
import { findPreferences, upsertPreferences } from './view-store.server.ts'
import { viewsAt } from './views-context.server.ts'

/** DSK-016. Where a list is taken out. */
export const exportPath = ({ name }: Pick<DeskList, 'name'>) => `/redazione/esporta/${name}`

/** DSK-013. Beyond this a count is asked for by whoever wants it. */
const COUNTED = 10_000
const USUAL_SIZE = 50
/** Of how many conditions it is said what the list would be without. */
const MOST_RELEASED = 6

/** The same request without what an address says of the rest of its page: it would be read as a condition. */
export function without(request: Request, names: readonly string[]): Request {
  const url = new URL(request.url)
  for (const name of names) url.searchParams.delete(name)
  return new Request(url, request)
}

const plain = ({ name, label, kind, mayBeEmpty, which, when }: QuestionField) => ({
  name,
  label,
  kind,
  ...(mayBeEmpty !== undefined && { mayBeEmpty }),
  ...(which !== undefined && { which }),
  ...(when !== undefined && { when }),
})

/** A list as its address asks for it. A condition that was just chosen leads to the address that asks with it. */
export async function listAt<Row>(db: Db, list: DeskList<Row>, request: Request, now: Date, staff: Member) {
  const { path, fields } = list
  const search = new URL(request.url).searchParams
  const asked = await askRows(db, list, search)
  const { listed, question, order, words } = asked
  const open = await openEditor(db, list, search, listed)
  const isExact = search.get('conta') === 'tutti'
  const kept = await findPreferences(db, list.name, staff.id)
  const size = await pageSizeOf(db, list, search, { staff, kept: kept?.pageSize ?? null })
  const page = pageOf(search)
  const offset = (page - 1) * size
  const total = await countRows(db, list, question, now, isExact ? undefined : COUNTED + 1)
  const isCounted = isExact || total <= COUNTED
  if (page > 1 && isCounted && offset >= total) throw new NotFound('Questo elenco non arriva fino a questa pagina.')
  const found = await list.rowsOf(db, await listRowIds(db, list, question, now, { order, limit: size, offset }), now)
  if (page > 1 && found.length === 0) throw new NotFound('Questo elenco non arriva fino a questa pagina.')
  const isNarrowed = listed.typed !== '' || listed.conditions.length + listed.broken.length > 0
  const everybody = isNarrowed ? await countRows(db, list, EVERYTHING, now, COUNTED + 1) : null
  const columns = columnsShown(list, listed, kept?.columns ?? null)
  const more = (pairs: Record<string, string>) => questionAddress(path, listed, Object.entries(pairs))
  const sizePair: Record<string, string> = search.has('righe') ? { righe: String(size) } : {}
  return {
    typed: listed.typed,
    isNarrowed,
    isBroken: question.isBroken,
    rows: found,
    /** How many stand before the first of these. */
    offset,
    path,
    title: list.title,
    columns: {
      shown: columns.map(({ key, title }) => ({ key, title })),
      choices: list.columns
        .filter(({ isFileOnly }) => !isFileOnly)
        .map(({ key, title }) => ({ key, title, isShown: columns.some((each) => each.key === key) })),
      isUsual: (listed.columns ?? kept?.columns ?? null) === null,
    },
    /** What is said of each row by the columns that only some choose, and by those that no page draws. */
    asides: found.map((row) =>
      Object.fromEntries(
        columns.filter(({ isAside, isPlain }) => isAside || isPlain).map((column) => [column.key, column.says(row)]),
      ),
    ),
    total,
    count: isCounted ? formatCount(total) : `più di ${formatCount(COUNTED)}`,
    countTo: isCounted ? null : more({ ...sizePair, conta: 'tutti' }),
    everybody:
      everybody === null ? null : everybody > COUNTED ? `più di ${formatCount(COUNTED)}` : formatCount(everybody),
    chips: chipsOf(path, listed, { fields, words, offered: list.offered }),
    sorts: Object.fromEntries(
      list.columns
        .flatMap(({ key, order: by }) => (by ? [[key, by] as const] : []))
        .map(([column, by]) => [
          column,
          {
            to: questionAddress(path, orderedBy(listed, by, list.usual), Object.entries(sizePair)),
            direction: order.by === by ? direction(order.isDescending) : undefined,
          },
        ]),
    ),
    strangeOrder: listed.strangeOrder,
    released: total === 0 && !question.isBroken ? await released(db, list, asked, now) : [],
    pager: {
      position: found.length === 0 ? '0' : positionOf(offset, found.length, isCounted ? total : null),
      previousTo: page > 1 ? more({ ...sizePair, pagina: page > 2 ? String(page - 1) : '' }) : null,
      nextTo: (isCounted ? offset + size < total : found.length === size)
        ? more({ ...sizePair, pagina: String(page + 1) })
        : null,
      size,
      kept: keptPairs(listed),
    },
    // What the search sends along: everything but its words.
    kept: keptPairs({ ...listed, typed: '' }),
    exportTo: question.isBroken || total === 0 ? null : questionAddress(exportPath(list), listed),
    views: await viewsAt(db, list, asked, staff, now),
    // Where the forms about the question are sent: the address is the question.
    here: questionAddress(path, listed),
    ...open,
  }
}

/** DSK-013. As many columns more as conditions ask for. */
const MOST_ADDED = 2

/** DSK-013. The columns of the question, else those the person chose, else the usual ones; and those of its conditions. */
export function columnsShown<Row>(
  { columns }: Pick<DeskList<Row>, 'columns'>,
  { columns: asked, conditions }: ListQuestion,
  kept: readonly string[] | null,
): ListColumn<Row>[] {
  const [first, ...others] = columns.filter(({ isFileOnly }) => !isFileOnly)
  const chosen = asked ?? kept
  const named = chosen
    ? chosen.flatMap((key) => others.find((each) => each.key === key) ?? [])
    : others.filter(({ isAside }) => !isAside)
  const isAskedFor = ({ field }: ListColumn<Row>) => conditions.some((condition) => condition.field === field)
  const added = others.filter((each) => !named.includes(each) && isAskedFor(each)).slice(0, MOST_ADDED)
  return [...(first ? [first] : []), ...named, ...added]
}

/** DSK-016. The same in a file, which says in more than one what the list says in the column before. */
export function columnsTaken<Row>(...[list, listed, kept]: Parameters<typeof columnsShown<Row>>): ListColumn<Row>[] {
  return columnsShown(list, listed, kept).flatMap((column) => {
    const after = list.columns.slice(list.columns.indexOf(column) + 1)
    const own = after.findIndex(({ isFileOnly }) => !isFileOnly)
    return [column, ...after.slice(0, own === -1 ? after.length : own)]
  })
}

/** DSK-012. The size that is asked for is the one of the next time too. */
async function pageSizeOf(
  db: Db,
  { name }: DeskList,
  search: URLSearchParams,
  { staff, kept }: { staff: Member; kept: number | null },
): Promise<number> {
  const asked = PAGE_SIZES.find((each) => String(each) === search.get('righe'))
  if (asked !== undefined && asked !== kept) await upsertPreferences(db, name, staff.id, { pageSize: asked })
  return asked ?? kept ?? USUAL_SIZE
}

const EVERYTHING = { words: [], conditions: [], isBroken: false }
const direction = (isDescending: boolean) => (isDescending ? ('descending' as const) : ('ascending' as const))

function positionOf(offset: number, shown: number, total: number | null): string {
  const [first, last] = [offset + 1, offset + shown].map((place) => formatCount(place))
  return total === null ? `${first}–${last}` : `${first}–${last} di ${formatCount(total)}`
}

/** An empty list says what would fill it: each condition taken away by itself. */
async function released(db: Db, list: DeskList, { listed, question, words }: AskedRows, now: Date) {
  const { path, fields } = list
  const { conditions } = question
  if (conditions.length < 2 || conditions.length > MOST_RELEASED) return []
  const { chips } = chipsOf(path, listed, { fields, words, offered: [] })
  const ways = await Promise.all(
    conditions.map(async (_, place) => {
      const without = { ...question, conditions: withoutCondition(listed, place).conditions }
      return {
        label: chips[place]?.label ?? '',
        to: chips[place]?.removeTo ?? '',
        count: await countRows(db, list, without, now, COUNTED),
      }
    }),
  )
  return ways.filter(({ count }) => count > 0).map((way) => ({ ...way, count: formatCount(way.count) }))
}

type Open = { editor: EditorView | null; chooser: ChooserView | null }

async function openEditor(
  db: Db,
  { path, fields }: DeskList,
  search: URLSearchParams,
  listed: ListQuestion,
): Promise<Open> {
  const name = search.get('campo')
  const closeTo = questionAddress(path, listed)
  if (name === 'tutti') {
    const choosable = fields.map(({ label, name: each }) => ({
      label,
      to: questionAddress(path, listed, [['campo', each]]),
    }))
    return {
      editor: null,
      chooser: { closeTo, fields: choosable.toSorted((a, b) => a.label.localeCompare(b.label, 'it')) },
    }
  }
  const field = fields.find((each) => each.name === name)
  if (!field) return { editor: null, chooser: null }
  const written = search.get('posto') ?? ''
  const place = /^\d{1,2}$/.test(written) ? Number(written) : null
  const isSent = search.has('operatore')
  const sent = isSent ? conditionSent(search, field) : null
  if (sent) throw redirect(questionAddress(path, withCondition(listed, sent, place)))
  const held = place === null ? null : (listed.conditions[place] ?? null)
  const { values, which } = await choicesOf(db, field)
  const kept = [
    ...keptPairs(listed),
    ['campo', field.name] as const,
    ...(place === null ? [] : [['posto', written] as const]),
  ]
  return {
    chooser: null,
    editor: {
      field: plain(field),
      condition: held?.field === field.name ? held : null,
      choices: values,
      whichChoices: which,
      kept,
      closeTo,
      problem: isSent ? 'Completa la condizione: manca un valore, o non è scritto bene.' : null,
    },
  }
}
