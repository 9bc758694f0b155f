import { type Gender, SHOWN_WORDS } from '#platform/pure/shown.ts'
import { Badge } from '../badge/badge.tsx'
import type { Filter } from './list-filters.tsx'

/** Whether readers see a thing that is written first and shown later. */
export function ShownBadge({ isHidden, gender = 'm' }: { isHidden: boolean; gender?: Gender }) {
  const { shown, hidden } = SHOWN_WORDS[gender]
  return <Badge tone={isHidden ? 'warning' : 'success'}>{isHidden ? hidden : shown}</Badge>
}

/** The filter by which a list of such things is asked for those that readers see, or for the others; read by `isHiddenAsked`. */
export function shownFilter(gender: Gender = 'm'): Filter {
  const { all, allShown, allHidden } = SHOWN_WORDS[gender]
  const options = [allShown, allHidden].map((label) => ({ value: label.toLowerCase(), label }))
  return { name: 'stato', label: 'Stato', all, options }
}
