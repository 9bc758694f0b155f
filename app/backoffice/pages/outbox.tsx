import { staffOf } from '#areas/audience/context.server.ts'
import { Badge, type BadgeTone } from '#design/badge/badge.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { LetterState } from '#platform/mail/model.ts'
import { countLetters, listOutbox } from '#platform/mail/store.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf } from '#platform/pure/paging.ts'
import type { Route } from './+types/outbox'

const PER_PAGE = 25

/** LOG-026. Every letter the club has written, also where no mail server takes them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'administrator')
  const { db } = partsOf(context)
  const page = pageOf(new URL(request.url).searchParams)
  const [letters, total] = await Promise.all([
    listOutbox(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
    countLetters(db),
  ])
  return {
    page,
    pages: Math.ceil(total / PER_PAGE),
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

export default function OutboxPage({ loaderData: { page, pages, rows } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Posta in uscita" crumbs={[{ label: 'Redazione', to: '/redazione' }]} />
      <Wrap className="grid gap-6 pb-16">
        {rows.length === 0 ? (
          <EmptyState icon="mail" title="Il Club non ha ancora scritto a nessuno" />
        ) : (
          <Table
            caption="Lettere, le più recenti in alto"
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
        )}
        <Pagination current={page} total={pages} label="Pagine della posta" />
      </Wrap>
    </>
  )
}
