import { staffOf } from '#areas/audience/context.server.ts'
import { findPageVersion } from '#areas/content/page-desk-store.server.ts'
import { breadcrumbTrail } from '#areas/content/rules.ts'
import { getDraft, listAncestors } from '#areas/content/store.server.ts'
import { PageHeader } from '#blocks/pages/page-header.tsx'
import { RenderBlocks } from '#blocks/render-blocks.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageAt } from '../composer/page-context.server.ts'
import { preparePreview } from '../composer/prepare-preview.server.ts'
import { eyesIn } from '../composer/preview-choice.ts'
import type { Route } from './+types/page-preview'

/** AUD-010. A draft, or a version that readers had, as a kind of visitor would get it: through the same door as every reader. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'pages.write')
  const parts = partsOf(context)
  const { db, placeAt } = parts
  const { searchParams } = new URL(request.url)
  const place = await pageAt(db, params.id)
  const asked = Number(searchParams.get('versione')) || null
  const version = asked ? await findPageVersion(db, place.id, asked) : await getDraft(db, place.id)
  if (!version) throw new NotFound('Questa versione non c’è più.')
  const eyes = eyesIn(searchParams)
  const { regions, hasHero } = await preparePreview(version.document, eyes, parts)
  const { title, description } = version
  return {
    title,
    description,
    regions,
    hasHero,
    hasBlocks: Object.values(version.document.regions).some((blocks) => blocks.length > 0),
    isOfArea: placeAt(place.path).kind !== 'editors',
    breadcrumbs: breadcrumbTrail({ path: place.path, title, ancestors: await listAncestors(db, place.id) }, eyes.type),
  }
}

export const handle = { isFramed: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Anteprima: ${loaderData?.title ?? ''} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function PagePreviewPage({ loaderData: page }: Route.ComponentProps) {
  const isEmpty = page.regions.main.length + page.regions.bottom.length === 0
  return (
    <>
      {page.isOfArea ? (
        <Wrap className="py-6">
          <h1 className="visually-hidden">{page.title}</h1>
          <p className="rounded-card border border-line-strong/60 border-dashed p-5 text-center text-ink-soft">
            Qui c’è la pagina del Club. I blocchi che componi stanno intorno.
          </p>
        </Wrap>
      ) : (
        !page.hasHero && <PageHeader title={page.title} description={page.description} breadcrumbs={page.breadcrumbs} />
      )}
      <RenderBlocks blocks={page.regions.main} hasHero={page.hasHero && !page.isOfArea} />
      <RenderBlocks blocks={page.regions.bottom} />
      {isEmpty && (
        <Wrap className="py-10 text-center text-ink-soft">
          <p>{page.hasBlocks ? 'Questa persona non vede nessun blocco.' : 'La pagina non ha ancora blocchi.'}</p>
        </Wrap>
      )}
    </>
  )
}
