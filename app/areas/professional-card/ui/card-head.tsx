import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { PublicCard } from '../public-card-rules.ts'

type Props = { card: PublicCard; headingLevel?: 1 | 2 }

export function CardHead({ card, headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="mt-4 flex flex-wrap items-center gap-5 sm:gap-8">
      <Avatar name={card.name} size={128} {...(card.picturePath && { imageUrl: card.picturePath })} />
      <div className="grid min-w-0 gap-2">
        <Heading className="wrap-anywhere text-title-xl">{card.name}</Heading>
        <p className="text-lg">
          {card.title}
          {card.specialization && <span className="text-ink-soft"> · {card.specialization}</span>}
        </p>
        {card.place && (
          <p className="flex items-center gap-1.5 text-ink-soft">
            <Icon name="map-pin" size={18} />
            {card.place}
          </p>
        )}
        {card.otherProfessions.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {card.otherProfessions.map((name) => (
              <li key={name}>
                <Badge tone="neutral">{name}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
