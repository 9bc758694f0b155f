import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { excerpt } from '#platform/pure/text.ts'
import type { InfoCard, StandardInfoBox } from './schema.ts'

const looks = {
  // Each card draws its right and lower hairline; the sheet hides those that fall on its own edge.
  white: '-mr-px -mb-px border-r border-b border-line p-4 sm:p-6',
  light: 'rounded-card bg-primary-tint p-4 sm:p-6',
  minimal: 'border-t-2 border-primary pt-4',
}

type Props = { card: InfoCard; theme: StandardInfoBox['theme']; className?: string }

/** A card whose whole face is its link, while the link's name stays the title. BLK-043: an unknown icon is left out. */
export function InfoBoxCard({ card, theme, className }: Props) {
  const { icon, title, text, link, label } = card
  return (
    <li className={cx('group/card relative flex flex-col gap-2', looks[theme], className)}>
      {icon && <Icon name={icon} size={28} className="mb-2 text-primary" />}
      <h3 className="hyphens-auto wrap-anywhere font-strong font-text text-base sm:text-title-xs">
        {link ? (
          <Anchor
            to={link}
            className="after:absolute after:inset-0 after:rounded-small after:content-[''] hover:text-primary-strong focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
          >
            {title}
          </Anchor>
        ) : (
          title
        )}
      </h3>
      {text && <p className="text-ink-soft max-sm:text-sm">{excerpt(text)}</p>}
      {link && label && (
        <p
          className="mt-auto flex items-center gap-1.5 pt-2 font-strong text-primary group-hover/card:underline"
          aria-hidden="true"
        >
          {label}
          <Icon name="arrow-right" size={18} className="transition-transform group-hover/card:translate-x-0.5" />
        </p>
      )}
    </li>
  )
}
