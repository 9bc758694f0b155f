import { staffOf } from '#areas/audience/context.server.ts'
import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { listMembers, personWords } from '#areas/audience/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { callPage } from '#platform/pure/paging.ts'
import { ACT_WORDS } from '../members/member-copy.ts'
import type { Route } from './+types/member-list'

/** Where an operator finds whoever is on the telephone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const asked = askedList(request, {})
  const words = personWords(asked.typed)
  const { total, list } = await listMembers(db, { words, page: callPage(asked.page), limit: asked.limit })
  return {
    listed: listed(asked, total),
    said: saidIn(request, { erase: ACT_WORDS.erase.done }),
    rows: list.map(({ username, name, surname, email, membership, staffRole }) => ({
      username,
      person: `${surname} ${name}`,
      email,
      type: subscriptionTypeAt(membership, now),
      isStaff: staffRole !== null,
      since: formatDateIt(membership.registrationDate),
    })),
  }
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
        ]}
      />
    </DeskListPage>
  )
}
