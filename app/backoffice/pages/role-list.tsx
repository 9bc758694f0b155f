import { MOST_OWN_ROLES } from '#areas/account/staff-rules.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { countMembersOfRoles, listRoles } from '#areas/audience/role-store.server.ts'
import { PERMISSION_WORDS } from '#areas/audience/staff-permission-copy.ts'
import { isReadyRole, READY } from '#areas/audience/staff-permission-rules.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/role-list'

const PATH = '/redazione/squadra/ruoli'

/** DSK-046. The roles there are, what each lets do and how many have it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'team.write')
  const { db } = partsOf(context)
  const [roles, counts] = await Promise.all([listRoles(db), countMembersOfRoles(db)])
  return {
    mayMake: roles.filter(({ role }) => !isReadyRole(role)).length < MOST_OWN_ROLES,
    said: saidIn(request, { fatto: 'Il ruolo è salvato.', tolto: 'Il ruolo è tolto.' }),
    roles: roles.map(({ role, name, permissions }) => ({
      role,
      name,
      isReady: isReadyRole(role),
      help: isReadyRole(role) ? READY[role].help : 'Fatto dal Club',
      permissions: permissions.map((each) => PERMISSION_WORDS[each]),
      people: counts.get(role) ?? 0,
    })),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Ruoli | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function RoleListPage({ loaderData: { roles, mayMake, said } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Ruoli"
      lead="Che cosa può fare chi lavora qui. Quelli pronti non si cambiano; il Club ne fa fino a venti dei suoi."
      crumbs={[{ label: 'Squadra', to: '/redazione/squadra' }]}
      said={said}
      actions={
        mayMake && (
          <ButtonLink to={`${PATH}/nuovo`} icon="plus">
            Nuovo ruolo
          </ButtonLink>
        )
      }
    >
      <Table
        caption="Ruoli"
        isCaptionHidden
        rows={roles}
        rowKey={({ role }) => role}
        columns={[
          {
            key: 'name',
            title: 'Ruolo',
            isRowTitle: true,
            cell: ({ role, name, isReady, help }) => (
              <>
                {isReady ? name : <Link to={`${PATH}/${role}`}>{name}</Link>}
                <span className="block font-normal text-ink-soft">{help}</span>
              </>
            ),
          },
          { key: 'people', title: 'Persone', align: 'end', cell: ({ people }) => people.toLocaleString('it-IT') },
          {
            key: 'permissions',
            title: 'Che cosa può fare',
            cell: ({ name, permissions }) => (
              <details>
                <summary className="cursor-pointer text-primary underline" aria-label={`Che cosa può fare: ${name}`}>
                  {permissions.length === 1 ? '1 cosa' : `${permissions.length} cose`}
                </summary>
                <ul className="list-disc pl-5">
                  {permissions.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </details>
            ),
          },
        ]}
      />
    </DeskPage>
  )
}
