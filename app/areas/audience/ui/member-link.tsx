import { Link } from '#design/link/link.tsx'
import { useStaffMay } from './held-permissions.ts'

type Props = { username: number; children: string }

/**
 * From whatever the desk shows of a person to their page, for whoever may open it; for the others, the name. Whose page is opened is
 * written down: nothing is opened in advance.
 */
export function MemberLink({ username, children }: Props) {
  return useStaffMay('members.read') ? <Link to={`/redazione/iscritti/${username}`}>{children}</Link> : children
}
