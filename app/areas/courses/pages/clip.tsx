import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { noteCounted } from '#platform/tally/counted-page.ts'
import { toClipDetails } from '../clip-wire.ts'
import { minutesAndSeconds } from '../film-rules.ts'
import { findVideoClip } from '../store.server.ts'
import { ClipFilm } from '../ui/clip-film.tsx'
import { FamilyHeader } from '../ui/family-header.tsx'
import type { Route } from './+types/clip'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const clip = await findVideoClip(db, params.slug, now)
  if (!clip) throw new NotFound('Questo videoclip non esiste.')
  noteCounted(context, { counter: 'reading', subject: `clip:${clip.slug}`, outcome: 'whole' })
  const shown = toClipDetails(clip)
  return { clip: shown, clubName: club.name, origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.clip.title,
        description: loaderData.clip.description,
        path: loaderData.clip.link,
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function ClipPage({ loaderData: { clip, origin } }: Route.ComponentProps) {
  return (
    <>
      <FamilyHeader title={clip.title} lead={clip.description}>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          <Badge tone="paper">{clip.topic}</Badge>
          {minutesAndSeconds(clip.durationSeconds)} minuti · {formatLongDateIt(new Date(clip.publicationDate))}
        </p>
      </FamilyHeader>
      <Band space="small">
        <div className="mb-6 grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ClipFilm clip={clip} />
          {clip.steps.length > 0 && (
            <section aria-labelledby="passi" className="rounded-card bg-paper p-6 shadow-card">
              <h2 id="passi" className="mb-4 text-title-s">
                Un passo alla volta
              </h2>
              <ol className="grid list-decimal gap-3 pl-5 marker:font-strong marker:text-primary">
                {clip.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          )}
        </div>
        <Link look="standalone" to="/corsi-ecm-fad/videoclip">
          Tutti i videoclip
        </Link>
      </Band>
      <JsonLd
        data={{
          '@type': 'VideoObject',
          name: clip.title,
          description: clip.description,
          uploadDate: clip.publicationDate,
          duration: `PT${clip.durationSeconds}S`,
          url: origin + clip.link,
          ...(clip.film && { contentUrl: origin + clip.film.path }),
        }}
      />
    </>
  )
}
