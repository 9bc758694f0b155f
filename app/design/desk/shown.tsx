import { type Gender, SHOWN_WORDS } from '#platform/pure/shown.ts'
import { Badge } from '../badge/badge.tsx'

/** Whether readers see a thing that is written first and shown later. */
export function ShownBadge({ isHidden, gender = 'm' }: { isHidden: boolean; gender?: Gender }) {
  const { shown, hidden } = SHOWN_WORDS[gender]
  return <Badge tone={isHidden ? 'warning' : 'success'}>{isHidden ? hidden : shown}</Badge>
}
