import { itemPath } from '#areas/content/article-rules.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { ReadAlsoData } from './load.server.ts'

/** BLK-032. "Leggi anche": a list of further contents. */
export function ReadAlsoBlock({ id, data, headingLevel }: BlockProps<ReadAlsoData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} space="small" aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} />
      <ul className="divide-y divide-line rounded-card bg-paper px-5 shadow-card">
        {data.items.map((item) => (
          <li key={item.slug} className="flex flex-wrap items-center gap-3 py-3">
            <Badge>{item.contentType}</Badge>
            <Link to={itemPath(item)} look="standalone">
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
