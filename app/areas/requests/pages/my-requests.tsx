import { data, redirect } from 'react-router'
import { z } from 'zod'
import { audienceOf, memberOf, viewAsOf } from '#areas/audience/context.server.ts'
import { LEGAL_KINDS, REQUESTS_PATH } from '#areas/leads/model.ts'
import { lastDayOf } from '#areas/leads/promise-rules.ts'
import { REQUEST_FORMS, REQUEST_LABELS, SERVICE_TERMS } from '#areas/services/model.ts'
import { STATE_WORDS } from '#areas/services/request-copy.ts'
import { requestPrompt, requestsLeft, startOfYear } from '#areas/services/rules.ts'
import { countRequestsByForm } from '#areas/services/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { type Column, Table } from '#design/table/table.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { excerpt } from '#platform/pure/text.ts'
import { requestLabel } from '../letters-copy.ts'
import { listMyRequests, type MyRequest } from '../my-requests-store.server.ts'
import { sendPaper } from '../paper-commands.server.ts'
import { AnswerWords, FileLinks } from '../ui/answer-words.tsx'
import { PaperForm } from '../ui/paper-form.tsx'
import type { Route } from './+types/my-requests'

/** SRV-023…025. What a member asked for, by when each is answered, and what is left of the year. */
export async function loader({ context, request }: Route.LoaderArgs) {
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
    said: saidIn(request, SAID),
  }
}

/** DSK-036. What is said to a lawyer, and what a lawyer answers, is read by nobody else. */
function shownTo(viewAs: object | null, requests: MyRequest[]): MyRequest[] {
  if (!viewAs) return requests
  return requests.map((request) => (isLegal(request) ? { ...request, note: null, papers: [], answers: [] } : request))
}

const isLegal = ({ formType }: Pick<MyRequest, 'formType'>) => LEGAL_KINDS.includes(formType)

/** Decision 89. A document for a request to lawyers. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, disk, outside } = partsOf(context)
  const form = await request.formData()
  const requestId = z.uuid().safeParse(form.get('richiesta')).data
  if (!requestId) throw new NotFound('Questa richiesta non esiste.')
  try {
    const file = await fileInForm(form, 'file')
    await sendPaper(db, disk, { requestId, member: memberOf(context), file, scanner: outside.scanner, now })
    return redirect(`${REQUESTS_PATH}?fatto=documento`)
  } catch (error) {
    if (error instanceof InvalidInput) return data({ requestId, errors: error.fields }, 400)
    if (error instanceof Conflict) return data({ requestId, errors: { file: error.message } }, 409)
    throw error
  }
}

const SAID = { documento: 'Il documento è arrivato: lo legge chi segue la richiesta.' }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Le mie richieste | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

type Refused = { requestId: string; errors: Record<string, string> } | undefined

const columnsOf = (refused: Refused): readonly Column<MyRequest>[] => [
  {
    key: 'service',
    title: 'Richiesta',
    isRowTitle: true,
    cell: ({ id, formType, state, note, papers, answers }) => (
      <div>
        <span className="block">{requestLabel(formType)}</span>
        {note && <span className="block max-w-measure font-normal text-ink-soft">{excerpt(note)}</span>}
        <FileLinks files={papers} />
        {answers.map((answer) => (
          <AnswerWords key={answer.id} answer={answer} />
        ))}
        {isLegal({ formType }) && state !== 'closed' && (
          <PaperForm
            key={papers.length}
            requestId={id}
            label={requestLabel(formType)}
            errors={refused?.requestId === id ? refused.errors : null}
          />
        )}
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

export default function MyRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { year, requests, allowances, said } = loaderData
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="font-display text-title-l">Le mie richieste</h1>
        <p className="mt-2 max-w-measure text-ink-soft text-lg">
          Quello che hai chiesto al Club e ai suoi servizi, il giorno entro cui ti rispondiamo e le risposte già
          ricevute.
        </p>
      </header>
      {said && !actionData && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3">
          {said}
        </p>
      )}
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
        columns={columnsOf(actionData)}
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
