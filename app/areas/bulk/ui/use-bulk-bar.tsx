import type { ReactNode } from 'react'
import { BulkBar } from '#design/desk/bulk-bar.tsx'
import { Tick, TickPage, useTicks } from '#design/desk/ticks.tsx'
import type { bulkBarOf } from '../bar-context.server.ts'

type Bar = ReturnType<typeof bulkBarOf>
type Drawn<Row> = { tick: { head: ReactNode; cell: (row: Row) => ReactNode } | undefined; bar: ReactNode }

/** DSK-018. The boxes of a list and the bar of what can be done; nothing for whoever may do nothing to its rows. */
export function useBulkBar<Row extends { id: string }>(
  bulk: Bar,
  rows: readonly Row[],
  label: (row: Row) => string,
): Drawn<Row> {
  const ids = rows.map(({ id }) => id)
  const ticks = useTicks({ list: bulk.list, question: bulk.ticksKey, ids })
  if (bulk.acts.length === 0 || rows.length === 0) return { tick: undefined, bar: null }
  return {
    tick: {
      head: <TickPage ids={ids} ticks={ticks} />,
      cell: (row) => <Tick id={row.id} label={label(row)} ticks={ticks} />,
    },
    bar: <BulkBar {...bulk} ticks={ticks} ids={ids} />,
  }
}
