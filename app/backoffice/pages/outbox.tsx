import { staffOf } from '#areas/audience/context.server.ts'
import { Badge, type BadgeTone } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { LetterState } from '#platform/mail/model.ts'
import { countLetters, listOutbox } from '#platform/mail/store.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import type { Route } from './+types/outbox'

/** LOG-026. Every letter the club has written, also where no mail server takes them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'administrator')
  const { db } = partsOf(context)
  const asked = askedList(request, {}, { perPage: 25 })
  const { limit, offset } = asked
  const [letters, total] = await Promise.all([listOutbox(db, { limit, offset }), countLetters(db)])
  return {
    listed: listed({ ...asked, typed: '' }, total),
    rows: letters.map(({ id, to, subject, state, createdAt }) => ({
      id,
      to,
      subject,
      state,
      createdOn: formatDateIt(createdAt),
    })),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Posta | Redazione' }, { name: 'robots', content: 'noindex' }]

const STATES: Record<LetterState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'In attesa', tone: 'warning' },
  sending: { label: 'In partenza', tone: 'primary' },
  sent: { label: 'Inviata', tone: 'success' },
  failed: { label: 'Rifiutata', tone: 'danger' },
  kept: { label: 'Non inviata: nessun server di posta', tone: 'neutral' },
}

export default function OutboxPage({ loaderData: { listed: shown, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Posta in uscita"
      listed={shown}
      icon="mail"
      words={{
        find: 'Cerca una lettera',
        one: 'lettera',
        many: 'lettere',
        order: 'le più recenti in alto',
        notFound: 'Nessuna lettera trovata',
        noneYet: 'Il Club non ha ancora scritto a nessuno',
        first: 'Ogni lettera che il Club scrive compare qui da sola.',
      }}
    >
      <Table
        caption="Lettere"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'subject',
            title: 'Oggetto',
            isRowTitle: true,
            cell: ({ id, subject }) => <Link to={`/redazione/posta/${id}`}>{subject}</Link>,
          },
          {
            key: 'to',
            title: 'A',
            cell: ({ to }) => <span className="wrap-anywhere max-sm:text-right">{to}</span>,
          },
          { key: 'created', title: 'Scritta il', cell: ({ createdOn }) => createdOn },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
          },
        ]}
      />
    </DeskListPage>
  )
}
