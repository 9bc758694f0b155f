import type { Figure } from './model.ts'

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula' | 'good'> & Partial<Figure>

const figure = (own: Own): Figure => ({
  unit: 'times',
  kind: 'flow',
  source: 'richieste e risposte',
  since: 'ever',
  splits: ['kind'],
  permission: 'figures.read',
  page: 'requests',
  version: 1,
  ...own,
})

/** FIG-042. No figure is split by who works on it (FIG-043). */
export const REQUEST_FIGURES: readonly Figure[] = [
  figure({
    code: 'requests.arrived',
    name: 'Richieste arrivate',
    sentence: 'Quante richieste sono arrivate nel giorno.',
    formula: 'Richieste per giorno di arrivo; di pochi giorni anche per ora, a Roma.',
    hasHours: true,
    good: 'neither',
  }),
  figure({
    code: 'requests.closed',
    name: 'Richieste chiuse',
    sentence: 'Quante volte una richiesta è stata chiusa nel giorno.',
    formula: 'Chiusure per giorno.',
    good: 'up',
  }),
  figure({
    code: 'requests.reopened',
    name: 'Richieste riaperte',
    sentence: 'Quante volte una richiesta chiusa è stata riaperta nel giorno.',
    formula: 'Riaperture per giorno.',
    good: 'down',
  }),
  figure({
    code: 'requests.open',
    name: 'Richieste aperte',
    sentence: 'Quante richieste erano aperte alla fine del giorno.',
    formula: 'Quelle di ieri più le arrivate e le riaperte, meno le chiuse.',
    kind: 'level',
    good: 'down',
  }),
  figure({
    code: 'requests.answered',
    name: 'Prime risposte',
    sentence: 'Quante richieste hanno avuto la prima risposta nel giorno.',
    formula: 'Richieste per giorno della prima risposta.',
    good: 'up',
  }),
  figure({
    code: 'requests.answered-in-time',
    name: 'Prime risposte in tempo',
    sentence: 'Quante richieste hanno avuto la prima risposta entro il giorno promesso.',
    formula: 'Prime risposte prima della scadenza, fra quelle che ne hanno una.',
    good: 'up',
  }),
]
