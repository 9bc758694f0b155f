import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { creditsInWords, toCardCourse } from '../card-rules.ts'
import { LATEST_ITEMS, WHOLE_FAMILY_ROWS } from '../model.ts'
import { byTitle, highlightOf } from '../rules.ts'
import { listFamily } from '../store.server.ts'
import { CourseGrid } from '../ui/course-grid.tsx'
import { FamilyHeader } from '../ui/family-header.tsx'
import { MonthHighlight } from '../ui/month-highlight.tsx'
import type { Route } from './+types/films'

/** CRS-013…017. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const all = await listFamily(db, ['Film Formazione'], { rows: WHOLE_FAMILY_ROWS }, now)
  const { highlight, others } = highlightOf(all)
  return {
    audience: audienceOf(context),
    clubName: club.name,
    origin,
    highlight: highlight && toCardCourse(highlight),
    latest: others.slice(0, LATEST_ITEMS).map(toCardCourse),
    all: byTitle(others).map(toCardCourse),
  }
}

export const handle = { lends: ['bottom'] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Film Formazione',
        description: 'Corsi ECM raccontati come un film: una storia vera e gli strumenti per leggerla.',
        path: '/corsi-ecm-fad/film-formazione',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function FilmsPage({ loaderData: { audience, highlight, latest, all } }: Route.ComponentProps) {
  return (
    <>
      <FamilyHeader
        title="Film Formazione"
        lead="Una storia vera, recitata da attori, fermata nei momenti in cui si poteva fare altro."
      />
      {highlight && (
        <MonthHighlight
          isNight
          eyebrow="Il film del mese"
          title={highlight.title}
          description={highlight.description}
          badge={creditsInWords(highlight.credits)}
          seed={highlight.slug}
          category={highlight.series}
          action={{ label: 'VAI AL VIDEO', to: `/corsi-ecm-fad/${highlight.slug}` }}
        />
      )}
      <Band space="small" aria-labelledby="ultimi">
        <SectionHead id="ultimi" title="Gli ultimi Film Formazione" />
        <CourseGrid courses={latest} audience={audience} label="Gli ultimi Film Formazione" />
      </Band>
      <Band aria-labelledby="tutti">
        <SectionHead id="tutti" title="Tutti i Corsi e i Film Formazione" />
        <CourseGrid courses={all} audience={audience} label="Tutti i Corsi e i Film Formazione" />
      </Band>
      <Region name="bottom" />
    </>
  )
}
