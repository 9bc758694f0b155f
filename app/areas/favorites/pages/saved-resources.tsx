import { memberOf, viewerOf } from '#areas/audience/context.server.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import { listCardsById } from '#areas/content/article-store.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { MODULES_STEP, TOOLS_STEP } from '../model.ts'
import { listFavorites } from '../store.server.ts'
import { SavedGrid } from '../ui/saved-grid.tsx'
import type { Route } from './+types/saved-resources'

/** FAV-008. "Moduli" and tools among what was saved. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = partsOf(context)
  const favorites = await listFavorites(db, memberOf(context).id, now)
  const saved = await listCardsById(
    db,
    favorites.map(({ id }) => id),
    now,
  )
  const { audience } = viewerOf(context)
  const cards = saved.map((card) => ({
    ...card,
    isUsable: itemAccess({ paywalls: [], useFlag: card.useFlag }, audience).kind === 'whole',
  }))
  return {
    modules: cards.filter(({ contentType }) => contentType === 'Modulo'),
    tools: cards.filter(({ contentType }) => contentType === 'Tool'),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Le mie risorse' }, { name: 'robots', content: 'noindex' }]

export default function SavedResources({ loaderData }: Route.ComponentProps) {
  const { modules, tools } = loaderData
  return (
    <>
      <h1 className="mb-6 text-title-l">Le mie risorse</h1>
      <h2 className="mb-5 font-display text-title-m">Moduli</h2>
      <SavedGrid
        items={modules}
        step={MODULES_STEP}
        look="resources"
        more={{ label: 'Vai ai Moduli', to: '/risorse#resources-collection' }}
      />
      {tools.length > 0 && (
        <>
          <h2 className="mt-12 mb-5 font-display text-title-m">Tool</h2>
          <SavedGrid
            items={tools}
            step={TOOLS_STEP}
            look="resources"
            more={{ label: 'Vai ai Tool', to: '/risorse#all-tool' }}
          />
        </>
      )}
    </>
  )
}
