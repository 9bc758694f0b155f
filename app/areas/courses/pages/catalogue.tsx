import { data } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { findPageFigure } from '#areas/content/page-text-store.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { pagingMeta } from '#platform/pure/paging.ts'
import { toCardCourse } from '../card-rules.ts'
import { catalogueOffer } from '../catalogue-context.server.ts'
import { CREDITS_OFFERED } from '../model.ts'
import { suggestionsInOrder } from '../rules.ts'
import { CATALOGUE_QUERY, catalogueChoice, clearedPath } from '../search-rules.ts'
import { countOpenCourses, listSuggested, searchCourses } from '../store.server.ts'
import { CourseFilters } from '../ui/course-filters.tsx'
import { CourseGrid } from '../ui/course-grid.tsx'
import { EcmHero } from '../ui/ecm-hero.tsx'
import type { Route } from './+types/catalogue'

export const handle = {
  lends: ['bottom'],
  query: CATALOGUE_QUERY,
  rests: true,
  failure: 'Errore nel servizio /FAD/Corsi',
}

/** CRS-004…010. The catalogue, and the same restricted to a series by its address. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const url = new URL(request.url)
  const offered = await catalogueOffer(db)
  const named = (params as { series?: string }).series
  const { choice, filter, seriesInPath } = catalogueChoice(url.searchParams, offered, named)
  const { total, list } = await searchCourses(db, filter, now)
  const pages = Math.ceil(total / filter.limit)
  if (filter.page > 0 && filter.page >= pages) throw new NotFound()
  // CRS-009: nothing found still leads somewhere.
  const suggested =
    total === 0 ? suggestionsInOrder(await listSuggested(db, { limit: 6, profession: null }, now), 6) : []
  const page = {
    audience: audienceOf(context),
    clubName: club.name,
    providerNumber: club.providerNumber,
    creditsOffered: (await findPageFigure(db, '/corsi-ecm-fad')) ?? CREDITS_OFFERED,
    coursesOffered: await countOpenCourses(db, now),
    origin,
    pathname: url.pathname,
    search: url.search,
    choice: total === 0 ? { ...choice, search: '' } : choice,
    offered,
    seriesInPath,
    page: filter.page + 1,
    pages,
    total,
    courses: list.map(toCardCourse),
    suggested: suggested.map(toCardCourse),
  }
  // CRS-010: an unknown series shows everything, and says to search engines that there is no such page.
  return named !== undefined && !seriesInPath ? data(page, 404) : page
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { clubName, seriesInPath, pathname, search, page, pages, origin } = loaderData
  const title = seriesInPath ? `Corsi ECM: collana ${seriesInPath.name}` : 'Corsi ECM FAD'
  return [
    ...pageMeta({
      title: `${title}${page > 1 ? `, pagina ${page}` : ''}`,
      description:
        seriesInPath?.description ??
        'Corsi ECM a distanza: multimediali, e-book, film e interattivi, con attestato subito.',
      path: pathname,
      origin,
      clubName,
    }),
    ...pagingMeta(pathname, new URLSearchParams(search), page, pages),
  ]
}

const SUGGESTED_TITLE = 'Potrebbero interessarti'

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { audience, choice, offered, seriesInPath, page, pages, total, courses, suggested, pathname } = loaderData
  return (
    <>
      <EcmHero
        type={audience.type}
        title={seriesInPath ? `Collana ${seriesInPath.name}` : 'Corsi ECM'}
        providerNumber={loaderData.providerNumber}
        coursesOffered={loaderData.coursesOffered}
        creditsOffered={loaderData.creditsOffered}
        series={offered.series}
      />
      <Band space="small" aria-labelledby="elenco-corsi">
        <div className="grid items-start gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <CourseFilters choice={choice} offered={offered} action={pathname} isSeriesFixed={seriesInPath !== null} />
          <div className="grid gap-8">
            <SectionHead
              id="elenco-corsi"
              title={seriesInPath?.description ?? 'Il catalogo'}
              className="mb-0"
              lead={total > 0 ? `${total} ${total === 1 ? 'corso' : 'corsi'}` : undefined}
            />
            {total === 0 ? (
              <>
                <EmptyState
                  icon="search"
                  level={3}
                  title="Siamo spiacenti ma la ricerca non ha prodotto risultati."
                  action={<Link to={clearedPath(choice)}>Azzera filtri</Link>}
                />
                {suggested.length > 0 && (
                  <section aria-labelledby="corsi-suggeriti" className="grid gap-5">
                    <h3 id="corsi-suggeriti" className="text-title-m">
                      {SUGGESTED_TITLE}
                    </h3>
                    <CourseGrid courses={suggested} audience={audience} label={SUGGESTED_TITLE} />
                  </section>
                )}
              </>
            ) : (
              <CourseGrid courses={courses} audience={audience} label="Corsi" />
            )}
            <Pagination current={page} total={pages} label="Pagine dei corsi" />
          </div>
        </div>
      </Band>
      <FamilyDoors />
      <Region name="bottom" />
    </>
  )
}

const FAMILIES = [
  { to: '/corsi-ecm-fad/ebook', name: 'E-Book', words: 'Da leggere in treno e superare dal telefono.' },
  { to: '/corsi-ecm-fad/film-formazione', name: 'Film Formazione', words: 'Una storia e gli strumenti per leggerla.' },
  { to: '/corsi-ecm-fad/videoclip', name: 'Videoclip', words: 'Una procedura in pochi minuti.' },
]

function FamilyDoors() {
  return (
    <Band ground="paper" aria-labelledby="famiglie">
      <SectionHead id="famiglie" title="Altri modi di imparare" />
      <ul className="grid gap-5 md:grid-cols-3">
        {FAMILIES.map(({ to, name, words }) => (
          <li key={to} className="grid content-start gap-1 rounded-card bg-sunken p-6">
            <h3 className="text-title-s">{name}</h3>
            <p className="text-ink-soft">{words}</p>
            <Link look="standalone" to={to}>
              Vai a {name}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
