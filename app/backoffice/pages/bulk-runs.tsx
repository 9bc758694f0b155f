import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { beginRun } from '#areas/bulk/begin-commands.server.ts'
import { BULK_PATH, MOST_TICKED } from '#areas/bulk/model.ts'
import type { RunLine } from '#areas/bulk/store.server.ts'
import { isOfList, listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Link } from '#design/link/link.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { BULK_PERMISSIONS, RUN_STATE_WORDS } from '../bulk/bulk-copy.ts'
import { bulkContents, workLater } from '../bulk/contents.server.ts'
import { runsFor } from '../lists/run-list-store.server.ts'
import type { Route } from './+types/bulk-runs'

/** DSK-019. What was done to many, the newest first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, ...BULK_PERMISSIONS)
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, runsFor(staff), request, now, staff)
  const titleOf = (act: string) => bulkContents.acts.find(({ name }) => name === act)?.title ?? act
  return {
    list,
    rows: rows.map((line) => ({ ...line, title: titleOf(line.act) })),
    said: saidIn(request, VIEW_DONE),
  }
}

const LONGEST_TICKS = MOST_TICKED * 40

/** DSK-018. What was chosen in a list, and what is to be done to it: from the bar under the list, with scripts or without. */
export async function action({ context, request }: Route.ActionArgs) {
  const asker = staffOf(context, ...BULK_PERMISSIONS)
  const form = await request.clone().formData()
  const { db, now } = partsOf(context)
  if (isOfList(form)) return listAction(db, runsFor(asker), request, { staff: asker, now })
  const names = ['azione', 'domanda', 'chiave', 'altri', 'tutti']
  const sent = declaredFields(form, names, { longest: LONGEST_TICKS })
  const act = bulkContents.acts.find(({ name }) => name === sent.azione)
  if (!act) throw new InvalidInput({}, 'Questa azione non c’è.')
  const staff = staffOf(context, act.permission)
  const ticked = [...form.getAll('scelti'), ...(sent.altri ?? '').split(',')].map(String).filter(isId)
  const choice = {
    act: act.name,
    search: new URLSearchParams(sent.domanda),
    ids: ticked,
    isAll: sent.tutti === 'si',
    key: sent.chiave ?? '',
  }
  const number = await beginRun(db, bulkContents, choice, { staff, now }, workLater)
  return redirect(`${BULK_PATH}/${number}`)
}

/** Records are known by letters, digits and dashes; whether they exist is asked when they are looked at. */
const isId = (typed: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed)

export const meta: Route.MetaFunction = () => [
  { title: 'Azioni su molti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<RunLine & { title: string }>['columns'] = [
  {
    key: 'what',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ number, title }) => (
      <Link look="quiet" to={`${BULK_PATH}/${number}`}>
        {title} <span className="font-normal text-ink-soft">n. {number}</span>
      </Link>
    ),
  },
  { key: 'count', align: 'end', cell: ({ confirmed, total }) => formatCount(confirmed || total) },
  { key: 'at', onPhone: 'second' },
  {
    key: 'state',
    onPhone: 'side',
    cell: ({ state }) => <Badge tone={RUN_STATE_WORDS[state].tone}>{RUN_STATE_WORDS[state].label}</Badge>,
  },
]

export default function BulkRunsPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ number }) => String(number)}
      columns={COLUMNS}
      icon="list"
      words={{
        many: 'azioni',
        none: 'Nessuna azione',
        search: 'Cerca un’azione',
        placeholder: 'Chi, o perché',
        notFound: 'Nessuna azione trovata',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Nessuno ha ancora fatto qualcosa a molti insieme',
        first: 'Spunta le righe di un elenco: quello che si può fare compare sotto.',
        usual: 'dall’ultima',
      }}
      refused={actionData}
      said={said}
    />
  )
}
