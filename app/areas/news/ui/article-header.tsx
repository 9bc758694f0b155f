import type { ReadableItem } from '#areas/content/article-model.ts'
import { readingMinutes } from '#areas/content/article-rules.ts'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { formatLongDateIt } from '#platform/pure/dates.ts'

export const ARTICLE_TITLE_ID = 'titolo-articolo'

/** CNT-004. Kind, category, collection, title, abstract, date. */
export function ArticleHeader({ item, crumbs }: { item: ReadableItem; crumbs: readonly Crumb[] }) {
  const date = item.publicationDate
  return (
    <header className="bg-linear-to-b from-primary-tint to-ground">
      <Wrap className="pt-4 pb-8 md:pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-4 grid items-center gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div>
            <p className="flex flex-wrap gap-2">
              <Badge tone="solid">{item.contentType}</Badge>
              <Badge tone="paper">{item.category.label}</Badge>
              {item.series && <Badge tone="gold">{item.series}</Badge>}
              {item.isFormativo && <Badge tone="success">Corsi e formazione</Badge>}
            </p>
            <h1 id={ARTICLE_TITLE_ID} className="mt-4 text-balance font-display text-title-xl">
              {item.title}
            </h1>
            <p className="mt-4 max-w-measure text-ink-soft text-lg">{item.abstract}</p>
            <p className="mt-4 text-ink-soft text-sm">
              <time dateTime={date.toISOString().slice(0, 10)}>{formatLongDateIt(date)}</time>
              {!item.isCut && ` · ${readingMinutes(item.body)} min di lettura`}
            </p>
          </div>
          <div className="hidden aspect-[16/10] overflow-hidden rounded-card lg:block print:hidden">
            <PictureView picture={item.picture} isFirst />
          </div>
        </div>
      </Wrap>
    </header>
  )
}
