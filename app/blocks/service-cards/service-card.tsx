import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { excerpt } from '#platform/pure/text.ts'
import type { ServiceCard } from '../fields/service-card.ts'

type Props = {
  /** Unique in the page. */
  id: string
  card: ServiceCard
  as?: 'li' | 'div'
}

/** BLK-034. A service as a card: with a button of its own, or a link that is the whole card. */
export function ServiceCardView({ id, card, as = 'div' }: Props) {
  const { icon, tag, title, body, link, label, callToAction } = card
  // Two targets one over the other would confuse a hand: where there is a button, the card is not a link too.
  const covering = callToAction ? undefined : link
  return (
    <Card as={as} id={id} className="h-full">
      <CardBody>
        {(icon || tag) && (
          <div className="mb-1 flex min-h-12 items-start justify-between gap-3">
            {icon && (
              <span className="grid size-12 place-items-center rounded-card bg-primary-tint text-primary empty:hidden">
                <Icon name={icon} size={26} />
              </span>
            )}
            {tag && <Badge tone="gold">{tag}</Badge>}
          </div>
        )}
        <CardTitle to={covering}>{title}</CardTitle>
        {body && <p className="text-ink-soft">{excerpt(body)}</p>}
        {callToAction ? (
          <div className="mt-auto pt-3">
            <CallToActionButton action={callToAction} size="small" />
          </div>
        ) : (
          link &&
          label && (
            <p
              aria-hidden="true"
              className="mt-auto flex items-center gap-1.5 pt-3 font-strong text-primary group-hover/card:underline"
            >
              {label}
              <Icon name="arrow-right" size={18} className="transition-transform group-hover/card:translate-x-0.5" />
            </p>
          )
        )}
      </CardBody>
    </Card>
  )
}
