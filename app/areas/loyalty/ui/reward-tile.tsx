import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardCover, CardTitle } from '#design/card/card.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { categoryOf, pointsLabel } from '../rules.ts'
import type { CatalogueItemWire } from '../wire.ts'

type Props = { item: CatalogueItemWire; as?: 'li' | 'article'; headingLevel?: 2 | 3 }

/** The picture the club gave it, or a drawing in its place. */
export function RewardPicture({ id, category, image }: { id: string; category: string; image: string | null }) {
  return image?.startsWith('/files/') ? (
    <img src={image} alt="" loading="lazy" decoding="async" className="block size-full object-cover" />
  ) : (
    <CoverArt seed={id} category={category} />
  )
}

/** A reward in a list: its picture, its name, its price. */
export function RewardTile({ item, as = 'li', headingLevel = 3 }: Props) {
  return (
    <Card as={as}>
      <CardCover>
        <RewardPicture {...item} />
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
