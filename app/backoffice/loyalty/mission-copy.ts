import { TRAIL_THINGS } from '#platform/trail/things.ts'
export const LOYALTY_PATH = '/redazione/fedelta'

const ACTS = TRAIL_THINGS.mission.acts

export const MISSION_ACTS = {
  changed: { name: ACTS.changed, done: 'Salvato: vale dal giorno scelto, e il regolamento lo dice già.' },
  removed: { name: ACTS.removed, done: 'Tolto: la missione resta com’è.' },
} as const
export type MissionAct = keyof typeof MISSION_ACTS
export const isMissionAct = (act: string): act is MissionAct => Object.hasOwn(MISSION_ACTS, act)

export const MISSION_NOTES = [
  'I punti già guadagnati restano di chi li ha.',
  'Le schede della pagina pubblica del Programma si cambiano in Pagine.',
] as const
