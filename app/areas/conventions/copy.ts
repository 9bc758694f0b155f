/** CNV-004. What the club says of its shops. */
export const PROMISE =
  'Oltre 12.000 codici sconto in più di 700 negozi e il 10% sulle attrazioni turistiche, riservati ai soci.'

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
