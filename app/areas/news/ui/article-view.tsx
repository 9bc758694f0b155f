import type { ContentCard, ReadableItem } from '#areas/content/article-model.ts'
import { readingMinutes } from '#areas/content/article-rules.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { Paywall } from '#areas/content/ui/paywall.tsx'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Band, CardGrid, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { ArticleActions, type ArticleActionsProps } from './article-actions.tsx'
import { ArticleBody } from './article-body.tsx'
import { RelatedItems } from './related-items.tsx'

type Props = {
  item: ReadableItem
  crumbs: readonly Crumb[]
  actions: Omit<ArticleActionsProps, 'item'>
  relatedIds: readonly string[]
  suggested: readonly ContentCard[]
}

/** CNT-004…011. An item and everything around it. */
export function ArticleView({ item, crumbs, actions, relatedIds, suggested }: Props) {
  const { relatedComponents } = item
  return (
    <article>
      <ArticleHeader item={item} crumbs={crumbs} />
      <Wrap className="grid gap-8 pb-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-7">
          <ArticleActions item={item} {...actions} />
          {item.headings.length > 1 && <Summary item={item} className="lg:hidden" />}
          <ArticleBody body={item.body} isCollapsed={item.hasContinueReading && !item.isCut} />
          {item.embedded && (
            <iframe
              src={item.embedded.url}
              title={item.embedded.title}
              loading="lazy"
              className="aspect-video w-full rounded-card border border-line"
            />
          )}
          {item.offer && <Paywall offer={item.offer} />}
          {item.author && <p className="text-ink-soft">Di: {item.author}</p>}
          {item.sources.length > 0 && <Sources sources={item.sources} />}
          {item.hasTopics && item.topics.length > 0 && <Topics topics={item.topics} />}
        </div>
        {item.headings.length > 1 && <Summary item={item} className="hidden self-start lg:sticky lg:top-8 lg:block" />}
      </Wrap>
      {relatedComponents.includes('Related Content') && relatedIds.length > 0 && (
        <Band ground="paper" space="small" aria-labelledby="correlati" className="print:hidden">
          <SectionHead id="correlati" title="Leggi anche" />
          <RelatedItems ids={relatedIds} />
        </Band>
      )}
      {suggested.length > 0 && (
        <Band space="small" aria-labelledby="suggeriti" className="print:hidden">
          <SectionHead
            id="suggeriti"
            title={relatedComponents.includes('Latest Content') ? 'Gli ultimi arrivati' : 'Potrebbero interessarti'}
          />
          <CardGrid columns={3}>
            {suggested.map((card) => (
              <ContentCardView key={card.id} item={card} />
            ))}
          </CardGrid>
        </Band>
      )}
    </article>
  )
}

/** CNT-004. Kind, category, collection, title, abstract, date. */
function ArticleHeader({ item, crumbs }: { item: ReadableItem; crumbs: readonly Crumb[] }) {
  const date = item.publicationDate
  return (
    <header className="bg-linear-to-b from-primary-tint to-ground">
      <Wrap className="pt-4 pb-8 md:pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-4 grid items-center gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div>
            <p className="flex flex-wrap gap-2">
              <Badge tone="solid">{item.contentType}</Badge>
              <Badge>{item.category.label}</Badge>
              {item.series && <Badge tone="gold">{item.series}</Badge>}
              {item.isFormativo && <Badge tone="success">Corsi e formazione</Badge>}
            </p>
            <h1 className="mt-4 text-balance font-display text-title-xl">{item.title}</h1>
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

/** CNT-005 */
function Summary({ item, className }: { item: ReadableItem; className: string }) {
  return (
    <nav aria-label="Sommario" className={`rounded-card bg-paper p-5 shadow-card print:hidden ${className}`}>
      <h2 className="font-strong font-text text-title-xs">Sommario</h2>
      <ol className="mt-2">
        {item.headings.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center text-primary hover:underline lg:min-h-9">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
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
