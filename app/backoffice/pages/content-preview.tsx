import { staffOf } from '#areas/audience/context.server.ts'
import { type Audience, SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { readableItem } from '#areas/content/article-rules.ts'
import { listCategories } from '#areas/content/article-store.server.ts'
import { itemFrom, walletsOf } from '#areas/content/desk-rules.ts'
import { findDeskItem } from '#areas/content/desk-store.server.ts'
import { aroundItem } from '#areas/news/article-context.server.ts'
import { ArticleView } from '#areas/news/ui/article-view.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CONTENTS_PATH, TYPE_WORDS } from '../contents/content-copy.ts'
import type { Route } from './+types/content-preview'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** NWS-017. What was last written, as a kind of visitor would get it: through the same door as every reader. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now, reading } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const found = UUID.test(params.id) ? await findDeskItem(db, params.id) : null
  if (!found) throw new NotFound('Questo contenuto non esiste.')
  const type = SUBSCRIPTION_TYPES.find((known) => known === searchParams.get('tipo')) ?? 'SUSPECT'
  const opening = walletsOf(found.draft.access)
  const hasWallets = opening.length > 0 && searchParams.has('portafogli')
  const audience: Audience = {
    type,
    wallets: hasWallets ? Object.fromEntries(opening.map((tag) => [tag, {}])) : {},
    staticPortfolios: [],
    flags: [],
  }
  const category = (await listCategories(db)).find(({ slug }) => slug === found.draft.categorySlug)
  const item = itemFrom(found.draft, { id: found.id, category: category?.label ?? '', hasMobi: found.hasMobi, now })
  const shown = readableItem(item, audience)
  return {
    id: found.id,
    type,
    opening,
    hasWallets,
    item: shown,
    audience,
    frames: reading?.frameOrigins ?? [],
    around: await aroundItem(db, item, { isCut: shown.isCut, now }),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Anteprima | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function ContentPreviewPage({ loaderData }: Route.ComponentProps) {
  const { id, type, opening, hasWallets, ...view } = loaderData
  const path = `${CONTENTS_PATH}/${id}`
  const address = (chosen: string, isHolding: boolean) =>
    `${path}/anteprima?tipo=${chosen}${isHolding ? '&portafogli=si' : ''}`
  return (
    <>
      <section aria-label="Anteprima" className="border-line border-b bg-paper">
        <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
          <p className="flex flex-wrap items-center gap-x-5">
            <strong>Anteprima: non è la pagina dei lettori</strong>
            <Link to={path} className="inline-flex min-h-11 items-center">
              Torna a scrivere
            </Link>
            {opening.length > 0 && (
              <Link to={address(type, !hasWallets)} className="inline-flex min-h-11 items-center">
                {hasWallets ? `Senza i portafogli ${opening.join(', ')}` : `Con i portafogli ${opening.join(', ')}`}
              </Link>
            )}
          </p>
          <TabLinks
            label="Come lo vede"
            links={SUBSCRIPTION_TYPES.map((known) => ({
              label: TYPE_WORDS[known],
              to: address(known, hasWallets),
              isCurrent: known === type,
            }))}
          />
        </Wrap>
      </section>
      <ArticleView crumbs={[{ label: 'Redazione', to: '/redazione' }, { label: view.item.title }]} {...view} />
    </>
  )
}
