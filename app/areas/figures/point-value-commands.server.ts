import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { type PointValueTyped, pointValueWritten, thousandthsInEuro } from './point-value-rules.ts'
import { findPointValue, insertPointValue, lockPointValues } from './point-value-store.server.ts'

const POINT_VALUE_KEYS = ['fromDay', 'thousandths', 'share', 'reason'] as const

/** FIG-045. Decides what a point may cost from a day on; what held before stays written, with its reason. */
export async function setPointValue(db: Db, typed: PointValueTyped, { staffId, now }: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    const { isFirst } = await lockPointValues(tx)
    const written = pointValueWritten(typed, { today: romeDayOf(now), isFirst })
    if ('faults' in written) throw new InvalidInput(written.faults)
    const { value } = written
    const before = await findPointValue(tx, value.fromDay)
    // A double click, or the same form sent again: it is already decided so.
    if (before && POINT_VALUE_KEYS.every((key) => before[key] === value[key])) return
    await insertPointValue(tx, value, now)
    await recordTrail(tx, {
      at: now,
      kind: 'loyalty-edited',
      actorId: staffId,
      done: { thing: 'point-value', id: value.fromDay, what: 'corrected' },
      name: `dal ${formatDateIt(value.fromDay)}`,
      reason: value.reason,
      changes: [
        {
          field: 'Valore di un punto',
          from: before && thousandthsInEuro(before.thousandths),
          to: thousandthsInEuro(value.thousandths),
        },
        { field: 'Quota che si userà', from: before && `${before.share} %`, to: `${value.share} %` },
      ],
    })
  })
}
