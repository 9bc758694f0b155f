import type { FigureUnit } from './model.ts'

export const UNIT_WORDS: Readonly<Record<FigureUnit, string>> = {
  people: 'persone',
  cents: 'euro',
  points: 'punti',
  seconds: 'secondi',
  times: 'volte',
  credits: 'crediti ECM',
  share: 'per cento',
}
