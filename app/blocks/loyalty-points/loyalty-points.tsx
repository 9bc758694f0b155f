import { ButtonLink } from '#design/button/button.tsx'
import { Card, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyPoints } from './schema.ts'

/** LOY-006. */
export function LoyaltyPointsBlock({ id, data: { shown }, headingLevel }: BlockProps<{ shown: LoyaltyPoints | null }>) {
  if (!shown) return null
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId} ground="sunken">
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={shown.label}
        title={shown.title}
        action={
          <ButtonLink to={shown.regulation} isNewTab variant="ghost" icon="download">
            Scarica il regolamento
          </ButtonLink>
        }
      />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {shown.cards.map(({ icon, title, text }) => (
          <Card as="li" key={title} className="gap-2.5 p-6">
            {icon && <Icon name={icon} size={30} className="text-primary" />}
            <CardTitle level={headingLevel === 1 ? 2 : 3} className="text-title-xs">
              {title}
            </CardTitle>
            <p className="text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </Band>
  )
}
