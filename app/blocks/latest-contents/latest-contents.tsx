import { ToolCardView } from '#areas/content/ui/content-card.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { LatestContentsData } from './load.server.ts'

/** BLK-022. The four newest modules. */
export function LatestContentsBlock({ id, data, headingLevel }: BlockProps<LatestContentsData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          <Link look="standalone" to="/risorse#resources-collection">
            Vai ai Moduli
          </Link>
        }
      />
      <CardGrid columns={4}>
        {data.items.map((item) => (
          <ToolCardView key={item.id} item={item} isUsable={item.isUsable} />
        ))}
      </CardGrid>
    </Band>
  )
}
