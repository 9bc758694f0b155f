import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { expirationAt, subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import { type Membership, SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_CHOICES, TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { listMembers, personWords } from '#areas/audience/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { daysAfter, formatDateIt } from '#platform/pure/dates.ts'
import { callPage } from '#platform/pure/paging.ts'
import { ACT_DONE } from '../members/member-copy.ts'
import type { Route } from './+types/member-list'

const MEMBER_TYPES = SUBSCRIPTION_TYPES.filter((type) => type !== 'SUSPECT')
/** Who is Premium and ends within as many days: the ones to call. */
const ENDING_DAYS = ['30', '60'] as const

/** Where an operator finds whoever is on the telephone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const asked = askedList(request, {
    type: ['tipo', z.enum(MEMBER_TYPES)],
    ending: ['scadenza', z.enum(ENDING_DAYS).transform(Number)],
  })
  const words = personWords(asked.typed)
  const { type, ending } = asked.filters
  const such = { type, endsBy: ending === null ? null : daysAfter(now, ending), now }
  const { total, list } = await listMembers(db, { words, page: callPage(asked.page), limit: asked.limit, such })
  return {
    listed: listed(asked, total),
    said: saidIn(request, { erase: ACT_DONE.erase }),
    rows: list.map(({ username, name, surname, email, membership, staffRole }) => ({
      username,
      person: `${surname} ${name}`,
      email,
      type: subscriptionTypeAt(membership, now),
      isStaff: staffRole !== null,
      since: formatDateIt(membership.registrationDate),
      until: endOf(membership, now),
    })),
  }
}

function endOf(membership: Membership, now: Date): string {
  const { expDate } = expirationAt(membership, now)
  return expDate ? formatDateIt(expDate) : '–'
}

export const meta: Route.MetaFunction = () => [
  { title: 'Iscritti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function MemberListPage({ loaderData: { listed: shown, said, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Iscritti"
      said={said}
      listed={shown}
      icon="users"
      words={{
        find: 'Cerca un iscritto',
        one: 'iscritto',
        many: 'iscritti',
        order: 'dall’ultimo arrivato',
        notFound: 'Nessun iscritto trovato',
        hint: 'Prova con il solo cognome, con l’e-mail o con il telefono.',
        noneYet: 'Nessuno si è ancora iscritto',
        first: 'Chi si registra compare qui da solo.',
      }}
      search={{ label: 'Nome, e-mail, telefono, username o codice cliente' }}
      filters={[
        {
          name: 'tipo',
          label: 'Tipo',
          all: 'Tutti',
          options: MEMBER_TYPES.map((type) => ({ value: type, label: TYPE_CHOICES[type] })),
        },
        {
          name: 'scadenza',
          label: 'Premium in scadenza',
          all: 'Tutte le scadenze',
          options: ENDING_DAYS.map((days) => ({ value: days, label: `Entro ${days} giorni` })),
        },
      ]}
    >
      <Table
        caption="Iscritti"
        isCaptionHidden
        rows={rows}
        rowKey={({ username }) => String(username)}
        columns={[
          {
            key: 'person',
            title: 'Persona',
            isRowTitle: true,
            // Whose page is opened is written down: nothing is opened in advance.
            cell: ({ person, username }) => <Link to={`/redazione/iscritti/${username}`}>{person}</Link>,
          },
          { key: 'username', title: 'Username', cell: ({ username }) => username },
          { key: 'email', title: 'E-mail', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
          {
            key: 'type',
            title: 'Tipo',
            cell: ({ type, isStaff }) => (
              <Badge tone={isStaff ? 'neutral' : type === 'PREMIUM' ? 'success' : 'primary'}>
                {isStaff ? 'Redazione' : TYPE_WORDS[type]}
              </Badge>
            ),
          },
          { key: 'since', title: 'Dal', cell: ({ since }) => since },
          { key: 'until', title: 'Scadenza', cell: ({ until }) => until },
        ]}
      />
    </DeskListPage>
  )
}
