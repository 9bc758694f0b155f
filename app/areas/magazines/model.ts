/** MAG-003. Everything a club may want to change of its magazines is in this one table. */
export const MAGAZINES = [
  {
    code: 'medical-magazine',
    title: 'Corsia Aperta',
    fromText: 'Da Corsia Aperta, il mensile di chi cura',
    link: '/testate-di-prova/medical-magazine',
    primaryColor: '#0f5c8c',
    secondaryColor: '#9cc9e3',
  },
  {
    code: 'health-information',
    title: 'Salute in Chiaro',
    fromText: 'Da Salute in Chiaro, informazione per chi deve spiegare',
    link: '/testate-di-prova/health-information',
    primaryColor: '#1f7a4d',
    secondaryColor: '#a9dcc0',
  },
  {
    code: 'sanitask',
    title: 'Sanitask',
    fromText: 'Da Sanitask, organizzazione e lavoro in sanità',
    link: '/testate-di-prova/sanitask',
    primaryColor: '#5b3fa0',
    secondaryColor: null,
  },
  {
    code: 'nutrition-and-prevention',
    title: 'Tavola e Prevenzione',
    fromText: 'Da Tavola e Prevenzione, stili di vita e screening',
    link: '/testate-di-prova/nutrition-and-prevention',
    primaryColor: '#a8560b',
    secondaryColor: '#f2c48d',
  },
  {
    code: 'daily-health-industry',
    title: 'Mattino Farma',
    fromText: 'Da Mattino Farma, l’industria della salute ogni giorno',
    link: '/testate-di-prova/daily-health-industry',
    primaryColor: '#8c1c3f',
    secondaryColor: null,
  },
  {
    code: 'popular-science',
    title: 'Scienza Paziente',
    fromText: 'Da Scienza Paziente, la ricerca raccontata',
    link: '/testate-di-prova/popular-science',
    primaryColor: '#0b6e75',
    secondaryColor: '#9fdbdf',
  },
  {
    code: 'health-daily',
    title: 'Foglio Sanitario',
    fromText: 'Da Foglio Sanitario, le notizie del giorno',
    link: '/testate-di-prova/health-daily',
    primaryColor: '#374151',
    secondaryColor: '#c5cad3',
  },
] as const

export type MagazineCode = (typeof MAGAZINES)[number]['code']
export type Magazine = {
  readonly code: MagazineCode
  readonly title: string
  readonly fromText: string
  /** Where the magazine lives; the one of the house until a club has the real ones. */
  readonly link: string
  readonly primaryColor: string
  readonly secondaryColor: string | null
}

/** MAG-006 */
export const CAROUSEL_SLIDES = 4
export const CAROUSEL_EVERY_MS = 10_000

/** MAG-007. Of each magazine, in the carousel that opens the page. */
export const CAROUSEL_POSTS = 1

/** MAG-007. How a magazine is laid out: how many posts stand at the side, how many are suggested in all. */
export const LAYOUTS = {
  /** Eight side by side. */
  wide: { sidePosts: 8, suggested: 8 },
  /** One large, six beside it. */
  lead: { sidePosts: 6, suggested: 7 },
  /** One large, four beside it: asked as the one before, of which it shows fewer. */
  brief: { sidePosts: 4, suggested: 7 },
} as const
export type LayoutName = keyof typeof LAYOUTS

/** MAG-004. A post of a page, in our words. */
export type Post = {
  readonly link: string
  readonly title: string | null
  readonly excerpt: string | null
  readonly date: string | null
  readonly image: string | null
  readonly author: string | null
  readonly category: { readonly name: string; readonly link: string }
}

/** MAG-001 */
export const MAGAZINES_PATH = '/contenuti-medico-scientifici'
export const MAGAZINES_TITLE = 'Le testate giornalistiche del settore HealthCare e LifeScience'
