import { CATALOGUE_PATH, CATEGORIES } from '#areas/loyalty/model.ts'
import { Card, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyCategories } from './schema.ts'

/** LOY-018. The doors of the catalogue. */
export function LoyaltyCategoriesBlock({
  id,
  data: { shown },
  headingLevel,
}: BlockProps<{ shown: LoyaltyCategories | null }>) {
  if (!shown) return null
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={shown.label} title={shown.title} />
      <ul className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-4 lg:gap-5">
        {CATEGORIES.map(({ slug, label, icon }) => (
          <Card as="li" key={slug} className="items-start gap-3 p-5">
            <span className="grid size-12 place-items-center rounded-full bg-gold-tint text-gold">
              <Icon name={icon} size={24} />
            </span>
            <CardTitle level={headingLevel === 1 ? 2 : 3} to={`${CATALOGUE_PATH}/${slug}`} className="text-title-xs">
              {label}
            </CardTitle>
          </Card>
        ))}
      </ul>
    </Band>
  )
}
