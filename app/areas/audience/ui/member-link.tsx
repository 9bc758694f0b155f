import { Link } from '#design/link/link.tsx'

type Props = { username: number; children: string }

/** From whatever the desk shows of a person to their page, for operators. Whose page is opened is written down: nothing is opened in advance. */
export function MemberLink({ username, children }: Props) {
  return <Link to={`/redazione/iscritti/${username}`}>{children}</Link>
}
