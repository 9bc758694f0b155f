import { staffOf } from '#areas/audience/context.server.ts'
import { findMemberByUsername, findViewerByMemberId, listMembers } from '#areas/audience/store.server.ts'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { ListFilters } from '#design/desk/list-filters.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { searchedIn } from '#platform/pure/paging.ts'
import { openCase } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH } from '../desk-copy.ts'
import { caseTypedIn, EMPTY_CASE } from '../desk-wire.ts'
import { seesLegalCases } from '../rules.ts'
import { CaseForm } from '../ui/case-form.tsx'
import { NoWallet } from '../ui/no-wallet.tsx'
import type { Route } from './+types/staff-new-case'

const MOST_FOUND = 10

async function memberNamed(db: Db, request: Request) {
  const written = new URL(request.url).searchParams.get('iscritto') ?? ''
  return /^\d{4,8}$/.test(written) ? findMemberByUsername(db, Number(written)) : null
}

/** First whose it is, then what it is. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'legal.answer')
  const { db, now } = partsOf(context)
  const typed = searchedIn(new URL(request.url).searchParams)
  const member = await memberNamed(db, request)
  if (member) {
    const viewer = await findViewerByMemberId(db, member.id, now)
    const maySee = viewer !== null && seesLegalCases(viewer.audience)
    const { username } = member
    return { member: { name: `${member.name} ${member.surname}`, username, maySee }, typed, found: [] }
  }
  const words = typed.split(/\s+/).filter(Boolean).slice(0, 5)
  const { list } = words.length > 0 ? await listMembers(db, { words, page: 0, limit: MOST_FOUND }) : { list: [] }
  return {
    member: null,
    typed,
    found: list.map(({ username, name, surname, email }) => ({ username, person: `${surname} ${name}`, email })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'legal.answer')
  const { db, now } = partsOf(context)
  const member = await memberNamed(db, request)
  if (!member) throw new NotFound('Questo iscritto non esiste.')
  const form = await request.formData()
  const typed = caseTypedIn(form)
  return answerForm({
    sent: sentIn(form),
    typed,
    save: () => openCase(db, { memberId: member.id, typed, staff, now }),
    to: ({ id }) => `${DESK_PATH}/${id}?fatto=opened`,
  })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Apri una causa | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffNewCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, typed, found } = loaderData
  return (
    <DeskPage
      title="Apri una causa"
      crumbs={DESK_CRUMBS}
      lead={
        member ? (
          <>
            Di <strong>{member.name}</strong>, username {member.username}.{' '}
            <Link to={`${DESK_PATH}/nuova`}>Scegli un’altra persona</Link>
          </>
        ) : (
          'Per cominciare, trova l’iscritto.'
        )
      }
    >
      {member ? (
        <>
          {!member.maySee && <NoWallet />}
          <CaseForm held={null} typed={EMPTY_CASE} answer={actionData} />
        </>
      ) : (
        <>
          <ListFilters
            title="Cerca un iscritto"
            search={{ label: 'Nome, e-mail, username o codice cliente' }}
            asked={{ typed, chosen: {} }}
          />
          {typed !== '' && (
            <Table
              caption="Iscritti trovati"
              isCaptionHidden
              rows={found}
              rowKey={({ username }) => String(username)}
              empty={
                <EmptyState icon="users" title="Nessun iscritto trovato">
                  Prova con il solo cognome, o con l’e-mail.
                </EmptyState>
              }
              columns={[
                {
                  key: 'person',
                  title: 'Persona',
                  isRowTitle: true,
                  cell: ({ person, username }) => <Link to={`${DESK_PATH}/nuova?iscritto=${username}`}>{person}</Link>,
                },
                { key: 'username', title: 'Username', cell: ({ username }) => username },
                { key: 'email', title: 'E-mail', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
              ]}
            />
          )}
        </>
      )}
    </DeskPage>
  )
}
