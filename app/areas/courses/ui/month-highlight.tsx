import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { Band } from '#design/layout/layout.tsx'

type Props = {
  eyebrow: string
  title: string
  description: string
  badge: string
  seed: string
  category: string
  action: { label: string; to: string }
  isNight?: boolean
}

/** CRS-015. What editors chose this month, alone and large. */
export function MonthHighlight({ eyebrow, title, description, badge, seed, category, action, isNight }: Props) {
  return (
    <Band space="small" aria-labelledby="in-evidenza">
      <div
        className={`grid overflow-hidden rounded-card shadow-card md:grid-cols-2 ${isNight ? 'bg-night text-on-night' : 'bg-paper'}`}
      >
        {/* Placed, not ordered: a document that arrives in pieces must not paint it on the other side first. */}
        <div className="min-h-44 md:col-start-2 md:row-start-1">
          <CoverArt seed={seed} category={category} />
        </div>
        <div className="grid content-center justify-items-start gap-3 p-6 md:col-start-1 md:row-start-1 md:p-10">
          <p className={isNight ? 'font-strong text-on-night-soft text-sm' : 'eyebrow'}>{eyebrow}</p>
          <h2 id="in-evidenza" className="text-title-l">
            {title}
          </h2>
          <p className={isNight ? 'text-on-night-soft' : 'text-ink-soft'}>{description}</p>
          <Badge tone="gold">{badge}</Badge>
          <ButtonLink variant="accent" to={action.to} className="mt-2">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </Band>
  )
}
