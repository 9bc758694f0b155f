import type { Figure, FigureUnit } from './model.ts'

export const UNIT_WORDS: Readonly<Record<FigureUnit, string>> = {
  people: 'persone',
  cents: 'euro',
  points: 'punti',
  seconds: 'secondi',
  times: 'volte',
  credits: 'crediti ECM',
  share: 'per cento',
}

export const SINCE_WORDS: Readonly<Record<Figure['since'], string>> = {
  ever: 'da quando c’è il Club',
  counters: 'da quando si conta',
  visits: 'da quando si conta',
  reports: 'da quando si tiene conto di chi è segnalato',
  value: 'da quando si è deciso quanto vale un punto',
}
