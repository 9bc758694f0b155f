import { lazy } from 'react'
import type { Audience } from '#areas/audience/model.ts'
import type { ReadableItem } from '#areas/content/article-model.ts'
import { Paywall } from '#areas/content/ui/paywall.tsx'
import { ReadingMark } from '#areas/content/ui/reading-mark.tsx'
import { Region } from '#areas/content/ui/region.tsx'
import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import type { Around } from '../article-context.server.ts'
import { ArticleActions, type ArticleActionsProps } from './article-actions.tsx'
import { ArticleBody } from './article-body.tsx'
import { ARTICLE_TITLE_ID, ArticleHeader } from './article-header.tsx'
import { ArticlePromo } from './article-promo.tsx'
import { ArticleSide, Summary } from './article-side.tsx'
import { EmbeddedContent } from './embedded-content.tsx'
import { FilmLogos } from './film-logos.tsx'
import { MoreReading } from './more-reading.tsx'

/** Only an item about a course carries what a course needs. */
const ArticleCourse = lazy(() => import('./article-course.tsx').then((part) => ({ default: part.ArticleCourse })))

type Props = {
  item: ReadableItem
  crumbs: readonly Crumb[]
  /** Absent in a preview, where nothing can be saved, shared or counted as read. */
  actions?: Omit<ArticleActionsProps, 'item'>
  around: Around
  audience: Audience
  /** Sites whose players may be shown in the page. */
  frames: readonly string[]
}

/** CNT-004…011. An item and everything around it. */
export function ArticleView({ item, crumbs, actions, around, audience, frames }: Props) {
  const hasSummary = item.headings.length > 1
  return (
    <article aria-labelledby={ARTICLE_TITLE_ID}>
      <ArticleHeader item={item} crumbs={crumbs} />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-12 lg:grid-cols-[minmax(0,44rem)_17rem] lg:justify-between">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
          {actions && <ArticleActions item={item} {...actions} />}
          {hasSummary && <Summary headings={item.headings} className="lg:hidden" />}
          <ArticleBody body={item.body} isCollapsed={item.hasContinueReading && !item.isCut} />
          {item.embedded && <EmbeddedContent embedded={item.embedded} frames={frames} />}
          {item.offer && <Paywall offer={item.offer} />}
          {actions && !item.isCut && <ReadingMark itemId={item.id} />}
          {item.author && <p className="text-ink-soft">Di: {item.author}</p>}
          {item.logos.length > 0 && <FilmLogos logos={item.logos} />}
          {item.sources.length > 0 && <Sources sources={item.sources} />}
          {(around.course || around.courses.length > 0) && (
            <ArticleCourse course={around.course} courses={around.courses} audience={audience} />
          )}
          {item.hasTopics && item.topics.length > 0 && <Topics topics={item.topics} />}
        </div>
        <ArticleSide headings={hasSummary ? item.headings : []} resources={around.resources} />
      </Wrap>
      <ArticlePromo type={audience.type} offered={item.offer?.callToAction?.to} />
      <MoreReading around={around} />
      <Region name="bottom" />
    </article>
  )
}

function Sources({ sources }: { sources: ReadableItem['sources'] }) {
  return (
    <section aria-labelledby="fonti" className="border-line border-t pt-5">
      <h2 id="fonti" className="font-strong font-text text-title-xs">
        Fonti
      </h2>
      <ul className="mt-2 list-disc pl-5 text-ink-soft text-sm">
        {sources.map(({ label, url }) => (
          <li key={label}>{url ? <Link to={url}>{label}</Link> : label}</li>
        ))}
      </ul>
    </section>
  )
}

function Topics({ topics }: { topics: readonly string[] }) {
  return (
    <nav aria-label="Argomenti" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic}>
            <Anchor
              to={`/news-approfondimenti?argomento=${encodeURIComponent(topic)}`}
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong/45 px-4 hover:border-primary hover:text-primary-strong"
            >
              {topic}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
