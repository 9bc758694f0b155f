import type { AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Link } from '#design/link/link.tsx'
import type { TeamRow } from '../lists/team-list-store.server.ts'
import { MEMBERS_PATH } from './member-copy.ts'
import { InvitationActs } from './pending-invitations.tsx'

/** Who works here, and what can be done with each. */
export const TEAM_COLUMNS: AskedListProps<TeamRow>['columns'] = [
  {
    key: 'person',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ username, person, isSelf }) => (
      <>
        <Link look="quiet" to={`${MEMBERS_PATH}/${username}`}>
          {person}
        </Link>
        {isSelf && <span className="font-normal text-ink-soft text-sm"> Sei tu</span>}
      </>
    ),
  },
  { key: 'email', onPhone: 'second' },
  {
    key: 'roles',
    cell: ({ roles }) => (
      <span className="flex flex-wrap gap-1.5">
        {roles.map(({ role, words }) => (
          <Badge key={role} tone={role === 'administrator' ? 'warning' : 'primary'}>
            {words}
          </Badge>
        ))}
      </span>
    ),
  },
  { key: 'factors', from: 'xl' },
  { key: 'state', onPhone: 'side', cell: (row) => <Standing row={row} /> },
]

function Standing({ row: { username, person, isSelf, state, invitedOn } }: { row: TeamRow }) {
  if (state === 'lavora')
    return isSelf ? (
      'Lavora qui'
    ) : (
      <Link
        to={`/redazione/squadra?chi=${username}#ruolo`}
        preventScrollReset
        className="relative z-1"
        aria-label={`Cambia il ruolo di ${person}`}
      >
        Cambia
      </Link>
    )
  return (
    <span className="relative z-1 grid gap-1 py-1">
      <span>
        Invito in attesa dal {invitedOn}
        {state === 'scaduta' && ': il link è scaduto'}
      </span>
      <InvitationActs username={username} person={person} />
    </span>
  )
}
