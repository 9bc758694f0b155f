import type { Figure } from './model.ts'

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula' | 'good'> & Partial<Figure>

const figure = (own: Own): Figure => ({
  unit: 'points',
  kind: 'flow',
  source: 'movimenti dei punti',
  since: 'ever',
  splits: [],
  permission: 'figures.read',
  page: 'loyalty',
  version: 1,
  ...own,
})

/** FIG-044. */
export const LOYALTY_FIGURES: readonly Figure[] = [
  figure({
    code: 'loyalty.points',
    name: 'Punti in mano agli iscritti',
    sentence: 'Quanti punti avevano tutti insieme alla fine del giorno.',
    formula: 'Quelli di ieri più guadagnati e restituiti, meno spesi e scaduti, con le correzioni.',
    kind: 'level',
    good: 'neither',
  }),
  figure({
    code: 'loyalty.earned',
    name: 'Punti guadagnati',
    sentence: 'Quanti punti sono stati guadagnati nel giorno.',
    formula: 'Somma dei movimenti, per missione, senza le correzioni.',
    splits: ['mission'],
    good: 'up',
    version: 2,
  }),
  figure({
    code: 'loyalty.spent',
    name: 'Punti spesi',
    sentence: 'Quanti punti sono stati spesi in premi nel giorno.',
    formula: 'Somma dei movimenti, per premio, senza le correzioni.',
    splits: ['reward'],
    good: 'up',
    version: 2,
  }),
  figure({
    code: 'loyalty.returned',
    name: 'Punti restituiti',
    sentence: 'Quanti punti sono tornati a chi li aveva spesi.',
    formula: 'Somma dei movimenti.',
    good: 'down',
  }),
  figure({
    code: 'loyalty.expired',
    name: 'Punti scaduti',
    sentence: 'Quanti punti sono scaduti nel giorno.',
    formula: 'Somma dei movimenti.',
    good: 'down',
  }),
  figure({
    code: 'loyalty.corrected',
    name: 'Punti corretti',
    sentence: 'Quanti punti ha aggiunto la redazione nel giorno, meno quelli che ha tolto.',
    formula: 'Somma delle correzioni; i punti che passano da un account a quello che resta fanno zero.',
    good: 'neither',
  }),
  figure({
    code: 'loyalty.expiring',
    name: 'Punti che scadono',
    sentence: 'Quanti punti ancora in mano scadono nei prossimi 24 mesi, mese per mese.',
    formula: 'Quello che resta in ogni gruppo di punti alla fine del giorno, per mese di scadenza.',
    kind: 'level',
    splits: ['month'],
    good: 'neither',
  }),
  figure({
    code: 'loyalty.cost',
    name: 'Quanto possono costare i punti',
    sentence:
      'Una stima per il commercialista: che cosa costerebbero i punti in mano agli iscritti alla fine del giorno.',
    formula:
      'Punti in mano per il valore di un punto per la quota che si pensa sarà usata, come deciso per quel giorno; arrotondato una volta sola al centesimo.',
    unit: 'cents',
    kind: 'level',
    source: 'movimenti dei punti e valore deciso',
    since: 'value',
    permission: 'figures.money',
    good: 'neither',
  }),
  figure({
    code: 'loyalty.orders',
    name: 'Premi chiesti',
    sentence: 'Quanti premi sono stati chiesti nel giorno.',
    formula: 'Ordini di premi per giorno.',
    unit: 'times',
    source: 'ordini dei premi',
    splits: ['reward'],
    good: 'up',
  }),
  figure({
    code: 'loyalty.orders-refused',
    name: 'Premi rifiutati',
    sentence: 'Quanti ordini di premi sono stati rifiutati o annullati nel giorno.',
    formula: 'Ordini finiti così, per giorno.',
    unit: 'times',
    source: 'ordini dei premi',
    splits: ['reward'],
    good: 'down',
  }),
]
