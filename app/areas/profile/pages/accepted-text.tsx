import { ACCEPTED_NAMES } from '#areas/account/consent-copy.ts'
import { findConsentText, listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { CONSENTS, PARTNER_CONSENTS } from '#areas/account/model.ts'
import { memberOf } from '#areas/audience/context.server.ts'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import type { RichText } from '#areas/content/model.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { Link } from '#design/link/link.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import type { Route } from './+types/accepted-text'

/** IDN-028. A text in the version this member accepted, which may not be today's. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  const consent = [...CONSENTS, ...PARTNER_CONSENTS].find((name) => name === params.consent)
  if (!consent) throw new NotFound('Questo testo non c’è.')
  const answer = (await listConsentAnswers(db, memberOf(context).id))[consent]
  const text = answer?.isGiven ? await findConsentText(db, consent, answer.version ?? 1) : null
  if (!answer || !text) throw new NotFound('Questo testo non c’è.')
  return {
    clubName: club.name,
    title: ACCEPTED_NAMES[consent],
    on: formatLongDateIt(answer.at),
    version: text.number,
    html: withClubWords(text.html as RichText, club),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Testo accettato'} | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function AcceptedTextPage({ loaderData: { title, on, version, html } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-title-l">{title}</h1>
      <p className="text-ink-soft">
        {`Versione ${version}, che hai accettato il ${on}. `}
        <Link to="/profilo/privacy">Torna a Privacy e condizioni</Link>
      </p>
      <RichTextView html={html} />
    </div>
  )
}
