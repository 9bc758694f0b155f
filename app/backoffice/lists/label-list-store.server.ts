import type { GatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listLabels } from '#areas/segments/label-store.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'

export type LabelRow = Awaited<ReturnType<typeof listLabels>>[number]

/** DSK-012, DSK-026. The labels of the club with how many have each. */
export const LABELS: GatheredList<LabelRow> = {
  name: 'etichette',
  path: `${MEMBERS_PATH}/etichette`,
  title: 'Etichette',
  everything: 'tutte le etichette',
  gather: listLabels,
  idOf: ({ id }) => id,
  columns: [
    { key: 'name', title: 'Etichetta', kind: 'text', of: ({ name }) => name },
    { key: 'members', title: 'Iscritti', kind: 'number', of: ({ members }) => members },
  ],
}
