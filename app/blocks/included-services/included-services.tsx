import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { excerpt } from '#platform/pure/text.ts'
import type { BlockProps } from '../block.ts'
import type { IncludedServices } from './schema.ts'

/** NWS-028. What the subscription already holds, one line each: it is a reminder, not an offer. */
export function IncludedServicesBlock({ id, data, headingLevel }: BlockProps<IncludedServices>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={data.callToAction && <CallToActionButton action={data.callToAction} />}
      />
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
        {data.cards.map(({ id: cardId, icon, tag, title, body, link }) => (
          <li
            key={cardId}
            id={`${id}-${cardId}`}
            className="group/row relative flex items-center gap-4 px-5 py-4 hover:bg-primary-tint/50 sm:px-7"
          >
            {icon && <Icon name={icon} size={28} className="shrink-0 text-primary" />}
            <div className="min-w-0 flex-1">
              <h3 className="font-strong font-text text-base sm:text-title-xs">
                {link ? (
                  <Anchor
                    to={link}
                    className="after:absolute after:inset-0 after:content-[''] group-hover/row:text-primary-strong focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
                  >
                    {title}
                  </Anchor>
                ) : (
                  title
                )}
              </h3>
              {body && <p className="text-ink-soft max-sm:text-sm">{excerpt(body)}</p>}
            </div>
            {tag && (
              <Badge tone="success" className="max-sm:self-start">
                {tag}
              </Badge>
            )}
            {link && <Icon name="chevron-right" className="shrink-0 text-ink-soft" />}
          </li>
        ))}
      </ul>
    </Band>
  )
}
