import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { isDemoPmid } from '#platform/outside/pubmed/port.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { PRESS_CRUMBS } from '../copy.ts'
import { PRESS_PATH } from '../model.ts'
import { findDigest } from '../review-store.server.ts'
import { articlePath, digestParts } from '../rules.ts'
import { PaperNotices } from '../ui/paper-notices.tsx'
import type { Route } from './+types/digest'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The web version of a letter. Whoever has its address may read it: it names nobody, and its address is not to be guessed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  const digest = UUID.test(params.digestId) ? await findDigest(db, params.digestId) : null
  if (!digest) throw new NotFound('Questa rassegna non esiste più.')
  return { clubName: club.name, week: digest.week, parts: digestParts(digest.papers) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Rassegna della settimana | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function DigestPage({ loaderData: { week, parts } }: Route.ComponentProps) {
  return (
    <Band space="small">
      <Breadcrumbs crumbs={[...PRESS_CRUMBS, { label: 'PubMed', to: PRESS_PATH }, { label: 'Rassegna' }]} />
      <p className="eyebrow mt-4">Lunedì {formatLongDateIt(week)}</p>
      <h1 className="mt-1 mb-8 font-display text-title-xl">La tua rassegna della settimana</h1>
      <div className="grid max-w-3xl gap-10">
        {parts.map(({ family, papers }) => (
          <section key={family.id} aria-labelledby={`famiglia-${family.id}`}>
            <h2 id={`famiglia-${family.id}`} className="mb-4 font-display text-title-m">
              {family.name}
            </h2>
            <ol className="grid gap-5">
              {papers.map((paper) => (
                <li key={paper.id} className="border-line border-l-3 pl-4">
                  <p lang={paper.originalTitle ? undefined : 'en'} className="font-display text-title-xs">
                    <Link to={articlePath(paper.id)} look="quiet">
                      {paper.originalTitle ?? paper.title}
                    </Link>
                  </p>
                  <PaperNotices notices={paper.notices} />
                  <p className="text-ink-soft text-sm">
                    {paper.author} · {paper.source}
                    {isDemoPmid(paper.id) && ' · scheda dimostrativa'}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className="mt-10 flex flex-wrap gap-3" data-print="hidden">
        <ButtonLink to={PRESS_PATH}>Cerca nella letteratura</ButtonLink>
        <ButtonLink to={`${PRESS_PATH}#newsletter`} variant="ghost">
          Cambia specializzazioni
        </ButtonLink>
      </p>
    </Band>
  )
}
