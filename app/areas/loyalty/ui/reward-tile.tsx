import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardCover, CardTitle } from '#design/card/card.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { categoryOf, pointsLabel } from '../rules.ts'
import type { CatalogueItemWire } from '../wire.ts'

type Props = { item: CatalogueItemWire; as?: 'li' | 'article'; headingLevel?: 2 | 3 }

/** A reward in a list: its drawing, its name, its price. */
export function RewardTile({ item, as = 'li', headingLevel = 3 }: Props) {
  return (
    <Card as={as}>
      <CardCover>
        <CoverArt seed={item.id} category={item.category} />
      </CardCover>
      <CardBody>
        <p className="text-ink-soft text-sm">{categoryOf(item.category)?.label ?? item.category}</p>
        <CardTitle level={headingLevel} to={item.link} className="text-title-xs">
          {item.title}
        </CardTitle>
        <p className="mt-auto pt-2">
          <Badge tone="gold" icon="coins">
            {pointsLabel(item.points)}
          </Badge>
        </p>
      </CardBody>
    </Card>
  )
}
