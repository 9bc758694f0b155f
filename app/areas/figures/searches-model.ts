import type { Figure } from './model.ts'

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula' | 'good'>

const figure = (own: Own): Figure => ({
  unit: 'times',
  kind: 'flow',
  source: 'ricerche contate dal server quando risponde',
  since: 'counters',
  splits: ['type'],
  permission: 'figures.read',
  page: 'searches',
  version: 1,
  ...own,
})

/** FIG-041. What is searched for is kept apart, and shown only where many have searched for it. */
export const SEARCH_FIGURES: readonly Figure[] = [
  figure({
    code: 'searches.all',
    name: 'Ricerche',
    sentence: 'Quante ricerche sono state fatte: testi inviati, o rimasti fermi due secondi nella casella.',
    formula: 'Ricerche per giorno, senza programmi automatici e redazione; le parole lasciate a metà non contano.',
    good: 'neither',
  }),
  figure({
    code: 'searches.nothing',
    name: 'Ricerche senza risposta',
    sentence: 'Quante ricerche non hanno trovato niente.',
    formula: 'Ricerche con nessun risultato in nessuna sezione.',
    good: 'down',
  }),
  figure({
    code: 'searches.corrected',
    name: 'Ricerche trovate solo correggendo',
    sentence: 'Quante ricerche hanno trovato qualcosa solo dopo che una parola è stata corretta.',
    formula: 'Ricerche che rispondono per parole simili a quelle scritte.',
    good: 'neither',
  }),
]
