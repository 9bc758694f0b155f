import { Form } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { moveLead } from '#areas/leads/commands.server.ts'
import { LEAD_STATES, type LeadState } from '#areas/leads/model.ts'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageOf } from '#platform/pure/paging.ts'
import { REQUEST_FORMS, REQUEST_LABELS, REQUESTS_PER_PAGE } from '../model.ts'
import { STATE_WORDS } from '../request-copy.ts'
import { isLate } from '../rules.ts'
import { findRequest, listRequestsToAnswer } from '../store.server.ts'
import { OperatorRequestItem } from '../ui/operator-request.tsx'
import type { Route } from './+types/operator-requests'

const stateShape = z.enum(['open', ...LEAD_STATES]).catch('open')
const formShape = z.enum(REQUEST_FORMS).nullable().catch(null)

/** SRV-023…025. For operators: what members asked for, the nearest day of answer first, those that are late in evidence. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db, now, club } = partsOf(context)
  const search = new URL(request.url).searchParams
  const asked = { state: stateShape.parse(search.get('stato')), form: formShape.parse(search.get('tipo')) }
  const page = pageOf(search)
  const { items, total } = await listRequestsToAnswer(db, { ...asked, page })
  return {
    clubName: club.name,
    requests: items.map((item) => ({ ...item, isLate: isLate(item, now) })),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / REQUESTS_PER_PAGE)),
    ...asked,
  }
}

const DONE: Record<LeadState, string> = {
  new: 'La richiesta è di nuovo da prendere.',
  taken: 'La richiesta è in lavorazione: la segui tu.',
  closed: 'La richiesta è conclusa.',
}

const moveShape = z.object({ id: z.uuid(), stato: z.enum(LEAD_STATES) })

/** An operator takes a request, or closes it. Only requests of services: other leads have a page of their own. */
export async function action({ context, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const asked = moveShape.safeParse(Object.fromEntries(await request.formData()))
  if (!asked.success || !(await findRequest(db, asked.data.id))) throw new NotFound('Questa richiesta non esiste.')
  const { id, stato } = asked.data
  await moveLead(db, id, stato, operator, now)
  return { id, done: DONE[stato] }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Richieste ai servizi | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

const stateOptions = [
  { value: 'open', label: 'Da concludere' },
  ...LEAD_STATES.map((state) => ({ value: state, label: STATE_WORDS[state].label })),
]
const formOptions = REQUEST_FORMS.map((form) => ({ value: form, label: REQUEST_LABELS[form] }))

export default function OperatorRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, total, page, pages, state, form } = loaderData
  // Said where it was done, or above the list that it has left.
  const isStillHere = requests.some(({ id }) => id === actionData?.id)
  return (
    <>
      <PageHead
        title="Richieste ai servizi"
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        lead={total === 1 ? 'Una richiesta.' : `${total} richieste, dalla più vicina alla scadenza.`}
      />
      <Wrap className="pb-16">
        <Form method="get" className="mb-8 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
          <Select name="stato" label="Stato" options={stateOptions} defaultValue={state} />
          <Select name="tipo" label="Servizio" placeholder="Tutti" options={formOptions} defaultValue={form ?? ''} />
          <Button type="submit" variant="ghost">
            Filtra
          </Button>
        </Form>
        <Outcome answer={isStillHere ? null : actionData} className="mb-6">
          {actionData?.done}
        </Outcome>
        {requests.length === 0 ? (
          <EmptyState icon="clipboard-list" title="Nessuna richiesta con questi filtri">
            Quando un socio chiede un servizio, la richiesta compare qui con il giorno entro cui rispondere.
          </EmptyState>
        ) : (
          <ol className="grid gap-4">
            {requests.map((each) => (
              <OperatorRequestItem
                key={each.id}
                request={each}
                answer={each.id === actionData?.id ? actionData : null}
              />
            ))}
          </ol>
        )}
        <div className="mt-10">
          <Pagination current={page} total={pages} />
        </div>
      </Wrap>
    </>
  )
}
