import { isNarrowed, type Listed } from '#platform/pure/listing.ts'
import { MoveButtons } from '../form/move-buttons.tsx'
import type { Column } from '../table/table.tsx'

type Line = { slug: string; name: string; isFirst: boolean; isLast: boolean }

/** The column of a list that editors order by hand; `answerMove` does what its buttons ask. */
export function orderColumn<Row extends Line>(listed: Listed): Column<Row> {
  return {
    key: 'order',
    title: 'Ordine',
    // Among some of them, the place before is not the one that is seen.
    cell: ({ slug, name, isFirst, isLast }) =>
      !isNarrowed(listed) && (
        <MoveButtons field={{ name: 'slug', value: slug }} label={name} isFirst={isFirst} isLast={isLast} />
      ),
  }
}
