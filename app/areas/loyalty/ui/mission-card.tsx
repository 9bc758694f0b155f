import { Badge } from '#design/badge/badge.tsx'
import { Card, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { MissionIcon } from '../model.ts'
import { pointsLabel } from '../rules.ts'

const ICONS: Record<MissionIcon, string> = { chat: 'message-circle', user: 'user', document: 'file-text' }

type Props = {
  mission: { points: number; icon: MissionIcon; title: string; text: string; link?: string | undefined }
  /** How many times this member was awarded; unknown on public pages. */
  done?: { times: number; isOver: boolean }
  headingLevel?: 2 | 3
}

/** LOY-003, LOY-009. */
export function MissionCard({ mission, done, headingLevel = 3 }: Props) {
  return (
    <Card as="li" className="gap-3 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <span
          data-icon={mission.icon}
          className="grid size-12 place-items-center rounded-full bg-primary-tint text-primary"
        >
          <Icon name={ICONS[mission.icon]} size={24} />
        </span>
        <Badge tone="gold">{pointsLabel(mission.points)}</Badge>
      </div>
      <CardTitle level={headingLevel} {...(mission.link && { to: mission.link })} className="text-title-xs">
        {mission.title}
      </CardTitle>
      <p className="text-ink-soft">{mission.text}</p>
      {done && done.times > 0 && (
        <p className="mt-auto flex items-center gap-1.5 pt-1 font-strong text-sm text-success">
          <Icon name="circle-check" size={18} />
          {done.isOver ? 'Fatto' : done.times === 1 ? 'Fatto una volta' : `Fatto ${done.times} volte`}
        </p>
      )}
    </Card>
  )
}
