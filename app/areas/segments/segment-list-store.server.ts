import type { GatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listSegments, listUses } from './segment-store.server.ts'

export type SegmentRow = {
  id: string
  name: string
  description: string
  owner: string
  count: number | null
  countedAt: Date | null
  uses: string
}

/** DSK-012, DSK-023. The questions on members that the club keeps. */
export const SEGMENTS: GatheredList<SegmentRow> = {
  name: 'segmenti',
  path: '/redazione/segmenti',
  title: 'Segmenti',
  everything: 'tutti i segmenti',
  gather: async (db) =>
    Promise.all(
      (await listSegments(db)).map(async ({ id, name, description, owner, count, countedAt }) => ({
        ...{ id, name, description, count, countedAt },
        owner: owner ?? 'Chi non lavora più qui',
        uses: (await listUses(db, id)).map(({ words }) => words).join(', '),
      })),
    ),
  idOf: ({ id }) => id,
  alsoSaid: ({ description }) => description,
  columns: [
    { key: 'name', title: 'Segmento', kind: 'text', of: ({ name }) => name },
    { key: 'count', title: 'Quanti', kind: 'number', of: ({ count }) => count },
    { key: 'counted', title: 'Contati il', kind: 'instant', isAside: true, of: ({ countedAt }) => countedAt },
    { key: 'owner', title: 'Di chi è', kind: 'text', of: ({ owner }) => owner },
    { key: 'uses', title: 'Dove si usa', kind: 'text', of: ({ uses }) => uses },
  ],
}
