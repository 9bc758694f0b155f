import type { ContentDoc } from '#areas/content/article-wire.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardCover, CardMeta, CardTitle } from '#design/card/card.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { excerpt } from '#platform/pure/text.ts'

/** A content as calls answer it, so that those of the page and those that follow look the same. */
export function ContentDocCard({ doc }: { doc: ContentDoc }) {
  return (
    <Card as="div" className="h-full">
      <CardCover>
        {doc.imgSrc ? (
          <img src={doc.imgSrc} alt="" loading="lazy" decoding="async" className="block size-full object-cover" />
        ) : (
          <CoverArt seed={doc.cover?.key ?? doc.id} category={doc.cover?.category ?? doc.category.label} />
        )}
      </CardCover>
      <CardBody>
        <p>
          <Badge>{doc.contentType}</Badge>
        </p>
        <CardTitle to={doc.link}>{doc.title}</CardTitle>
        <p className="text-ink-soft">{excerpt(doc.abstract)}</p>
        <CardMeta>
          <time dateTime={doc.publicationDate}>{formatLongDateIt(new Date(doc.publicationDate))}</time>
        </CardMeta>
      </CardBody>
    </Card>
  )
}
