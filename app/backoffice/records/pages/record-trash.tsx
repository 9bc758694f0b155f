import { data, redirect } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { DeskAct } from '#design/desk/desk-box.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Table } from '#design/table/table.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { daysAfter, formatDateIt } from '#platform/pure/dates.ts'
import { viewOf } from '#platform/records/record.ts'
import { listTrash } from '#platform/records/record-store.server.ts'
import { TRASH_DAYS } from '#platform/records/trash-days.ts'
import { servedAt } from '../contents.server.ts'
import { restoreRecord } from '../record-commands.server.ts'
import { crumbsOf } from '../record-crumbs.ts'
import type { Route } from './+types/record-trash'

/** What was taken away of a record, and can still be had again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const served = servedAt(request, partsOf(context))
  staffOf(context, served.record.permission)
  const list = await listTrash(partsOf(context).db, served)
  return {
    view: viewOf(served.record),
    rows: list.map(({ id, name, removedAt }) => ({
      id,
      name,
      removedOn: formatDateIt(removedAt),
      until: formatDateIt(daysAfter(removedAt, TRASH_DAYS)),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const served = servedAt(request, partsOf(context))
  const { id: staffId } = staffOf(context, served.record.permission)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const { path } = served.record
  if (form.get('act') !== 'restore' || !z.uuid().safeParse(id).success) return redirect(`${path}/cestino`)
  try {
    const key = await restoreRecord(db, served, { id, staffId, now })
    return redirect(`${path}/${key}?fatto=restored`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data({ problem: error.message }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Cestino: ${loaderData?.view.words.title ?? ''} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function RecordTrashPage({ loaderData: { view, rows }, actionData }: Route.ComponentProps) {
  const { words } = view
  return (
    <DeskPage
      title="Cestino"
      crumbs={[...crumbsOf(view), { label: words.title, to: view.listAt }]}
      lead={`Quello che si toglie resta qui ${TRASH_DAYS} giorni, poi si perde.`}
    >
      <Outcome answer={actionData} isProblem>
        {actionData?.problem}
      </Outcome>
      <Table
        caption={`Nel cestino: ${words.many}`}
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="trash-2" title="Il cestino è vuoto" />}
        columns={[
          { key: 'name', title: 'Che cosa', isRowTitle: true, cell: ({ name }) => name },
          { key: 'removed', title: 'Nel cestino dal', cell: ({ removedOn }) => removedOn },
          { key: 'until', title: 'Si perde il', cell: ({ until }) => until },
          {
            key: 'restore',
            title: 'Riaverlo',
            cell: ({ id, name }) => (
              <DeskAct
                act="restore"
                aria-label={`Riprendi ${name}`}
                fields={<input type="hidden" name="id" value={id} />}
              >
                Riprendi
              </DeskAct>
            ),
          },
        ]}
      />
    </DeskPage>
  )
}
