import { FavoriteNewsPicker } from '#areas/news/ui/favorite-news-picker.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { FavoriteNewsData } from './load.server.ts'

/** NWS-013, NWS-018. Chips of the categories and six news: everybody's in the document, a member's own as soon as they arrive. */
export function FavoriteNewsBlock({ id, data, headingLevel }: BlockProps<FavoriteNewsData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} ground="paper" aria-labelledby={headingId}>
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
      <FavoriteNewsPicker type={data.type} categories={data.categories} everybodys={data.items} />
    </Band>
  )
}
