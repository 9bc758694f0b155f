import { listStaff } from '#areas/account/correction-store.server.ts'
import { findFactors, type HeldFactors } from '#areas/account/factor-store.server.ts'
import { rolesMark } from '#areas/account/staff-commands.server.ts'
import { listInvitedPeople } from '#areas/account/staff-invitation-store.server.ts'
import { rolesInWords } from '#areas/audience/permission-copy.ts'
import { listRoles } from '#areas/audience/role-store.server.ts'
import { runningRoles } from '#areas/audience/staff-permission-rules.ts'
import type { GatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'

export const MOST_PEOPLE = 500

const STATES = { lavora: 'Lavora qui', invitata: 'Invito in attesa', scaduta: 'Invito scaduto' }

export type TeamRow = {
  username: number
  person: string
  email: string
  roles: readonly { role: string; until: string | null; words: string }[]
  /** The roles as they were seen, by which two who change them at once are told. */
  seen: string
  isSelf: boolean
  factors: string
  state: keyof typeof STATES
  invitedOn: string | null
}

/** DSK-012. Who works here and as what, then who was invited and has not accepted yet. */
export const TEAM: GatheredList<TeamRow> = {
  name: 'squadra',
  path: '/redazione/squadra',
  title: 'Squadra',
  everything: 'tutta la squadra',
  gather: async (db, { now, staff }) => {
    const [people, invited, roles] = await Promise.all([
      listStaff(db, MOST_PEOPLE),
      listInvitedPeople(db, MOST_PEOPLE),
      listRoles(db),
    ])
    const ids = people.map(({ id }) => id)
    const factors = await findFactors(db, ids)
    const working = people.map(
      ({ id, username, name, surname, email, roles: had }): TeamRow => ({
        ...{ username, email },
        person: `${name} ${surname}`,
        roles: runningRoles(had, now).map(({ role, name: title, until }) => ({
          ...{ role, until },
          words: rolesInWords([{ name: title, until }]),
        })),
        seen: rolesMark(runningRoles(had, now)),
        isSelf: id === staff.id,
        factors: factorsInWords(factors.get(id)),
        state: 'lavora',
        invitedOn: null,
      }),
    )
    const waiting = invited.map((one): TeamRow => {
      const { username, name, surname, email, roles: asked, until, invitedAt, expiresAt } = one
      const given = roles.filter(({ role }) => asked.includes(role))
      return {
        ...{ username, email, seen: '', isSelf: false, factors: '' },
        person: `${name} ${surname}`,
        roles: given.map((role) => ({ role: role.role, until, words: rolesInWords([{ ...role, until }]) })),
        state: expiresAt <= now ? 'scaduta' : 'invitata',
        invitedOn: formatDateIt(invitedAt),
      }
    })
    return [...working, ...waiting]
  },
  idOf: ({ username }) => String(username),
  columns: [
    { key: 'person', title: 'Persona', kind: 'text', of: ({ person }) => person },
    { key: 'email', title: 'E-mail', kind: 'text', of: ({ email }) => email },
    { key: 'roles', title: 'Ruoli', kind: 'text', of: ({ roles }) => roles.map(({ words }) => words).join('; ') },
    { key: 'factors', title: 'Secondo fattore', kind: 'text', of: ({ factors }) => factors },
    { key: 'state', title: 'Stato', kind: 'choice', choices: STATES, of: ({ state }) => state },
  ],
}

function factorsInWords(held: HeldFactors | undefined): string {
  const names = [held?.hasPasskey && 'passkey', held?.hasApp && 'app di autenticazione'].filter(Boolean)
  return names.length > 0 ? `Secondo fattore: ${names.join(' e ')}` : 'Senza secondo fattore'
}
