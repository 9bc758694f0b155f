import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { findMemberByUsername, findViewerByMemberId, listMembers } from '#areas/audience/store.server.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
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
  staffOf(context, 'operator')
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
  const { id: staffId } = staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const member = await memberNamed(db, request)
  if (!member) throw new NotFound('Questo iscritto non esiste.')
  const typed = caseTypedIn(await request.formData())
  const saved = await openCase(db, { memberId: member.id, typed, staffId, now })
  if (saved.kind === 'saved') return redirect(`${DESK_PATH}/${saved.id}?fatto=opened`)
  return data({ errors: saved.errors, typed }, 400)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Apri una causa | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffNewCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, typed, found } = loaderData
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs crumbs={[...DESK_CRUMBS, { label: 'Apri una causa' }]} />
      <div>
        <h1 className="text-title-xl">Apri una causa</h1>
        <p className="mt-2 text-ink-soft">
          {member ? (
            <>
              Di <strong>{member.name}</strong>, username {member.username}.{' '}
              <Link to={`${DESK_PATH}/nuova`}>Scegli un’altra persona</Link>
            </>
          ) : (
            'Per cominciare, trova l’iscritto.'
          )}
        </p>
      </div>
      {member ? (
        <>
          {!member.maySee && <NoWallet />}
          <CaseForm
            typed={actionData?.typed ?? EMPTY_CASE}
            errors={actionData?.errors}
            version={0}
            submitLabel="Apri la causa"
            backTo={DESK_PATH}
          />
        </>
      ) : (
        <>
          <ListSearch title="Cerca un iscritto" label="Nome, e-mail, username o codice cliente" typed={typed} />
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
    </Wrap>
  )
}
