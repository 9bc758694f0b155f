import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardCover, CardMeta, CardTitle } from '#design/card/card.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { formatShortDateIt } from '#platform/pure/dates.ts'
import { minutesAndSeconds } from '../film-rules.ts'
import type { ClipWire } from '../wire.ts'

export function ClipCard({ clip }: { clip: ClipWire }) {
  return (
    <Card className="h-full">
      <CardCover className="relative">
        <CoverArt seed={`clip-${clip.id}-${clip.title}`} category={clip.topic} />
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-13 place-items-center rounded-pill bg-paper text-primary shadow-card">
            <Icon name="play" size={24} />
          </span>
        </span>
      </CardCover>
      <CardBody>
        <div>
          <Badge tone="neutral">{clip.topic}</Badge>
        </div>
        <CardTitle to={clip.link}>{clip.title}</CardTitle>
        <p className="text-ink-soft">{clip.description}</p>
        <CardMeta>
          {minutesAndSeconds(clip.durationSeconds)} minuti · {formatShortDateIt(new Date(clip.publicationDate))}
        </CardMeta>
      </CardBody>
    </Card>
  )
}
