import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Link } from '#design/link/link.tsx'
import { isDemoPmid } from '#platform/outside/pubmed/port.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import type { Article } from '../model.ts'
import { articlePath } from '../rules.ts'
import { PaperNotices } from './paper-notices.tsx'
import { SaveButton } from './save-button.tsx'

type Props = { article: Article; level?: 2 | 3 | 4; onRemoved?: () => void }

/** PUB-014. A paper among others: its title leads to the whole abstract, here. */
export function ArticleCard({ article, level = 3, onRemoved }: Props) {
  const { id, title, originalTitle, pubDate, author, summary, link, source, notices } = article
  const isDemo = isDemoPmid(id)
  return (
    <Card as="li" data-article={id} tabIndex={-1} className="scroll-mt-28">
      <CardBody className="gap-2 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8">
        <div className="grid content-start gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            <time dateTime={pubDate}>{formatDateIt(pubDate)}</time>
            <span>PMID {id}</span>
            {isDemo && <Badge tone="neutral">Scheda dimostrativa</Badge>}
          </p>
          <CardTitle level={level} className="text-pretty" lang={originalTitle ? undefined : 'en'}>
            <Link to={articlePath(id)} look="quiet" className="hover:text-primary-strong">
              {originalTitle ?? title}
            </Link>
          </CardTitle>
          <PaperNotices notices={notices} />
          {originalTitle && (
            <p lang="en" className="text-ink-soft">
              {title}
            </p>
          )}
          <p className="text-sm">
            <span className="font-strong">{author}</span>
            <span className="text-ink-soft"> · {source}</span>
          </p>
          {summary && (
            <p lang="en" className="max-w-[75ch] text-ink-soft">
              {summary}
            </p>
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-3 md:mt-0 md:flex-col md:items-end">
          <SaveButton id={id} onRemoved={onRemoved} />
          {!isDemo && (
            <Link to={link} look="standalone">
              Vedi su PubMed
            </Link>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
