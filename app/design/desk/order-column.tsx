import { isNarrowed, type Listed } from '#platform/pure/listing.ts'
import { MoveButtons } from '../form/move-buttons.tsx'
import type { Column } from '../table/table.tsx'

type Line = { slug: string; name: string; isFirst: boolean; isLast: boolean }

/** The column of a list that editors order by hand; `loss` is what goes away with a line, where it is taken away from here. */
export function orderColumn<Row extends Line>(listed: Listed, loss?: string): Column<Row> {
  return {
    key: 'order',
    title: 'Ordine',
    // Among some of them, the place before is not the one that is seen.
    cell: ({ slug, name, isFirst, isLast }) =>
      !isNarrowed(listed) && (
        <MoveButtons
          field={{ name: 'slug', value: slug }}
          label={name}
          isFirst={isFirst}
          isLast={isLast}
          {...(loss !== undefined && { loss })}
        />
      ),
  }
}
