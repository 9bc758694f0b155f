export const LOYALTY_PATH = '/redazione/fedelta'

export const MISSION_ACTS = {
  changed: { name: 'Missione cambiata', done: 'Salvato: vale dal giorno scelto, e il regolamento lo dice già.' },
  removed: { name: 'Cambiamento tolto', done: 'Tolto: la missione resta com’è.' },
} as const
export type MissionAct = keyof typeof MISSION_ACTS
export const isMissionAct = (act: string): act is MissionAct => Object.hasOwn(MISSION_ACTS, act)

export const MISSION_NOTES = [
  'I punti già guadagnati restano di chi li ha.',
  'Le schede della pagina pubblica del Programma si cambiano in Pagine.',
] as const
