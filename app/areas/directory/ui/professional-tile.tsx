import type { ListedCard } from '#areas/professional-card/model.ts'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Card, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'

type Props = { card: ListedCard; as?: 'li' | 'article'; headingLevel?: 2 | 3 }

/** DIR-008. A professional in a list; the whole card leads to the public page. */
export function ProfessionalTile({ card, as = 'li', headingLevel = 3 }: Props) {
  const place = [card.city, card.province && `(${card.province})`].filter(Boolean).join(' ')
  return (
    <Card as={as} className="items-start gap-4 p-5 sm:p-6">
      <Avatar name={card.name} size={72} {...(card.picturePath && { imageUrl: card.picturePath })} />
      <div className="grid gap-1">
        <CardTitle level={headingLevel} to={`/professionisti-sanitari/${card.slug}`} className="text-title-xs">
          {card.name}
        </CardTitle>
        <p>{card.professionName}</p>
        {card.specialization && <p className="text-ink-soft text-sm">{card.specialization}</p>}
      </div>
      {place && (
        <p className="mt-auto flex items-center gap-1.5 text-ink-soft text-sm">
          <Icon name="map-pin" size={16} />
          {place}
        </p>
      )}
    </Card>
  )
}
