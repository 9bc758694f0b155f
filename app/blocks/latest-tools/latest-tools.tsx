import { ToolCardView } from '#areas/content/ui/content-card.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { LatestToolsData } from './load.server.ts'

/** BLK-023, NWS-023. The four newest tools. */
export function LatestToolsBlock({ id, data, headingLevel }: BlockProps<LatestToolsData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          <Link look="standalone" to="/risorse#all-tool">
            Vai agli strumenti
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
