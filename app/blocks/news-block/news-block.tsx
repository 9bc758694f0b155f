import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { NewsBlockData } from './load.server.ts'

/** BLK-025, BLK-026. The newest news: six on the home page, three elsewhere. */
export function NewsBlockBlock({ id, data, headingLevel }: BlockProps<NewsBlockData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          <Link look="standalone" to="/news-approfondimenti">
            Vai ai contenuti
          </Link>
        }
      />
      <CardGrid columns={3}>
        {data.items.map((item) => (
          <ContentCardView key={item.id} item={item} />
        ))}
      </CardGrid>
    </Band>
  )
}
