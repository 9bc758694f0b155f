import { Badge } from '#design/badge/badge.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { findVideoClip } from '../store.server.ts'
import { clipLength } from '../ui/clip-card.tsx'
import { FamilyHeader } from '../ui/family-header.tsx'
import { toClip } from '../wire.ts'
import type { Route } from './+types/clip'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const clip = await findVideoClip(db, params.slug)
  if (!clip || clip.publishedAt > now) throw new NotFound('Questo videoclip non esiste.')
  const wire = toClip(clip)
  return { clip: wire, clubName: club.name, canonical: origin + wire.link }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.clip.title ?? 'Videoclip'} | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'description', content: loaderData?.clip.description },
  { tagName: 'link', rel: 'canonical', href: loaderData?.canonical },
]

export default function ClipPage({ loaderData: { clip } }: Route.ComponentProps) {
  return (
    <>
      <FamilyHeader title={clip.title} lead={clip.description}>
        <p className="mt-4 flex flex-wrap items-center gap-3 text-ink-soft">
          <Badge>{clip.topic}</Badge>
          {clipLength(clip.durationSeconds)} minuti · {formatLongDateIt(new Date(clip.publicationDate))}
        </p>
      </FamilyHeader>
      <Band space="small">
        <div className="aspect-video max-w-4xl overflow-hidden rounded-card shadow-card">
          <CoverArt seed={`clip-${clip.id}-${clip.title}`} category={clip.topic} />
        </div>
        <p className="mt-4 max-w-measure text-ink-soft">
          Il filmato di questa dimostrazione è disegnato: le riprese le carica la redazione.
        </p>
        <Link look="standalone" to="/corsi-ecm-fad/videoclip">
          Tutti i videoclip
        </Link>
      </Band>
    </>
  )
}
