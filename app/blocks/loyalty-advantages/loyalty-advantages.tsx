import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyAdvantages } from './schema.ts'

/** LOY-008. Two columns; one on a phone. */
export function LoyaltyAdvantagesBlock({
  id,
  data: { shown },
  headingLevel,
}: BlockProps<{ shown: LoyaltyAdvantages | null }>) {
  if (!shown) return null
  const headingId = `${id}-title`
  const Title = headingLevel === 1 ? 'h2' : 'h3'
  return (
    <Band id={id} aria-labelledby={headingId} ground="paper">
      <SectionHead id={headingId} level={headingLevel} eyebrow={shown.label} title={shown.title} />
      <ul className="grid gap-x-12 gap-y-7 md:grid-cols-2">
        {shown.items.map(({ title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon name="circle-check" size={26} className="mt-0.5 shrink-0 text-success" />
            <div className="grid gap-1">
              <Title className="font-strong font-text text-lg">{title}</Title>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
