import { data } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { moveLead } from '#areas/leads/commands.server.ts'
import { LEAD_STATES, type LeadState } from '#areas/leads/model.ts'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { answerRequest } from '../commands.server.ts'
import { REQUEST_FORMS, REQUEST_LABELS, REQUESTS_PER_PAGE } from '../model.ts'
import { STATE_WORDS } from '../request-copy.ts'
import { isLate } from '../rules.ts'
import { findRequest, listRequestsToAnswer } from '../store.server.ts'
import { OperatorRequestItem } from '../ui/operator-request.tsx'
import type { Route } from './+types/operator-requests'

/** How the address writes by when a request is to be answered. */
const DUE = {
  ritardo: { label: 'In ritardo', when: 'late' },
  oggi: { label: 'Oggi', when: 'today' },
  poi: { label: 'Nei prossimi giorni', when: 'later' },
} as const
const DUES = ['ritardo', 'oggi', 'poi'] as const
const STATES = ['any', ...LEAD_STATES] as const

/** SRV-023…025. For operators: what members asked for, the nearest day of answer first, those that are late in evidence. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'legal.read')
  const { db, now } = partsOf(context)
  const shapes = {
    state: ['stato', z.enum(STATES)],
    form: ['tipo', z.enum(REQUEST_FORMS)],
    due: ['scadenza', z.enum(DUES)],
  } as const
  const asked = askedList(request, shapes, { perPage: REQUESTS_PER_PAGE })
  const { typed, filters, limit, offset } = asked
  const due = filters.due && { when: DUE[filters.due].when, today: romeDayOf(now) }
  const query = { state: filters.state ?? ('open' as const), form: filters.form, due, typed, limit, offset }
  const { items, total } = await listRequestsToAnswer(db, query)
  return {
    listed: listed(asked, total),
    requests: items.map((item) => ({ ...item, isLate: isLate(item, now) })),
  }
}

const DONE: Record<LeadState, string> = {
  new: 'La richiesta è di nuovo da prendere.',
  taken: 'La richiesta è in lavorazione: la segui tu.',
  closed: 'La richiesta è conclusa.',
}

const ANSWERED = 'La risposta è partita: l’iscritto la legge nella sua area, ed è avvisato.'

/** Longer than any answer may be, so that one that is too long is refused and not cut. */
const LONGEST_SENT = 50_000

const moveShape = z.object({
  id: z.uuid(),
  stato: z.enum(LEAD_STATES),
  visto: z.enum(LEAD_STATES).optional(),
  /** With the words of an answer the request is answered, whatever state was asked for. */
  risposta: z.string().optional(),
})

/** An operator takes a request, answers it, or closes it. Only requests of services: other leads have a page of their own. */
export async function action({ context, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'legal.answer')
  const { db, now, club, origin } = partsOf(context)
  const asked = moveShape.safeParse(
    declaredFields(await request.formData(), Object.keys(moveShape.shape), { longest: LONGEST_SENT }),
  )
  if (!asked.success || !(await findRequest(db, asked.data.id))) throw new NotFound('Questa richiesta non esiste.')
  const { id, stato, visto, risposta } = asked.data
  const refused = (said: string, status: number) =>
    data({ id, said, isProblem: true, typed: risposta ?? null }, { status })
  try {
    if (risposta !== undefined)
      await answerRequest(db, {
        id,
        text: risposta,
        seen: visto,
        operatorId: operator.id,
        sender: { club, origin },
        now,
      })
    else await moveLead(db, id, stato, operator, { now, seen: visto })
    return data({ id, said: risposta === undefined ? DONE[stato] : ANSWERED, isProblem: false, typed: null })
  } catch (error) {
    if (error instanceof InvalidInput) return refused(error.fields.risposta ?? error.message, 400)
    if (error instanceof Conflict) return refused(error.message, 409)
    throw error
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Richieste ai servizi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function OperatorRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listed: shown, requests } = loaderData
  // Said where it was done, or above the list that it has left.
  const isStillHere = requests.some(({ id }) => id === actionData?.id)
  return (
    <DeskListPage
      title="Richieste ai servizi"
      said={isStillHere ? null : actionData?.said}
      isProblem={actionData?.isProblem ?? false}
      listed={shown}
      icon="clipboard-list"
      words={{
        find: 'Cerca una richiesta',
        one: 'richiesta',
        many: 'richieste',
        order: 'dalla più vicina alla scadenza',
        notFound: 'Nessuna richiesta con questi filtri',
        hint: 'Prova con il solo cognome, con un altro stato o con tutti i servizi.',
        noneYet: 'Nessuna richiesta da concludere',
        first: 'Quando un iscritto chiede un servizio, la richiesta compare qui con il giorno entro cui rispondere.',
      }}
      search={{ label: 'Nome, e-mail, telefono, username o codice cliente' }}
      filters={[
        {
          name: 'stato',
          label: 'Stato',
          all: 'Da concludere',
          options: STATES.map((value) => ({ value, label: value === 'any' ? 'Tutte' : STATE_WORDS[value].label })),
        },
        {
          name: 'tipo',
          label: 'Servizio',
          all: 'Tutti',
          options: REQUEST_FORMS.map((value) => ({ value, label: REQUEST_LABELS[value] })),
        },
        {
          name: 'scadenza',
          label: 'Scadenza',
          all: 'Qualunque',
          options: DUES.map((value) => ({ value, label: DUE[value].label })),
        },
      ]}
    >
      <ol className="grid gap-4">
        {requests.map((each) => (
          <OperatorRequestItem key={each.id} request={each} answer={each.id === actionData?.id ? actionData : null} />
        ))}
      </ol>
    </DeskListPage>
  )
}
