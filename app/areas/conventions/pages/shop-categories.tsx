import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, CardGrid } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { SHOP_CRUMBS } from '../copy.ts'
import { SHOP_CATEGORIES } from '../model.ts'
import { countShopsByCategory } from '../store.server.ts'
import type { Route } from './+types/shop-categories'

/** CNV-002 */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, club, now, origin } = partsOf(context)
  const counts = await countShopsByCategory(db, { type: audienceOf(context).type, now })
  const categories = SHOP_CATEGORIES.map((category) => ({ ...category, shops: counts.get(category.slug) ?? 0 }))
  return { clubName: club.name, origin, categories }
}

export const handle = { lends: ['bottom'] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Categorie dei negozi',
        description: 'I negozi convenzionati, per categoria.',
        path: '/servizi/convenzioni/negozi/categorie',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function ShopCategoriesPage({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Categorie"
        lead="Scegli che cosa ti serve: dentro trovi i negozi in convenzione."
        crumbs={SHOP_CRUMBS}
      />
      <Band space="small">
        <CardGrid columns={4}>
          {categories.map(({ slug, label, icon, shops }) => (
            <Card key={slug} as="div">
              <CardBody>
                <Icon name={icon} size={28} className="text-primary" />
                <CardTitle level={2} to={`/servizi/convenzioni/negozi?categoria=${slug}`}>
                  {label}
                </CardTitle>
                <p className="text-ink-soft">{shops === 1 ? '1 negozio' : `${shops} negozi`}</p>
              </CardBody>
            </Card>
          ))}
        </CardGrid>
      </Band>
      <Region name="bottom" />
    </>
  )
}
