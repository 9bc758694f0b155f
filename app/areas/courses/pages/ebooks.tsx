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
import { EbookGuide } from '../ui/ebook-guide.tsx'
import { FamilyHeader } from '../ui/family-header.tsx'
import { MonthHighlight } from '../ui/month-highlight.tsx'
import type { Route } from './+types/ebooks'

/** CRS-013…017. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const all = await listFamily(db, ['E-book'], { rows: WHOLE_FAMILY_ROWS }, now)
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
        title: 'Corsi E-Book',
        description: 'Corsi ECM in e-book: si scaricano, si leggono ovunque, si superano dal telefono.',
        path: '/corsi-ecm-fad/ebook',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function EbooksPage({ loaderData: { audience, highlight, latest, all } }: Route.ComponentProps) {
  return (
    <>
      <FamilyHeader
        title="Corsi E-Book"
        lead="Un libro breve, scritto per chi ha poco tempo, e una prova finale che si supera dal telefono."
      />
      {highlight && (
        <MonthHighlight
          eyebrow="L’e-book del mese"
          title={highlight.title}
          description={highlight.description}
          badge={creditsInWords(highlight.credits)}
          seed={highlight.slug}
          category={highlight.series}
          action={{ label: "Scopri l'e-book", to: `/corsi-ecm-fad/${highlight.slug}` }}
        />
      )}
      <Band space="small" aria-labelledby="ultimi">
        <SectionHead id="ultimi" title="Gli ultimi E-Book" />
        <CourseGrid courses={latest} audience={audience} label="Gli ultimi E-Book" />
      </Band>
      <EbookGuide />
      <Band aria-labelledby="tutti">
        <SectionHead id="tutti" title="Tutti i Corsi E-Book" />
        <CourseGrid courses={all} audience={audience} label="Tutti i Corsi E-Book" />
      </Band>
      <Region name="bottom" />
    </>
  )
}
