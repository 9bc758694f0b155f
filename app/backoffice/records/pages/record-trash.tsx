import { data, redirect } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { isOfList, listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { DeskAct } from '#design/desk/desk-box.tsx'
import { Conflict } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { daysAfter, formatDateIt } from '#platform/pure/dates.ts'
import { viewOf } from '#platform/records/record.ts'
import type { Trashed } from '#platform/records/record-store.server.ts'
import { TRASH_DAYS } from '#platform/records/trash-days.ts'
import { servedAt } from '../contents.server.ts'
import { restoreRecord } from '../record-commands.server.ts'
import { crumbsOf } from '../record-crumbs.ts'
import { trashOf } from '../trash-list-store.server.ts'
import type { Route } from './+types/record-trash'

const COLUMNS: AskedListProps<Trashed>['columns'] = [
  { key: 'name', isRowTitle: true, onPhone: 'first' },
  { key: 'removed', onPhone: 'second', cell: ({ removedAt }) => formatDateIt(removedAt) },
  {
    key: 'until',
    onPhone: 'side',
    cell: ({ id, name, removedAt }) => (
      <span className="flex items-center justify-between gap-3">
        {formatDateIt(daysAfter(removedAt, TRASH_DAYS))}
        <DeskAct act="restore" aria-label={`Riprendi ${name}`} fields={<input type="hidden" name="id" value={id} />}>
          Riprendi
        </DeskAct>
      </span>
    ),
  },
]

/** What was taken away of a record, and can still be had again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const served = servedAt(request, partsOf(context))
  const staff = staffOf(context, served.record.permission)
  const { db, now } = partsOf(context)
  const list = await gatheredList(db, trashOf(served), { now, staff })
  const { rows, ...shown } = await listAt(db, list, request, now, staff)
  return { view: viewOf(served.record), list: shown, rows, said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const served = servedAt(request, partsOf(context))
  const staff = staffOf(context, served.record.permission)
  const { id: staffId } = staff
  const { db, now } = partsOf(context)
  const form = await request.clone().formData()
  if (isOfList(form)) {
    const list = await gatheredList(db, trashOf(served), { now, staff })
    return listAction(db, list, request, { staff, now })
  }
  const id = String(form.get('id') ?? '')
  const { path } = served.record
  if (form.get('act') !== 'restore' || !z.uuid().safeParse(id).success) return redirect(`${path}/cestino`)
  try {
    const key = await restoreRecord(db, served, { id, staffId, now })
    return redirect(`${path}/${key}?fatto=restored`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data({ stays: error.message }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Cestino: ${loaderData?.view.words.title ?? ''} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function RecordTrashPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, list, rows, said } = loaderData
  const { words } = view
  return (
    <AskedList
      list={{ ...list, title: 'Cestino' }}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="trash-2"
      crumbs={[...crumbsOf(view).slice(1), { label: words.title, to: view.listAt }]}
      lead={`Quello che si toglie resta qui ${TRASH_DAYS} giorni, poi si perde.`}
      words={{
        many: words.many,
        none: 'Niente',
        search: 'Cerca nel cestino',
        placeholder: 'Nome',
        notFound: 'Niente risponde',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Il cestino è vuoto',
        first: `Quello che si toglie resta qui ${TRASH_DAYS} giorni.`,
        usual: 'dall’ultimo tolto',
      }}
      refused={actionData && 'isShared' in actionData ? actionData : undefined}
      problem={actionData && 'stays' in actionData ? actionData.stays : undefined}
      said={said}
    />
  )
}
