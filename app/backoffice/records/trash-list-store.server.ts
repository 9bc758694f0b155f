import type { GatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { daysAfter, romeDayOf } from '#platform/pure/dates.ts'
import { listTrash, type Trashed } from '#platform/records/record-store.server.ts'
import type { ServedRecord } from '#platform/records/serve-record.server.ts'
import { TRASH_DAYS } from '#platform/records/trash-days.ts'

/** DSK-012. What was taken away of a record, and can still be had again; the latest first. */
export const trashOf = (served: ServedRecord): GatheredList<Trashed> => {
  const { name, path, words } = served.record
  return {
    name: `cestino-${name}`,
    path: `${path}/cestino`,
    title: `Cestino: ${words.title}`,
    everything: 'tutto il cestino',
    gather: (db) => listTrash(db, served),
    idOf: ({ id }) => id,
    columns: [
      { key: 'name', title: 'Che cosa', kind: 'text', of: ({ name: called }) => called },
      { key: 'removed', title: 'Nel cestino dal', kind: 'instant', of: ({ removedAt }) => removedAt },
      {
        key: 'until',
        title: 'Si perde il',
        kind: 'day',
        of: ({ removedAt }) => romeDayOf(daysAfter(removedAt, TRASH_DAYS)),
      },
    ],
  }
}
