import { MOST_OWN_ROLES } from '#areas/account/staff-rules.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { listOwnRoles } from '#areas/audience/role-store.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { ROLES, ROLES_PATH, type RoleRow } from '../lists/role-list-store.server.ts'
import type { Route } from './+types/role-list'

const SAID = { ...VIEW_DONE, fatto: 'Il ruolo è salvato.', tolto: 'Il ruolo è tolto.' }

/** DSK-046. The roles there are, what each lets do and how many have it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'team.write')
  const { db, now } = partsOf(context)
  const list = await gatheredList(db, ROLES, { now, staff })
  const { rows, ...shown } = await listAt(db, list, request, now, staff)
  const own = (await listOwnRoles(db)).length
  return { list: shown, rows, newAt: own < MOST_OWN_ROLES ? `${ROLES_PATH}/nuovo` : null, said: saidIn(request, SAID) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'team.write')
  const { db, now } = partsOf(context)
  return listAction(db, await gatheredList(db, ROLES, { now, staff }), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [{ title: 'Ruoli | Redazione' }, { name: 'robots', content: 'noindex' }]

const COLUMNS: AskedListProps<RoleRow>['columns'] = [
  {
    key: 'name',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ role, name, isReady, help }) => (
      <>
        {isReady ? (
          name
        ) : (
          <Link look="quiet" to={`/redazione/squadra/ruoli/${role}`}>
            {name}
          </Link>
        )}
        <span className="block font-normal text-[0.8125rem] text-ink-soft">{help}</span>
      </>
    ),
  },
  { key: 'people', align: 'end', onPhone: 'side', cell: ({ people }) => people.toLocaleString('it-IT') },
  {
    key: 'permissions',
    onPhone: 'second',
    cell: ({ name, permissions }) => (
      <details className="relative z-1">
        <summary className="min-h-6 cursor-pointer text-primary underline">
          {permissions.length === 1 ? '1 cosa' : `${permissions.length} cose`}
          <span className="visually-hidden"> che può fare: {name}</span>
        </summary>
        <ul className="list-disc pl-5">
          {permissions.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </details>
    ),
  },
]

export default function RoleListPage({ loaderData: { list, rows, newAt, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ role }) => role}
      columns={COLUMNS}
      icon="users"
      crumbs={[{ label: 'Squadra', to: '/redazione/squadra' }]}
      lead="Che cosa può fare chi lavora qui. Quelli pronti non si cambiano; il Club ne fa fino a venti dei suoi."
      begin={
        newAt && (
          <ButtonLink to={newAt} size="small" icon="plus">
            Nuovo ruolo
          </ButtonLink>
        )
      }
      words={{
        many: 'ruoli',
        none: 'Nessun ruolo',
        search: 'Cerca un ruolo',
        placeholder: 'Nome, o che cosa può fare',
        notFound: 'Nessun ruolo trovato',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Non c’è nessun ruolo',
        first: 'I ruoli pronti nascono con il Club.',
        usual: 'prima quelli pronti',
      }}
      refused={actionData}
      said={said}
    />
  )
}
