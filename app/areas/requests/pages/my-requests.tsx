import { audienceOf, memberOf, viewAsOf } from '#areas/audience/context.server.ts'
import { LEGAL_KINDS } from '#areas/leads/model.ts'
import { lastDayOf } from '#areas/leads/promise-rules.ts'
import { REQUEST_FORMS, REQUEST_LABELS, SERVICE_TERMS } from '#areas/services/model.ts'
import { STATE_WORDS } from '#areas/services/request-copy.ts'
import { requestPrompt, requestsLeft, startOfYear } from '#areas/services/rules.ts'
import { countRequestsByForm } from '#areas/services/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { type Column, Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { excerpt } from '#platform/pure/text.ts'
import { requestLabel } from '../letters-copy.ts'
import { listMyRequests, type MyRequest } from '../my-requests-store.server.ts'
import { AnswerWords } from '../ui/answer-words.tsx'
import type { Route } from './+types/my-requests'

/** SRV-023…025. What a member asked for, by when each is answered, and what is left of the year. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { id } = memberOf(context)
  const [requests, made] = await Promise.all([
    listMyRequests(db, id),
    countRequestsByForm(db, { memberId: id, since: startOfYear(now) }),
  ])
  const audience = audienceOf(context)
  const allowances = REQUEST_FORMS.flatMap((form) => {
    const { perYear } = SERVICE_TERMS[form]
    // Who may not ask has nothing left.
    return perYear === null || requestPrompt(audience, form)
      ? []
      : [{ label: REQUEST_LABELS[form], perYear, left: requestsLeft(form, made[form] ?? 0) }]
  })
  return {
    clubName: club.name,
    year: romeDayOf(now).slice(0, 4),
    requests: shownTo(viewAsOf(context), requests),
    allowances,
  }
}

/** DSK-036. What is said to a lawyer, and what a lawyer answers, is read by nobody else. */
function shownTo(viewAs: object | null, requests: MyRequest[]): MyRequest[] {
  if (!viewAs) return requests
  const isLegal = ({ formType }: MyRequest) => (LEGAL_KINDS as readonly string[]).includes(formType)
  return requests.map((request) => (isLegal(request) ? { ...request, note: null, answers: [] } : request))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Le mie richieste | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

const columns: readonly Column<MyRequest>[] = [
  {
    key: 'service',
    title: 'Richiesta',
    isRowTitle: true,
    cell: ({ formType, note, answers }) => (
      <div>
        <span className="block">{requestLabel(formType)}</span>
        {note && <span className="block max-w-measure font-normal text-ink-soft">{excerpt(note)}</span>}
        {answers.map((answer) => (
          <AnswerWords key={answer.id} answer={answer} />
        ))}
      </div>
    ),
  },
  { key: 'sent', title: 'Inviata il', cell: ({ createdAt }) => formatDateIt(createdAt) },
  {
    key: 'answer',
    title: 'Risposta entro il',
    cell: ({ dueAt, state }) =>
      dueAt ? formatDateIt(lastDayOf(dueAt)) : state === 'closed' ? '–' : 'Ti ricontattiamo',
  },
  {
    key: 'state',
    title: 'Stato',
    cell: ({ state }) => <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>,
  },
]

export default function MyRequestsPage({ loaderData: { year, requests, allowances } }: Route.ComponentProps) {
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="font-display text-title-l">Le mie richieste</h1>
        <p className="mt-2 max-w-measure text-ink-soft text-lg">
          Quello che hai chiesto al Club e ai suoi servizi, il giorno entro cui ti rispondiamo e le risposte già
          ricevute.
        </p>
      </header>
      {allowances.length > 0 && (
        <section aria-labelledby="rimaste">
          <h2 id="rimaste" className="mb-4 text-title-s">
            Quante ne restano nel {year}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2">
            {allowances.map(({ label, perYear, left }) => (
              <li
                key={label}
                className="flex items-baseline justify-between gap-4 rounded-card bg-paper p-5 shadow-card"
              >
                <span>{label}</span>
                <span className="text-ink-soft">
                  <strong className="font-display text-primary text-title-m">{left}</strong> di {perYear}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Table
        caption="Le richieste inviate"
        isCaptionHidden
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="clipboard-list"
            title="Non hai ancora inviato richieste"
            action={<ButtonLink to="/servizi">Vedi i servizi</ButtonLink>}
          >
            Un parere, una diffida, un preventivo: si chiedono dalla pagina del servizio.
          </EmptyState>
        }
      />
    </div>
  )
}
