import type { StaffRole } from '#areas/audience/model.ts'

type Asked = {
  member: { id: string; staffRole: StaffRole | null }
  role: StaffRole | null
  actorId: string | null
  /** How many administrators there are beside this person. */
  otherAdministrators: number
}

/** Why a role cannot become another, or null. The club is never left without whoever may give roles. */
export function roleProblem({ member, role, actorId, otherAdministrators }: Asked): string | null {
  if (member.id === actorId) return 'Il proprio ruolo non si cambia da soli: chiedilo a un altro amministratore.'
  if (member.staffRole === 'administrator' && role !== 'administrator' && otherAdministrators === 0)
    return LAST_ADMINISTRATOR
  return null
}

export const LAST_ADMINISTRATOR = 'È l’ultimo amministratore: prima danne il ruolo a un’altra persona.'
