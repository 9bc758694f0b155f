import type { ContentCard } from '#areas/content/article-model.ts'
import { Band } from '#design/layout/layout.tsx'
import { SECOND_ITEMS } from '../model.ts'
import { Byline, FIRST_PLACE, Headline, LeadAndSeconds } from './stories.tsx'

/** NWS-006. The twelve newest, as a newspaper opens: one large, five with their picture, the others in three columns of words. */
export function FrontPage({ items }: { items: readonly ContentCard[] }) {
  const [lead, ...others] = items
  if (!lead) return null
  const briefs = others.slice(SECOND_ITEMS)
  return (
    <Band space="small" aria-labelledby="in-evidenza">
      <h2 id="in-evidenza" className="visually-hidden">
        In primo piano
      </h2>
      <LeadAndSeconds lead={lead} seconds={others.slice(0, SECOND_ITEMS)} place={FIRST_PLACE} />
      <div className="mt-8 grid gap-x-10 border-ink border-t-2 *:relative *:grid *:content-start *:gap-1 *:border-line *:border-b *:py-4 md:grid-cols-2 lg:grid-cols-3">
        {briefs.map((item, at) => (
          <article key={item.id} aria-labelledby={idOf(at)}>
            <Byline item={item} />
            <Headline item={item} id={idOf(at)} className="text-title-xs" />
          </article>
        ))}
      </div>
    </Band>
  )
}

/** What an article is called, for whoever goes from one to another. */
const idOf = (at: number) => `${FIRST_PLACE}-${1 + SECOND_ITEMS + at}`
