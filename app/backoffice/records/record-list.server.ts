import { data, type RouterContextProvider, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { historyInWords } from '#areas/audience/history-context.server.ts'
import { listTrailOf } from '#areas/audience/trail-store.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { endsOf } from '#platform/pure/order.ts'
import { pageAddress, pageOf } from '#platform/pure/paging.ts'
import { type Facts, listOf, newSegment, type RecordColumn, sortableIn, withOptions } from '#platform/records/record.ts'
import { listRecords } from '#platform/records/record-store.server.ts'
import { writeValues } from '#platform/records/values.ts'
import { askedRecords } from './asked-records.server.ts'
import { servedAt } from './contents.server.ts'
import { lineDoubts } from './dead-links.server.ts'
import { getRecord, moveRecord, removeRecord } from './record-commands.server.ts'
import { recordSentences } from './record-words.ts'

const HISTORY_LINES = 15

type Asked = { context: Readonly<RouterContextProvider>; request: Request }

/** Every one of a record, as its definition orders and shows them. */
export async function recordListAt({ context, request }: Asked) {
  const served = servedAt(request, partsOf(context))
  const { record } = served
  staffOf(context, record.permission)
  const parts = partsOf(context)
  const { db, now } = parts
  const { asked, question } = askedRecords(request, record, now)
  const { total, list } = await listRecords(db, served, question, asked)
  const facts = await served.facts(db, list, now)
  const columns = record.list.columns.map((column) => columnOf(record, column))
  const view = withOptions(record, await served.options(db))
  const lines = list.map(({ values }) => writeValues(record.fields, values))
  const doubts = await lineDoubts(parts, view, lines)
  return {
    listed: listed(asked, total),
    said: saidIn(request, { ...recordSentences(record.words).done, ...record.said, ...record.after?.said }),
    view,
    below: await served.below(db),
    history: historyInWords(await listTrailOf(db, record.name, HISTORY_LINES), { isNamed: true }),
    newSegment: newSegment(record),
    columns: columns.map(({ key, title, align, isSortable }) => ({ key, title, align, isSortable })),
    rows: list.map(({ id, values, isHidden, picture }, at) => ({
      slug: id,
      name: record.title(values),
      detail: record.detail?.(values) ?? '',
      isHidden,
      picture,
      state: record.states?.of(values, now, { ...facts.get(id), isHidden }) ?? '',
      doubts: doubts[at] ?? [],
      cells: columns.map(({ say, to }) => ({
        text: say(values, facts.get(id) ?? {}),
        to: to?.(facts.get(id) ?? {}) ?? null,
      })),
      ...endsOf(asked.offset + at, total),
    })),
  }
}

type Known = ReturnType<typeof servedAt>['record']

function columnOf(record: Known, column: string | RecordColumn<never>) {
  if (typeof column !== 'string')
    return { ...column, say: column.say as (values: unknown, facts: Facts) => string, isSortable: false }
  const { look, say } = record.fields[column]
  return {
    key: column,
    title: look.title as string,
    align: look.kind === 'number' ? ('end' as const) : undefined,
    to: undefined,
    isSortable: sortableIn(record).includes(column),
    say: (values: Record<string, unknown>) => say(values[column]) as string,
  }
}

/** Moves a line of a list that editors order by hand, or takes it away, and goes back to the page it was on. */
export async function recordListAction({ context, request }: Asked) {
  const served = servedAt(request, partsOf(context))
  const { after } = served.record
  const path = listOf(served.record)
  const { id: staffId } = staffOf(context, served.record.permission)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const acting = { id: String(form.get('id') ?? form.get('slug') ?? ''), staffId, now }
  const move = form.get('move')
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
    if (error instanceof NotFound) return data({ problem: error.message }, 404)
    if (error instanceof Conflict) return data({ problem: error.message }, 409)
    throw error
  }
  return redirect(pageAddress(path, new URLSearchParams(), pageOf(new URL(request.url).searchParams)))
}
