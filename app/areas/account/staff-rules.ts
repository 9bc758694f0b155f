import { STAFF_ROLES, type StaffRole } from '#areas/audience/model.ts'

type Asked = {
  member: { id: string; staffRole: StaffRole | null; emailVerifiedAt: Date | null }
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
  if (member.emailVerifiedAt === null && isMore(role, member.staffRole)) return UNPROVED_MAILBOX
  return null
}

/** Whether a role lets do more than another; none lets do nothing. */
function isMore(role: StaffRole | null, than: StaffRole | null): boolean {
  const rank = (each: StaffRole | null) => (each ? STAFF_ROLES.indexOf(each) : -1)
  return rank(role) > rank(than)
}

/** IDN-003. Whoever registered with the address of another would get the role meant for that person. */
export const UNPROVED_MAILBOX = 'Questa persona non ha ancora confermato la sua e-mail: mandale un invito.'

export const LAST_ADMINISTRATOR = 'È l’ultimo amministratore: prima danne il ruolo a un’altra persona.'
