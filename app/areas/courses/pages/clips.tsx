import { Region } from '#areas/content/ui/region.tsx'
import { WHOLE_NAME } from '#areas/content/whole-list-rules.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { minutesAndSeconds } from '../film-rules.ts'
import { CLIPS_PER_STEP, LATEST_ITEMS, WHOLE_FAMILY_ROWS } from '../model.ts'
import { findClipOfTheMonth, listVideoClips } from '../store.server.ts'
import { ClipCard } from '../ui/clip-card.tsx'
import { ClipList } from '../ui/clip-list.tsx'
import { FamilyHeader } from '../ui/family-header.tsx'
import { MonthHighlight } from '../ui/month-highlight.tsx'
import { toClip } from '../wire.ts'
import type { Route } from './+types/clips'

/** CRS-013…019. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const highlight = await findClipOfTheMonth(db, now)
  const isWhole = new URL(request.url).searchParams.has(WHOLE_NAME)
  const first = isWhole ? WHOLE_FAMILY_ROWS : CLIPS_PER_STEP
  const listed = await listVideoClips(db, { first, exclude: highlight?.id }, now)
  return {
    clubName: club.name,
    origin,
    highlight: highlight && toClip(highlight),
    latest: listed.list.slice(0, LATEST_ITEMS).map(toClip),
    list: listed.list.map(toClip),
    pageInfo: { endCursor: listed.endCursor, hasNext: listed.hasNext },
  }
}

export const handle = { lends: ['bottom'], query: [WHOLE_NAME] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Videoclip',
        description: 'Una procedura in pochi minuti: i videoclip per la pratica di ogni giorno.',
        path: '/corsi-ecm-fad/videoclip',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function ClipsPage({ loaderData: { highlight, latest, list, pageInfo } }: Route.ComponentProps) {
  return (
    <>
      <FamilyHeader title="Videoclip" lead="Una procedura alla volta, in pochi minuti, senza tagli." />
      {highlight && (
        <MonthHighlight
          eyebrow="Il videoclip del mese"
          title={highlight.title}
          description={highlight.description}
          badge={`${minutesAndSeconds(highlight.durationSeconds)} minuti`}
          seed={`clip-${highlight.id}-${highlight.title}`}
          category={highlight.topic}
          action={{ label: 'Scopri il Videoclip', to: highlight.link }}
        />
      )}
      <Band space="small" aria-labelledby="ultimi">
        <SectionHead id="ultimi" title="Gli ultimi Videoclip" />
        <ul
          aria-label="Gli ultimi Videoclip"
          className="card-rows grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6"
        >
          {latest.map((clip) => (
            <li key={clip.id}>
              <ClipCard clip={clip} />
            </li>
          ))}
        </ul>
      </Band>
      <Band aria-labelledby="tutti">
        <SectionHead id="tutti" title="Tutti i Videoclip" />
        <ClipList first={list} pageInfo={pageInfo} exclude={highlight?.id ?? null} />
      </Band>
      <Region name="bottom" />
    </>
  )
}
