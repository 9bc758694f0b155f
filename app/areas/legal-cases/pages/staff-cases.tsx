import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { useStaffMay } from '#areas/audience/ui/held-permissions.ts'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { DESK_PATH } from '../desk-copy.ts'
import { listDeskCases } from '../desk-store.server.ts'
import type { Route } from './+types/staff-cases'

/** The lawsuits that somebody may read, the next hearing first. What is in one is shown only by its own page, and written down. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'legal.read')
  const { db, now } = partsOf(context)
  const asked = askedList(request, {
    isClosed: ['stato', z.enum(['aperte', 'chiuse']).transform((state) => state === 'chiuse')],
  })
  const { total, list } = await listDeskCases(db, { typed: asked.typed, ...asked.filters, staff }, { ...asked, now })
  return {
    listed: listed(asked, total),
    rows: list.map(({ nextHearing, closedAt, ...row }) => ({
      ...row,
      next: nextHearing && formatMinuteIt(nextHearing),
      isClosed: closedAt !== null,
    })),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Cause | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function StaffCasesPage({ loaderData: { listed: shown, rows } }: Route.ComponentProps) {
  const mayAnswer = useStaffMay('legal.answer')
  return (
    <DeskListPage
      title="Cause"
      begin={
        mayAnswer && (
          <ButtonLink to={`${DESK_PATH}/nuova`} icon="plus">
            Apri una causa
          </ButtonLink>
        )
      }
      listed={shown}
      icon="gavel"
      words={{
        find: 'Cerca una causa',
        one: 'causa',
        many: 'cause',
        order: 'dalla prossima udienza',
        notFound: 'Nessuna causa trovata',
        hint: 'Prova con il cognome dell’iscritto, o con meno filtri.',
        noneYet: 'Non c’è ancora nessuna causa',
        first: 'La prima comincia da «Apri una causa».',
      }}
      search={{
        label: 'Pratica o iscritto',
        description: 'Nome della pratica, oppure nome, e-mail, username o codice cliente.',
      }}
      filters={[
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutte',
          options: [
            { value: 'aperte', label: 'Aperte' },
            { value: 'chiuse', label: 'Chiuse' },
          ],
        },
      ]}
    >
      <Table
        caption="Cause"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: 'Pratica',
            isRowTitle: true,
            cell: ({ id, name, court, seat }) => (
              <span>
                <Link to={`${DESK_PATH}/${id}`}>{name}</Link>
                <span className="block font-normal text-ink-soft">
                  {court}, {seat}
                </span>
              </span>
            ),
          },
          {
            key: 'person',
            title: 'Iscritto',
            cell: ({ person, username }) => <MemberLink username={username}>{person}</MemberLink>,
          },
          {
            key: 'next',
            title: 'Prossima udienza',
            cell: ({ next }) => next && <span className="whitespace-nowrap tabular-nums">{next}</span>,
          },
          { key: 'handler', title: 'Chi la segue', cell: ({ handler }) => handler ?? 'Nessuno' },
          {
            key: 'status',
            title: 'Stato',
            cell: ({ status, isClosed }) => <Badge tone={isClosed ? 'neutral' : 'primary'}>{status}</Badge>,
          },
        ]}
      />
    </DeskListPage>
  )
}
