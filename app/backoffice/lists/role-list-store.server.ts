import { countMembersOfRoles, listRoles } from '#areas/audience/role-store.server.ts'
import { PERMISSION_WORDS } from '#areas/audience/staff-permission-copy.ts'
import { isReadyRole, READY } from '#areas/audience/staff-permission-rules.ts'
import type { GatheredList } from '#areas/lists/gathered-list-store.server.ts'

export const ROLES_PATH = '/redazione/squadra/ruoli'

export type RoleRow = {
  role: string
  name: string
  isReady: boolean
  help: string
  permissions: readonly string[]
  people: number
}

const KINDS = { pronto: 'Pronto', club: 'Fatto dal Club' }

/** DSK-012, DSK-046. The roles there are, what each lets do and how many have it. */
export const ROLES: GatheredList<RoleRow> = {
  name: 'ruoli',
  path: ROLES_PATH,
  title: 'Ruoli',
  everything: 'tutti i ruoli',
  gather: async (db) => {
    const [roles, counts] = await Promise.all([listRoles(db), countMembersOfRoles(db)])
    return roles.map(({ role, name, permissions }) => ({
      role,
      name,
      isReady: isReadyRole(role),
      help: isReadyRole(role) ? READY[role].help : KINDS.club,
      permissions: permissions.map((each) => PERMISSION_WORDS[each]),
      people: counts.get(role) ?? 0,
    }))
  },
  idOf: ({ role }) => role,
  alsoSaid: ({ help }) => help,
  columns: [
    { key: 'name', title: 'Ruolo', kind: 'text', of: ({ name }) => name },
    { key: 'people', title: 'Persone', kind: 'number', of: ({ people }) => people },
    {
      key: 'permissions',
      title: 'Che cosa può fare',
      name: 'permessi',
      kind: 'text',
      of: ({ permissions }) => permissions.join('; '),
    },
    {
      key: 'kind',
      title: 'Di chi è',
      kind: 'choice',
      choices: KINDS,
      of: ({ isReady }) => (isReady ? 'pronto' : 'club'),
    },
  ],
}
