import type { Figure } from './model.ts'

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula' | 'source' | 'good'> & Partial<Figure>

const figure = (own: Own): Figure => ({
  unit: 'cents',
  kind: 'flow',
  since: 'ever',
  splits: [],
  permission: 'figures.money',
  page: 'money',
  version: 1,
  ...own,
})

const PAYMENTS = 'pagamenti e rimborsi'
const INVOICES = 'fatture e note di credito emesse'
const PLANS = 'ordini, piani e periodi Premium'
const DUE = 'rate degli ordini confermati'

/** FIG-030. */
const TAKINGS: readonly Figure[] = [
  figure({
    code: 'money.takings',
    name: 'Incassi',
    sentence: 'I soldi ricevuti nel giorno, IVA compresa, meno quelli restituiti nello stesso giorno.',
    formula: 'Ricevuti meno restituiti, ciascuno nel suo giorno.',
    source: PAYMENTS,
    splits: ['product', 'way'],
    version: 2,
    good: 'up',
  }),
  figure({
    code: 'money.received',
    name: 'Ricevuti',
    sentence: 'I pagamenti riusciti nel giorno, IVA compresa; mai quello che è solo dovuto.',
    formula: 'Somma dei pagamenti riusciti.',
    source: PAYMENTS,
    splits: ['product', 'way'],
    version: 2,
    good: 'up',
  }),
  figure({
    code: 'money.refunded',
    name: 'Restituiti',
    sentence: 'I soldi restituiti nel giorno, IVA compresa.',
    formula: 'Somma dei rimborsi fatti.',
    source: PAYMENTS,
    splits: ['product', 'way'],
    version: 2,
    good: 'down',
  }),
]

const invoiced = (code: string, name: string, what: string): Figure =>
  figure({
    code,
    name,
    sentence: `${what} delle fatture emesse nel giorno, meno quello delle note di credito.`,
    formula: 'Fatture meno note di credito, ciascuna arrotondata come nel suo file.',
    source: INVOICES,
    splits: ['product'],
    good: 'up',
  })

/** FIG-031. */
const INVOICED: readonly Figure[] = [
  invoiced('money.invoiced', 'Fatturato', 'Il totale'),
  invoiced('money.invoiced-taxable', 'Imponibile', 'L’imponibile'),
  invoiced('money.invoiced-vat', 'IVA', 'L’imposta'),
]

const EARNED_FROM = 'documenti emessi e giorni coperti dagli ordini'

/** FIG-035. Taken from the page of the accounts (ACC-047), whose closed months are marked. */
const EARNED: readonly Figure[] = [
  figure({
    code: 'money.issued',
    name: 'Emesso',
    sentence: 'L’imponibile dei documenti che contano nel giorno: fatture meno note di credito.',
    formula: 'Imponibile di ogni riga; quello che arriva per un mese chiuso conta nel primo giorno aperto.',
    source: EARNED_FROM,
    splits: ['product'],
    hasClosedMonths: true,
    good: 'up',
  }),
  figure({
    code: 'money.earned',
    name: 'Ricavi per competenza',
    sentence: 'La parte dell’imponibile che tocca al giorno, fra i giorni che ogni documento copre.',
    formula:
      'Imponibile diviso per i giorni coperti, i centesimi che avanzano nell’ultimo; i giorni già passati contano quando il documento è emesso. È un foglio di lavoro: decide il commercialista.',
    source: EARNED_FROM,
    splits: ['product'],
    hasClosedMonths: true,
    good: 'up',
  }),
  figure({
    code: 'money.deferred',
    name: 'Risconti',
    sentence: 'Quanto è stato emesso e alla fine del giorno non è ancora un ricavo.',
    formula:
      'Emesso fino al giorno meno ricavi per competenza fino al giorno. È un foglio di lavoro: decide il commercialista.',
    kind: 'level',
    source: EARNED_FROM,
    splits: ['product'],
    hasClosedMonths: true,
    good: 'neither',
  }),
]

const MOVES: readonly { code: string; name: string; sentence: string; good: Figure['good'] }[] = [
  { code: 'new', name: 'Nuovo', sentence: 'chi paga un piano per la prima volta', good: 'up' },
  { code: 'returned', name: 'Rientrato', sentence: 'chi torna a pagare un piano', good: 'up' },
  { code: 'more', name: 'In più', sentence: 'chi passa a un piano più caro', good: 'up' },
  { code: 'less', name: 'In meno', sentence: 'chi passa a un piano meno caro', good: 'down' },
  { code: 'lost', name: 'Perso', sentence: 'chi non paga più un piano', good: 'down' },
]

