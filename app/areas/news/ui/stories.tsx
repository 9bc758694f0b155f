import type { ContentCard } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { Anchor } from '#design/link/link.tsx'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { excerpt } from '#platform/pure/text.ts'

/** A large one and the others beside it, each with its picture. Titles keep their place, so that another's in it moves nothing. */
export function LeadAndSeconds({
  lead,
  seconds,
  place,
}: {
  lead: ContentCard
  seconds: readonly ContentCard[]
  place: string
}) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
      <article aria-labelledby={`${place}-0`} className="relative grid content-start gap-3">
        <div className="aspect-[16/8.4] overflow-hidden rounded-card">
          <PictureView picture={lead.picture} isFirst={place === FIRST_PLACE} />
        </div>
        <Byline item={lead} />
        <Headline item={lead} id={`${place}-0`} className="line-clamp-3 min-h-[2lh] text-title-l" />
        <p className="line-clamp-3 min-h-[2lh] text-ink-soft text-lg">{excerpt(lead.abstract)}</p>
      </article>
      <div className="grid content-start divide-y divide-line *:relative *:flex *:min-h-28 *:justify-between *:gap-4 *:py-4 *:first:pt-0">
        {seconds.map((item, at) => (
          <article key={item.id} aria-labelledby={`${place}-${1 + at}`}>
            <div className="grid content-start gap-1">
              <Byline item={item} />
              <Headline item={item} id={`${place}-${1 + at}`} className="line-clamp-2 text-title-xs" />
            </div>
            <div className="size-20 shrink-0 overflow-hidden rounded-small">
              <PictureView picture={item.picture} />
            </div>
          </article>
        ))}
      </div>
    </div>
  )
}

/** Where the page begins, whose picture is not waited for. */
export const FIRST_PLACE = 'primo'

export function Byline({ item: { category, contentType, publicationDate } }: { item: ContentCard }) {
  return (
    <p className="text-ink-soft text-sm">
      <strong>{category.label}</strong>
      {contentType !== 'Articolo' && ` · ${contentType}`} · {formatLongDateIt(publicationDate)}
    </p>
  )
}

export function Headline({ item, id, className }: { item: ContentCard; id: string; className: string }) {
  return (
    <h3 id={id} className={className}>
      <Anchor to={itemPath(item)} className="opens-all">
        {item.title}
      </Anchor>
    </h3>
  )
}
