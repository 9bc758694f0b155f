import type { ContentCard } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { excerpt } from '#platform/pure/text.ts'
import { SECOND_ITEMS } from '../model.ts'

/** NWS-006. The twelve newest, as a newspaper opens: one large, five with their picture, the others in three columns of words. */
export function FrontPage({ items }: { items: readonly ContentCard[] }) {
  const [lead, ...others] = items
  if (!lead) return null
  const seconds = others.slice(0, SECOND_ITEMS)
  const briefs = others.slice(SECOND_ITEMS)
  return (
    <Band space="small" aria-labelledby="in-evidenza">
      <h2 id="in-evidenza" className="visually-hidden">
        In primo piano
      </h2>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
        <article aria-labelledby={idOf(0)} className="relative grid content-start gap-3">
          <div className="aspect-[16/8.4] overflow-hidden rounded-card">
            <PictureView picture={lead.picture} isFirst />
          </div>
          <Byline item={lead} />
          <Headline item={lead} place={0} className="text-title-l" />
          <p className="text-ink-soft text-lg">{excerpt(lead.abstract)}</p>
        </article>
        <div className="grid content-start divide-y divide-line">
          {seconds.map((item, at) => (
            <article
              key={item.id}
              aria-labelledby={idOf(1 + at)}
              className="relative flex justify-between gap-4 py-4 first:pt-0"
            >
              <div className="grid content-start gap-1">
                <Byline item={item} />
                <Headline item={item} place={1 + at} className="text-title-xs" />
              </div>
              <div className="size-20 shrink-0 overflow-hidden rounded-small">
                <PictureView picture={item.picture} />
              </div>
            </article>
          ))}
        </div>
      </div>
      <div className="mt-8 grid gap-x-10 border-ink border-t-2 md:grid-cols-2 lg:grid-cols-3">
        {briefs.map((item, at) => (
          <article
            key={item.id}
            aria-labelledby={idOf(1 + SECOND_ITEMS + at)}
            className="relative grid content-start gap-1 border-line border-b py-4"
          >
            <Byline item={item} />
            <Headline item={item} place={1 + SECOND_ITEMS + at} className="text-title-xs" />
          </article>
        ))}
      </div>
    </Band>
  )
}

/** What an article is called, for whoever goes from one to another. */
const idOf = (place: number) => `primo-${place}`

function Byline({ item: { category, contentType, publicationDate } }: { item: ContentCard }) {
  return (
    <p className="text-ink-soft text-sm">
      <strong>{category.label}</strong>
      {contentType !== 'Articolo' && ` · ${contentType}`} · {formatLongDateIt(publicationDate)}
    </p>
  )
}

function Headline({ item, place, className }: { item: ContentCard; place: number; className: string }) {
  return (
    <h3 id={idOf(place)} className={className}>
      <Anchor to={itemPath(item)} className="opens-all">
        {item.title}
      </Anchor>
    </h3>
  )
}