/** FIG-032, FIG-033. */
const RECURRING: readonly Figure[] = [
  figure({
    code: 'money.mrr',
    name: 'Valore mensile ricorrente',
    sentence: 'Quanto valgono in un mese, senza IVA, i piani in corso che sono stati pagati o si stanno pagando.',
    formula:
      'Per ogni piano in corso il prezzo pattuito senza IVA diviso per i suoi mesi; senza prove, regali e sospesi.',
    kind: 'level',
    source: PLANS,
    splits: ['plan'],
    good: 'up',
  }),
  figure({
    code: 'money.arr',
    name: 'Valore annuale',
    sentence: 'Quanto valgono in un anno, senza IVA, i piani in corso che sono stati pagati o si stanno pagando.',
    formula: 'Dodici volte il valore mensile ricorrente.',
    kind: 'level',
    source: PLANS,
    splits: ['plan'],
    good: 'up',
  }),
  figure({
    code: 'money.mrr-people',
    name: 'Premium che pagano',
    sentence: 'Quanti hanno alla fine del giorno un piano in corso pagato o in pagamento.',
    formula: 'Persone con un piano nel valore mensile ricorrente.',
    unit: 'people',
    kind: 'level',
    source: PLANS,
    splits: ['plan'],
    good: 'up',
  }),
  figure({
    code: 'money.mrr-mean',
    name: 'Valore medio',
    sentence: 'Quanto vale in media in un mese, senza IVA, il piano di un Premium che paga.',
    formula: 'Il valore mensile ricorrente diviso per i Premium che pagano, arrotondato una volta sola al centesimo.',
    kind: 'level',
    source: PLANS,
    good: 'up',
    mean: { of: 'money.mrr', over: 'money.mrr-people' },
  }),
  ...MOVES.flatMap(({ code, name, sentence, good }) => [
    figure({
      code: `money.mrr-${code}`,
      name: `Valore mensile: ${name.toLowerCase()}`,
      sentence: `Di quanto cambia il valore mensile ricorrente per ${sentence}.`,
      formula: 'Differenza fra la sera e la sera prima, persona per persona.',
      source: PLANS,
      good,
    }),
    figure({
      code: `money.mrr-${code}-people`,
      name: `Persone: ${name.toLowerCase()}`,
      sentence: `Quante persone cambiano il valore mensile ricorrente: ${sentence}.`,
      formula: 'Ogni persona è in un solo movimento al giorno.',
      unit: 'people',
      source: PLANS,
      good,
    }),
  ]),
]

const WITHIN: readonly number[] = [0, 7, 30, 60]
const UNITS: readonly { code: string; unit: Figure['unit']; word: string }[] = [
  { code: '', unit: 'cents', word: 'soldi' },
  { code: '-count', unit: 'times', word: 'rate' },
  { code: '-people', unit: 'people', word: 'persone' },
]

/** FIG-034. */
const INSTALLMENTS: readonly Figure[] = [
  ...UNITS.flatMap(({ code, unit, word }) => [
    figure({
      code: `money.coming${code}`,
      name: `Rate in arrivo: ${word}`,
      sentence: 'Le rate non ancora pagate che scadono nei prossimi dodici mesi, mese per mese.',
      formula: 'Rate di ordini confermati non pagate a fine giornata, per mese di scadenza.',
      unit,
      kind: 'level',
      source: DUE,
      splits: ['month'],
      good: 'neither',
    }),
    figure({
      code: `money.late${code}`,
      name: `Rate in ritardo: ${word}`,
      sentence: 'Le rate scadute e non pagate, da 1 a 30 giorni, da 31 a 60, da 61 a 90 e oltre.',
      formula: 'Rate di ordini confermati scadute prima della fine del giorno e non pagate.',
      unit,
      kind: 'level',
      source: DUE,
      splits: ['late'],
      good: 'down',
    }),
  ]),
  figure({
    code: 'money.due',
    name: 'Rate scadute nel giorno',
    sentence: 'Le rate che scadono nel giorno, pagate o no.',
    formula: 'Somma delle rate di ordini confermati per giorno di scadenza.',
    source: DUE,
    good: 'neither',
  }),
  ...WITHIN.map((days) =>
    figure({
      code: `money.due-paid-${days}`,
      name: days === 0 ? 'Rate pagate entro la scadenza' : `Rate pagate entro ${days} giorni`,
      sentence:
        days === 0
          ? 'Le rate pagate entro il giorno in cui scadono, per mese di scadenza.'
          : `Le rate pagate entro ${days} giorni da quello in cui scadono, per mese di scadenza.`,
      formula: 'Contate nel giorno in cui arrivano i soldi; la divisione dice il mese in cui scadevano.',
      source: DUE,
      splits: ['month'],
      good: 'up',
    }),
  ),
  figure({
    code: 'money.suspended-people',
    name: 'Sospesi per una rata',
    sentence: 'Quanti alla fine del giorno sono sospesi per una rata in ritardo.',
    formula: 'Persone con una sospensione in corso.',
    unit: 'people',
    kind: 'level',
    source: 'sospensioni',
    good: 'down',
  }),
]

export const MONEY_FIGURES: readonly Figure[] = [...TAKINGS, ...INVOICED, ...EARNED, ...RECURRING, ...INSTALLMENTS]
