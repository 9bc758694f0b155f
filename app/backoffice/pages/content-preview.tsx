import { staffOf } from '#areas/audience/context.server.ts'
import { readableItem } from '#areas/content/article-rules.ts'
import { listCategories } from '#areas/content/article-store.server.ts'
import { itemFrom, walletsOf } from '#areas/content/desk-rules.ts'
import { findDeskItem } from '#areas/content/desk-store.server.ts'
import { aroundItem } from '#areas/news/article-context.server.ts'
import { ArticleView } from '#areas/news/ui/article-view.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CONTENTS_PATH } from '../contents/content-copy.ts'
import { PreviewBar, previewAudience, previewChoice } from '../preview-bar.tsx'
import type { Route } from './+types/content-preview'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** NWS-017. What was last written, as a kind of visitor would get it: through the same door as every reader. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'contents.write')
  const { db, now, reading } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const found = UUID.test(params.id) ? await findDeskItem(db, params.id) : null
  if (!found) throw new NotFound('Questo contenuto non esiste.')
  const choice = previewChoice(searchParams, walletsOf(found.draft.access))
  const audience = previewAudience(choice)
  const category = (await listCategories(db)).find(({ slug }) => slug === found.draft.categorySlug)
  const item = itemFrom(found.draft, { id: found.id, category: category?.label ?? '', hasMobi: found.hasMobi, now })
  const shown = readableItem(item, audience)
  return {
    id: found.id,
    choice,
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
  const { id, choice, ...view } = loaderData
  return (
    <>
      <PreviewBar path={`${CONTENTS_PATH}/${id}`} back="Torna a scrivere" {...choice} />
      <ArticleView crumbs={[{ label: 'Redazione', to: '/redazione' }, { label: view.item.title }]} {...view} />
    </>
  )
}
