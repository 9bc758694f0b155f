import { data, useNavigation } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { passOnCaching } from '#platform/http/pass-on-caching.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { pageOf, pagingMeta } from '#platform/pure/paging.ts'
import { noteCounted } from '#platform/tally/counted-page.ts'
import { LIST_FAILURE, PAGE_SIZE } from '../model.ts'
import { filtersOf, searchCounted } from '../rules.ts'
import { searchDirectory } from '../store.server.ts'
import { DirectoryFiltersForm } from '../ui/directory-filters.tsx'
import { DirectoryResults } from '../ui/directory-results.tsx'
import type { Route } from './+types/directory'

const PATH = '/professionisti-sanitari'
const TITLE = 'Tutti i professionisti sanitari'

export const handle = {
  lends: ['bottom'],
  query: ['text', 'professionType', 'province', 'pagina'],
  failure: LIST_FAILURE,
}

/** DIR-001, DIR-010. A failure costs the list, not the page; free words are nobody's to keep. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, log, club, origin } = partsOf(context)
  const search = new URL(request.url).searchParams
  const filters = filtersOf(search)
  const page = pageOf(search)
  const shown = { filters, page, query: search.toString(), clubName: club.name, origin }
  try {
    const question = { ...filters, page, take: PAGE_SIZE, isPharmacare: false }
    const answer = await searchDirectory(db, audienceOf(context), question)
    if (page > 1 && page > answer.pages) throw new NotFound()
    const counted = page === 1 ? searchCounted(filters, answer.total) : null
    if (counted) noteCounted(context, counted)
    return data({ ...shown, answer }, filters.text === '' ? {} : { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (error instanceof NotFound) throw error
    log.error({ err: error }, 'Errore del servizio /professionallist/professionalcards')
    return data({ ...shown, answer: null }, { headers: { 'cache-control': 'no-store' } })
  }
}

export const headers = passOnCaching

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          title: TITLE,
          description: 'Cerca un professionista sanitario del Club per nome, professione, città e provincia.',
          path: PATH,
          origin: loaderData.origin,
          clubName: loaderData.clubName,
        }),
        ...pagingMeta(PATH, new URLSearchParams(loaderData.query), loaderData.page, loaderData.answer?.pages ?? 1),
      ]
    : []

export default function DirectoryPage({ loaderData: { filters, page, answer } }: Route.ComponentProps) {
  const isPending = useNavigation().location?.pathname === PATH
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground">
        <Wrap className="pt-4 pb-2 md:pt-6">
          <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: TITLE }]} />
          <h1 className="mt-3 mb-6 text-title-xl md:mt-6">{TITLE}</h1>
          <DirectoryFiltersForm filters={filters} isPending={isPending} />
        </Wrap>
      </div>
      <DirectoryResults filters={filters} page={page} answer={answer} />
      <Region name="bottom" />
    </>
  )
}
