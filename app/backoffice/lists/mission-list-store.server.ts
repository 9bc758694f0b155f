import type { GatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { limitInWords } from '#areas/loyalty/mission-desk-rules.ts'
import { MISSION_LIST, termsOn } from '#areas/loyalty/mission-rules.ts'
import { listMissionChanges } from '#areas/loyalty/mission-store.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { LOYALTY_PATH } from '../loyalty/mission-copy.ts'

export type MissionRow = {
  code: string
  title: string
  points: number
  limit: string
  isActive: boolean
  nextFrom: RomeDay | null
}

/** DSK-012. What gives points today, and what was already decided for the days to come. */
export const MISSIONS: GatheredList<MissionRow> = {
  name: 'missioni',
  path: LOYALTY_PATH,
  title: 'Programma Fedeltà',
  everything: 'tutte le missioni',
  gather: async (db, { now }) => {
    const today = romeDayOf(now)
    const changes = await listMissionChanges(db)
    return MISSION_LIST.map(({ code }) => {
      const { title, points, limit, isActive } = termsOn(changes, code, today)
      const next = changes.find((change) => change.code === code && change.fromDay > today)
      return { code, title, points, limit: limitInWords(limit), isActive, nextFrom: next?.fromDay ?? null }
    })
  },
  idOf: ({ code }) => code,
  columns: [
    { key: 'title', title: 'Missione', kind: 'text', of: ({ title }) => title },
    { key: 'points', title: 'Punti', kind: 'number', of: ({ points }) => points },
    { key: 'limit', title: 'Quante volte', kind: 'text', of: ({ limit }) => limit },
    {
      key: 'state',
      title: 'Stato',
      kind: 'choice',
      choices: { attiva: 'Dà punti', ferma: 'Ferma' },
      of: ({ isActive }) => (isActive ? 'attiva' : 'ferma'),
    },
    { key: 'next', title: 'Cambia il', kind: 'day', of: ({ nextFrom }) => nextFrom },
  ],
}
