import { staffOf } from '#areas/audience/context.server.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { getLetter } from '#platform/mail/store.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import type { Route } from './+types/letter'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * LOG-026. The words of a letter are shown where nobody else will bring them: in a demo, or where there was no mail server. Elsewhere
 * a link that opens an account is for its member alone.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'administrator')
  const { db, isDemo, origin } = partsOf(context)
  if (!UUID.test(params.id)) throw new NotFound()
  const { to, subject, state, createdAt, text } = await getLetter(db, params.id)
  const mayRead = isDemo || state === 'kept'
  const address = mayRead ? text.split(/\s/).find((word) => word.startsWith(`${origin}/`)) : undefined
  return {
    to,
    subject,
    createdOn: formatDateIt(createdAt),
    text: mayRead ? text : null,
    path: address?.slice(origin.length) ?? null,
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Lettera | Redazione' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function LetterPage({ loaderData: { to, subject, createdOn, text, path } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={subject}
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Posta in uscita', to: '/redazione/posta' },
        ]}
        lead={
          <>
            A <span className="wrap-anywhere">{to}</span>, il {createdOn}
          </>
        }
      />
      <Wrap className="grid gap-6 pb-16">
        {text === null ? (
          <p>Le parole di questa lettera sono soltanto per chi la riceve.</p>
        ) : (
          <p className="wrap-anywhere max-w-measure whitespace-pre-line rounded-card bg-paper p-6 shadow-card">
            {text}
          </p>
        )}
        {path && (
          <p>
            <Link to={path}>Apri il link della lettera</Link>
          </p>
        )}
      </Wrap>
    </>
  )
}
