import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { listCardsByCategory } from '#areas/content/article-store.server.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { NOTHING_YET, OVERVIEW_ITEMS } from '../model.ts'
import type { Route } from './+types/categories'

const TITLE = 'Tutte le categorie'
const LEAD = 'Tutti i modi di entrare nelle letture del Club, con le ultime tre uscite di ciascuno.'

/** NWS-009, NWS-010. Every category, three items each. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, origin, club } = partsOf(context)
  return { categories: await listCardsByCategory(db, OVERVIEW_ITEMS, NEWS_TYPES, now), origin, clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: TITLE, description: LEAD, path: '/news-approfondimenti/categorie', ...loaderData })
    : []

export default function Categories({ loaderData }: Route.ComponentProps) {
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'News e Approfondimenti', to: '/news-approfondimenti' },
  ]
  return (
    <>
      <PageHead title={TITLE} lead={LEAD} crumbs={crumbs} />
      {loaderData.categories.map(({ slug, label, description, items }, index) => (
        <Band key={slug} space="small" ground={index % 2 === 0 ? 'plain' : 'paper'} aria-labelledby={slug}>
          <SectionHead
            id={slug}
            title={label}
            lead={description}
            action={
              <Link look="standalone" to={`/news-approfondimenti/${slug}`}>
                Tutto su {label}
              </Link>
            }
          />
          {items.length === 0 && <p className="text-ink-soft">{NOTHING_YET}</p>}
          <CardGrid columns={3}>
            {items.map((item) => (
              <ContentCardView key={item.id} item={item} />
            ))}
          </CardGrid>
        </Band>
      ))}
    </>
  )
}
