import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { beginRun } from '#areas/bulk/begin-commands.server.ts'
import { BULK_PATH, MOST_TICKED } from '#areas/bulk/model.ts'
import { listRuns } from '#areas/bulk/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { BULK_PERMISSIONS, RUN_STATE_WORDS } from '../bulk/bulk-copy.ts'
import { bulkContents, workLater } from '../bulk/contents.server.ts'
import type { Route } from './+types/bulk-runs'

/** DSK-019. What was done to many, the newest first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, ...BULK_PERMISSIONS)
  const { db } = partsOf(context)
  const own = bulkContents.acts.filter(({ permission }) => staffMay(staff, permission))
  const asked = askedList(request, {})
  const { limit, offset } = asked
  const { total, lines } = await listRuns(db, { acts: own.map(({ name }) => name), actorId: staff.id, limit, offset })
  return {
    listed: listed(asked, total),
    rows: lines.map((line) => ({
      number: line.number,
      to: `${BULK_PATH}/${line.number}`,
      title: own.find(({ name }) => name === line.act)?.title ?? line.act,
      at: formatMinuteIt(line.createdAt),
      who: line.actor ?? 'Chi non lavora più qui',
      count: formatCount(line.confirmed || line.total),
      state: line.state,
    })),
  }
}

const LONGEST_TICKS = MOST_TICKED * 40

/** DSK-018. What was chosen in a list, and what is to be done to it: from the bar under the list, with scripts or without. */
export async function action({ context, request }: Route.ActionArgs) {
  staffOf(context, ...BULK_PERMISSIONS)
  const form = await request.formData()
  const names = ['azione', 'domanda', 'chiave', 'altri', 'tutti']
  const sent = declaredFields(form, names, { longest: LONGEST_TICKS })
  const act = bulkContents.acts.find(({ name }) => name === sent.azione)
  if (!act) throw new InvalidInput({}, 'Questa azione non c’è.')
  const staff = staffOf(context, act.permission)
  const { db, now } = partsOf(context)
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

export default function BulkRunsPage({ loaderData: { listed: shown, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Azioni su molti"
      listed={shown}
      icon="list"
      words={{
        find: 'Cerca un’azione',
        one: 'azione',
        many: 'azioni',
        order: 'dall’ultima',
        notFound: 'Nessuna azione',
        noneYet: 'Nessuno ha ancora fatto qualcosa a molti insieme',
        first: 'Spunta le righe di un elenco: quello che si può fare compare sotto.',
      }}
    >
      <Table
        caption="Azioni su molti"
        isCaptionHidden
        rows={rows}
        rowKey={({ number }) => String(number)}
        columns={[
          {
            key: 'what',
            title: 'Azione',
            isRowTitle: true,
            cell: ({ number, title, to }) => (
              <Link to={to}>
                {title} <span className="text-ink-soft">n. {number}</span>
              </Link>
            ),
          },
          { key: 'count', title: 'Quanti', align: 'end', cell: ({ count }) => count },
          { key: 'at', title: 'Quando', cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
          { key: 'who', title: 'Chi', cell: ({ who }) => who },
          {
            key: 'state',
            title: 'A che punto è',
            cell: ({ state }) => <Badge tone={RUN_STATE_WORDS[state].tone}>{RUN_STATE_WORDS[state].label}</Badge>,
          },
        ]}
      />
    </DeskListPage>
  )
}
