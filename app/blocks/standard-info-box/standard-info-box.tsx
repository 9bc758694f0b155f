import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { cx } from '#design/cx.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import { columnWidth } from './columns.ts'
import { InfoBoxCard } from './info-box-card.tsx'
import type { StandardInfoBox } from './schema.ts'

const widths: Readonly<Record<number, string>> = {
  1: 'col-span-6 max-[22rem]:col-span-12 sm:col-span-3 lg:col-span-1',
  2: 'col-span-6 max-[22rem]:col-span-12 sm:col-span-4 lg:col-span-2',
  3: 'col-span-6 max-[22rem]:col-span-12 lg:col-span-3',
  4: 'col-span-12 sm:col-span-6 lg:col-span-4',
  6: 'col-span-12 md:col-span-6',
  12: 'col-span-12',
}

/** BLK-009. A sheet with hairlines, tinted boxes, or words alone. */
const grids = {
  white: 'overflow-hidden rounded-card border border-line bg-paper',
  light: 'gap-4 max-[22rem]:gap-x-0 lg:gap-5',
  minimal: 'gap-x-4 gap-y-6 max-[22rem]:gap-x-0 md:gap-x-8',
}

/** BLK-009, BLK-010. What the club offers, in cards. */
export function StandardInfoBoxBlock({ id, data, headingLevel }: BlockProps<StandardInfoBox>) {
  const { theme, cards, label, title, content, callToAction } = data
  const width = widths[columnWidth(data.cardsPerRow)]
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={label}
        title={title}
        action={callToAction && <CallToActionButton action={callToAction} />}
        className={content ? 'mb-3' : undefined}
      />
      {content && <RichTextView html={content} className="mb-7 text-lg text-ink-soft" />}
      <ul className={cx('grid grid-cols-12', grids[theme])}>
        {cards.map((card) => (
          <InfoBoxCard key={`${card.title} ${card.link}`} card={card} theme={theme} className={width} />
        ))}
      </ul>
    </Band>
  )
}
