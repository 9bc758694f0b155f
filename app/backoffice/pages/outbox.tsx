import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { LETTER_STATES } from '#platform/mail/model.ts'
import { countLetters, listOutbox } from '#platform/mail/store.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { LETTER_WORDS } from '../letter-copy.ts'
import type { Route } from './+types/outbox'

/** LOG-026. Every letter the club has written, also where no mail server takes them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'mail.send')
  const { db } = partsOf(context)
  const asked = askedList(request, { state: ['stato', z.enum(LETTER_STATES)] }, { perPage: 25 })
  const { typed, filters, limit, offset } = asked
  const sought = { typed, ...filters }
  const [letters, total] = await Promise.all([listOutbox(db, { ...sought, limit, offset }), countLetters(db, sought)])
  return {
    listed: listed(asked, total),
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
        hint: 'Prova con una parte dell’indirizzo o dell’oggetto, o con un altro stato.',
        noneYet: 'Il Club non ha ancora scritto a nessuno',
        first: 'Ogni lettera che il Club scrive compare qui da sola.',
      }}
      search={{ label: 'Indirizzo o oggetto' }}
      filters={[
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutte',
          options: LETTER_STATES.map((state) => ({ value: state, label: LETTER_WORDS[state].label })),
        },
      ]}
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
            cell: ({ state }) => <Badge tone={LETTER_WORDS[state].tone}>{LETTER_WORDS[state].label}</Badge>,
          },
        ]}
      />
    </DeskListPage>
  )
}
