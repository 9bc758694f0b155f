import { staffOf } from '#areas/audience/context.server.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
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
    <Wrap className="grid gap-6 py-8 pb-16">
      <Link to="/redazione/posta" className="inline-flex min-h-11 items-center justify-self-start">
        Tutta la posta
      </Link>
      <div>
        <h1 className="wrap-anywhere text-title-xl">{subject}</h1>
        <p className="mt-1 text-ink-soft">
          A <span className="wrap-anywhere">{to}</span>, il {createdOn}
        </p>
      </div>
      {text === null ? (
        <p>Le parole di questa lettera sono soltanto per chi la riceve.</p>
      ) : (
        <p className="wrap-anywhere max-w-measure whitespace-pre-line rounded-card bg-paper p-6 shadow-card">{text}</p>
      )}
      {path && (
        <p>
          <Anchor to={path}>Apri il link della lettera</Anchor>
        </p>
      )}
    </Wrap>
  )
}
