import { Icon } from '#design/icon/icon.tsx'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { pointsLabel } from '../rules.ts'

type Props = { today?: number | null; next?: { points: number; fromDay: RomeDay } | null }

/** DSK-050. What a reward costs until a rise begins, where the form shows what was decided last. */
export function PriceNote({ today, next }: Props) {
  if (!today || !next) return null
  return (
    <p className="flex items-start gap-2">
      <Icon name="info" className="mt-0.5 shrink-0" size={20} />
      Oggi costa {pointsLabel(today)}; dal {formatDateIt(next.fromDay)} costa {pointsLabel(next.points)}.
    </p>
  )
}
