import { memberOf } from '#areas/audience/context.server.ts'
import { listCardsById } from '#areas/content/article-store.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { NEWS_STEP } from '../model.ts'
import { listFavorites } from '../store.server.ts'
import { SavedGrid } from '../ui/saved-grid.tsx'
import type { Route } from './+types/library'

/** FAV-008. "News e Approfondimenti" among what was saved. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = partsOf(context)
  const favorites = await listFavorites(db, memberOf(context).id, now)
  const ids = favorites.filter(({ type }) => type !== 'Modulo' && type !== 'Tool').map(({ id }) => id)
  return { items: await listCardsById(db, ids, now) }
}

export const meta: Route.MetaFunction = () => [{ title: 'La mia libreria' }, { name: 'robots', content: 'noindex' }]

export default function Library({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-6 text-title-l">La mia libreria</h1>
      <h2 className="mb-5 font-display text-title-m">News e Approfondimenti</h2>
      <SavedGrid
        items={loaderData.items}
        step={NEWS_STEP}
        look="news"
        more={{ label: 'Vai ai contenuti', to: '/news-approfondimenti' }}
      />
    </>
  )
}
