import { HealthNewsList } from '#areas/news/ui/health-news-list.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { HealthNews } from './schema.ts'

/** NWS-024…027. The posts arrive when the block is seen: a feed that fails costs this block and nothing else. */
export function HealthNewsBlock({ id, data, headingLevel }: BlockProps<HealthNews>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} />
      <HealthNewsList />
    </Band>
  )
}
