import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardCover, CardMeta, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { TravelSummary } from '../model.ts'
import { TRAVEL_PATH } from '../rules.ts'
import { TravelPicture } from './travel-picture.tsx'

/** TRV-006 */
export function TravelCard({ travel }: { travel: TravelSummary }) {
  return (
    <Card as="div" className="h-full">
      <CardCover>
        <TravelPicture travel={travel} />
      </CardCover>
      <CardBody>
        <div className="flex flex-wrap gap-2">
          <Badge>{travel.destination}</Badge>
          <Badge tone="gold">{travel.holidayType}</Badge>
        </div>
        <CardTitle to={`${TRAVEL_PATH}/${travel.slug}`}>{travel.title}</CardTitle>
        <p className="text-ink-soft">{travel.extract}</p>
        <CardMeta>
          <Icon name="map-pin" size={16} className="mr-1 inline-block align-[-0.15em]" />
          {travel.location}
        </CardMeta>
      </CardBody>
    </Card>
  )
}
