import { data, type RouterContextProvider, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { historyInWords } from '#areas/audience/history-context.server.ts'
import { listTrailOf } from '#areas/audience/trail-store.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { endsOf } from '#platform/pure/order.ts'
import { pageAddress, pageOf } from '#platform/pure/paging.ts'
import type { Field } from '#platform/records/fields.ts'
import { filtersOf, listOf, newSegment, withOptions } from '#platform/records/record.ts'
import { writeValues } from '#platform/records/values.ts'
import { servedAt } from './contents.server.ts'
import { lineDoubts } from './dead-links.server.ts'
import { getRecord, moveRecord, removeRecord } from './record-commands.server.ts'
import { recordListOf, stateWords } from './record-list-store.server.ts'
import { recordSentences } from './record-words.ts'

const HISTORY_LINES = 15

type Asked = { context: Readonly<RouterContextProvider>; request: Request }

/** Every one of a record, as its definition orders and shows them. */
export async function recordListAt({ context, request }: Asked) {
  const parts = partsOf(context)
  const served = servedAt(request, parts)
  const { record } = served
  const staff = staffOf(context, record.permission)
  const { db, now } = parts
  const { rows, ...list } = await listAt(db, recordListOf(served), request, now, staff)
  const view = withOptions(record, await served.options(db))
  const doubts = await lineDoubts(
    parts,
    view,
    rows.map(({ values }) => writeValues(record.fields, values)),
  )
  const narrowed = list.kept.filter(([name]) => filtersOf(record).some((each) => each.name === name))
  const states = stateWords(record)
  return {
    list,
    said: saidIn(request, {
      ...VIEW_DONE,
      ...recordSentences(record.words).done,
      ...record.said,
      ...record.after?.said,
    }),
    view,
    below: await served.below(db),
    history: historyInWords(await listTrailOf(db, record.name, HISTORY_LINES), { isNamed: true }),
    // A new one begins as the list was narrowed.
    newAt: `${record.path}/${newSegment(record)}${narrowed.length > 0 ? `?${new URLSearchParams(narrowed.map(([name, value]) => [name, value]))}` : ''}`,
    columns: record.list.columns.map((column) =>
      typeof column === 'string'
        ? { key: column, ...(record.fields[column].look.kind === 'number' && { align: 'end' as const }) }
        : { key: column.key, align: column.align },
    ),
    rows: rows.map(({ id, values, isHidden, picture, facts, state, file }, at) => ({
      slug: id,
      name: record.title(values),
      detail: record.detail?.(values) ?? '',
      picture,
      state: states
        ? {
            label: states[state] ?? '',
            tone: record.states?.words[state]?.tone ?? (isHidden ? ('warning' as const) : ('success' as const)),
          }
        : null,
      doubts: doubts[at] ?? [],
      cells: Object.fromEntries(
        record.list.columns.map((column) =>
          typeof column === 'string'
            ? [column, { text: cellOf(record.fields[column], values[column], file[column]), to: null }]
            : [column.key, { text: column.say(values, facts), to: column.to?.(facts) ?? null }],
        ),
      ),
      ...endsOf(list.offset + at, list.total),
    })),
  }
}

/** What may be chosen among rows of other tables is called as the file calls it. */
const cellOf = ({ look, say }: Field, value: unknown, named = '') => (look.kind === 'choice' ? named : say(value))

/** Moves a line of a list that editors order by hand, or takes it away, and goes back to the page it was on; the rest is about the question. */
export async function recordListAction({ context, request }: Asked) {
  const served = servedAt(request, partsOf(context))
  const { after } = served.record
  const path = listOf(served.record)
  const staff = staffOf(context, served.record.permission)
  const { db, now } = partsOf(context)
  const { move, id, slug = '' } = declaredFields(await request.clone().formData(), ['move', 'id', 'slug'])
  if (move === undefined) return listAction(db, recordListOf(served), request, { staff, now })
  const acting = { id: id ?? slug, staffId: staff.id, now }
  try {
    if (move === 'remove') {
      await getRecord(db, served, acting.id)
      await removeRecord(db, served, acting)
      return redirect(`${path}?fatto=${after?.word('removed', {}, now) ?? 'removed'}`)
    }
    if (move === 'earlier' || move === 'later')
      await moveRecord(db, served, { ...acting, isEarlier: move === 'earlier' })
  } catch (error) {
    // Somebody else has taken it away: the list that comes with the answer no longer has it.
    if (error instanceof NotFound) return data({ stays: error.message }, 404)
    if (error instanceof Conflict) return data({ stays: error.message }, 409)
    throw error
  }
  return redirect(pageAddress(path, new URLSearchParams(), pageOf(new URL(request.url).searchParams)))
}
