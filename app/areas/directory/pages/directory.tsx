import { useEffect } from 'react'
import { data, type HeadersFunction, useNavigation } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Band, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { toast } from '#design/toast/toast.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageOf, pagingMeta } from '#platform/pure/paging.ts'
import { PAGE_SIZE } from '../model.ts'
import { filtersOf, resultsFound, showsPromo } from '../rules.ts'
import { searchDirectory } from '../store.server.ts'
import { DirectoryFiltersForm } from '../ui/directory-filters.tsx'
import { ProfessionalTile } from '../ui/professional-tile.tsx'
import { PromoTile } from '../ui/promo-tile.tsx'
import type { Route } from './+types/directory'

const PATH = '/professionisti-sanitari'
const TITLE = 'Tutti i professionisti sanitari'

export const handle = { query: ['text', 'professionType', 'province', 'pagina'] }

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
    return data({ ...shown, answer }, filters.text === '' ? {} : { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ err: error }, 'Errore del servizio /professionallist/professionalcards')
    return data({ ...shown, answer: null }, { headers: { 'cache-control': 'no-store' } })
  }
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const caching = loaderHeaders.get('cache-control')
  return new Headers(caching ? { 'cache-control': caching } : {})
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${TITLE} | ${loaderData.clubName}` },
        {
          name: 'description',
          content: 'Cerca un professionista sanitario del Club per nome, professione, città e provincia.',
        },
        { tagName: 'link', rel: 'canonical', href: loaderData.origin + PATH },
        ...pagingMeta(PATH, new URLSearchParams(loaderData.query), loaderData.page, loaderData.answer?.pages ?? 1),
      ]
    : []

const grid = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

export default function DirectoryPage({ loaderData: { filters, page, answer } }: Route.ComponentProps) {
  const isPending = useNavigation().location?.pathname === PATH
  useEffect(() => {
    if (!answer) toast.danger('Errore del servizio durante la richiesta della lista.')
  }, [answer])
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground">
        <Wrap className="pt-4 pb-2 md:pt-6">
          <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: TITLE }]} />
          <h1 className="mt-3 mb-6 text-title-xl md:mt-6">{TITLE}</h1>
          <DirectoryFiltersForm filters={filters} isPending={isPending} />
        </Wrap>
      </div>
      <Band space="small" aria-label="Risultati">
        {answer && (
          <p role="status" className="mb-6 font-strong text-lg">
            {resultsFound(answer.total)}
          </p>
        )}
        {answer && answer.total === 0 && (
          <>
            <p className="mb-8 text-lg">Siamo spiacenti ma la ricerca non ha prodotto risultati.</p>
            <SectionHead title="Altri professionisti" />
            <ul className={grid}>
              {answer.suggested.map((card) => (
                <ProfessionalTile key={card.slug} card={card} />
              ))}
            </ul>
          </>
        )}
        {answer && answer.cards.length > 0 && (
          <>
            <h2 className="visually-hidden">Professionisti</h2>
            <ul className={grid}>
              {showsPromo(filters, page) && <PromoTile />}
              {answer.cards.map((card) => (
                <ProfessionalTile key={card.slug} card={card} />
              ))}
            </ul>
            <div className="mt-10">
              <Pagination current={page} total={answer.pages} />
            </div>
          </>
        )}
      </Band>
      <Region name="bottom" />
    </>
  )
}
