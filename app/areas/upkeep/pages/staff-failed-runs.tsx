import { Form, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Button } from '#design/button/button.tsx'
import { NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { retryRun } from '../commands.server.ts'
import { jobTitle } from '../copy.ts'
import { FAILED_RUNS, FAILED_RUNS_PATH, type FailedRun } from '../store.server.ts'
import type { Route } from './+types/staff-failed-runs'

const SAID = { ...VIEW_DONE, riprovato: 'Rimesso in coda: tra poco si riprova da solo.' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'club.write')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, FAILED_RUNS, request, now, staff)
  return { list, rows, said: saidIn(request, SAID) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'club.write')
  const { db, now } = partsOf(context)
  const { act, run = '' } = declaredFields(await request.clone().formData(), ['act', 'run'])
  if (act !== 'retry') return listAction(db, FAILED_RUNS, request, { staff, now })
  if (!isUuid(run)) throw new NotFound('Questo lavoro non è più tra quelli non riusciti.')
  await retryRun(db, run, { staffId: staff.id, now })
  return redirect(`${FAILED_RUNS_PATH}?fatto=riprovato`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Lavori non riusciti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<FailedRun>['columns'] = [
  { key: 'job', title: 'Lavoro', isRowTitle: true, onPhone: 'first', cell: ({ job }) => jobTitle(job) },
  { key: 'when', title: 'Quando', onPhone: 'second', cell: ({ failedAt }) => formatMinuteIt(failedAt) },
  { key: 'tries', title: 'Tentativi', align: 'end', cell: ({ tries }) => tries },
  {
    key: 'failure',
    title: 'Che cosa è andato storto',
    onPhone: 'side',
    cell: ({ id, job, failure }) => (
      <span className="flex items-center justify-between gap-3">
        <code>{failure}</code>
        <Form method="post" aria-label={`Riprova: ${jobTitle(job)}`}>
          <input type="hidden" name="run" value={id} />
          <Button type="submit" name="act" value="retry" variant="ghost" size="small">
            Riprova
          </Button>
        </Form>
      </span>
    ),
  },
]

export default function FailedRunsPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="history"
      words={{
        many: 'lavori',
        none: 'Nessun lavoro',
        search: 'Il nome del lavoro',
        placeholder: 'Nome del lavoro',
        notFound: 'Nessun lavoro trovato',
        hint: 'Si cerca nel nome del lavoro.',
        noneYet: 'Niente è andato storto',
        first: 'Quello che il Club fa da solo e non riesce compare qui, dopo che ha già riprovato più volte.',
        usual: 'dal più recente',
      }}
      refused={actionData}
      said={said}
    />
  )
}
