import { promisedFigure } from '#platform/pure/promised-figure.ts'

/** How many offers a reader may use today, and of how many shops. */
export type ConventionCounts = { readonly offers: number; readonly shops: number }

/** CNV-004. "Oltre 12.000 codici sconto in più di 700 negozi" while there are so many, else what there is. */
export function countedOffers({ offers, shops }: ConventionCounts, [one, many]: readonly [string, string]): string {
  const offered = `${promisedFigure(offers, 12_000)} ${offers === 1 ? one : many}`
  return `${offered} in ${promisedFigure(shops, 700, 'più di')} ${shops === 1 ? 'negozio' : 'negozi'}`
}

/** CNV-004. What the club says of its shops. */
export function conventionsPromise(counts: ConventionCounts): string {
  const attractions = 'il 10% sulle attrazioni turistiche'
  if (counts.offers === 0) return `Sconti nei negozi e ${attractions}, riservati ai soci.`
  return `${countedOffers(counts, ['codice sconto', 'codici sconto'])} e ${attractions}, riservati ai soci.`
}

export const CRUMBS = [
  { label: 'Home', to: '/' },
  { label: 'Servizi', to: '/servizi' },
]
export const CONVENTION_CRUMBS = [...CRUMBS, { label: 'Convenzioni', to: '/servizi/convenzioni' }]
export const SHOP_CRUMBS = [...CONVENTION_CRUMBS, { label: 'Negozi', to: '/servizi/convenzioni/negozi' }]

/** CNV-001. The agreements of the club, beside the shops. */
export const CONVENTIONS = [
  {
    title: 'Negozi e codici sconto',
    text: 'Abbigliamento, salute, casa, elettronica: il codice si copia e si usa alla cassa.',
    to: '/servizi/convenzioni/negozi',
    icon: 'ticket-percent',
  },
  {
    title: 'Viaggi in business class',
    text: 'Tour organizzati, crociere, mare e montagna a condizioni riservate ai soci.',
    to: '/servizi/convenzioni/viaggi',
    icon: 'plane',
  },
  {
    title: 'Noleggio auto a lungo termine',
    text: 'Un canone solo, tutto compreso, su modelli scelti per chi lavora.',
    to: '/servizi/convenzioni/noleggio-auto',
    icon: 'car',
  },
  {
    title: 'Fitness network',
    text: 'Tre ingressi gratuiti per te e la tua famiglia, dodici tipi di attività.',
    to: '/servizi/fitness-network',
    icon: 'trophy',
  },
] as const
