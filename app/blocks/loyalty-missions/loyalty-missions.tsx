import { MissionCard } from '#areas/loyalty/ui/mission-card.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyMissions } from './schema.ts'

/** LOY-003. */
export function LoyaltyMissionsBlock({
  id,
  data: { shown },
  headingLevel,
}: BlockProps<{ shown: LoyaltyMissions | null }>) {
  if (!shown) return null
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={shown.label} title={shown.title} lead={shown.text} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {shown.missions.map((mission) => (
          <MissionCard key={mission.title} mission={mission} headingLevel={headingLevel === 1 ? 2 : 3} />
        ))}
      </ul>
    </Band>
  )
}
