import type { NewItem } from '#areas/content/article-commands.server.ts'
import type { AccessPolicy, Category, ContentType, UseFlag } from '#areas/content/article-model.ts'

export const categories: readonly Category[] = [
  {
    slug: 'clinica-e-terapia',
    label: 'Clinica e terapia',
    description: 'Linee guida, farmaci, diagnosi: che cosa cambia nella pratica di ogni giorno.',
  },
  {
    slug: 'norme-e-diritto',
    label: 'Norme e diritto',
    description: 'Leggi, sentenze e responsabilità, spiegate a chi cura.',
  },
  {
    slug: 'fisco-e-tasse',
    label: 'Fisco e Tasse',
    description: 'Scadenze, regimi e fatture di chi esercita una professione sanitaria.',
  },
  {
    slug: 'professione-e-lavoro',
    label: 'Professione e lavoro',
    description: 'Turni, contratti, organizzazione, rapporti con colleghi e pazienti.',
  },
  {
    slug: 'assicurazioni-e-tutele',
    label: 'Assicurazioni e tutele',
    description: 'Polizze, coperture e tutele, senza clausole da decifrare.',
  },
  {
    slug: 'corsi-e-formazione',
    label: 'Corsi e formazione',
    description: 'ECM, metodi di studio e occasioni per crescere.',
  },
  {
    slug: 'nutrizione-e-prevenzione',
    label: 'Nutrizione e prevenzione',
    description: 'Stili di vita, vaccini, screening: curare prima.',
  },
  {
    slug: 'psicologia-e-benessere',
    label: 'Psicologia e benessere',
    description: 'La mente di chi è curato e di chi cura.',
  },
]

const everyoneBut = {
  registered: ['SUSPECT'],
  members: ['SUSPECT', 'REGISTRATO', 'EX_TRIAL', 'EX_PREMIUM'],
} as const

/** The four ways an article of the demo is closed. */
export const access = {
  open: { paywalls: [], useFlag: null },
  registered: { paywalls: [{ audience: { visibility: everyoneBut.registered }, isForced: false }], useFlag: null },
  members: {
    paywalls: [
      { audience: { visibility: ['SUSPECT'] }, isForced: true },
      { audience: { visibility: everyoneBut.members.slice(1) }, isForced: false },
    ],
    useFlag: null,
  },
  premium: {
    paywalls: [{ audience: { visibility: [...everyoneBut.members, 'TRIAL'] }, isForced: true }],
    useFlag: null,
  },
} satisfies Record<string, AccessPolicy>

/** The hour at which the newsroom publishes. */
const instantOf = (day: string) => new Date(`${day}T07:30:00Z`)

export type Written = {
  slug: string
  title: string
  abstract: string
  category: string
  /** The day it came out, as 2026-11-14. */
  published: string
  body: string
  type?: ContentType
  access?: keyof typeof access
  topics?: string[]
  professions?: string[]
  specializations?: string[]
  tags?: string[]
  author?: string
  sources?: { label: string; url?: string }[]
  isFormativo?: boolean
  hasContinueReading?: boolean
  series?: string
  embedded?: { url: string; title: string }
  /** CNT-007. The course it is about. */
  courseSlug?: string
  /** CNT-008 */
  logos?: { name: string; path?: string }[]
}

/** An article as its author hands it in: paragraphs and headings, the rest is decided here. */
export function written(item: Written): NewItem {
  const { category, published, type = 'Articolo', access: closed = 'open', tags = [], ...rest } = item
  const date = instantOf(published)
  return {
    ...rest,
    contentType: type,
    categorySlug: category,
    publicationDate: date,
    updatedAt: date,
    access: access[closed],
    isPremium: closed === 'premium',
    internalTags: tags,
    author: item.author ?? 'Redazione',
    userActions: ['Share', 'Print', 'Download/E-book'],
    relatedComponents: ['Related Content', 'Suggested Content'],
    picture: { kind: 'drawing', key: item.slug, category: coverSubjects[category] ?? category },
  }
}

const coverSubjects: Readonly<Record<string, string>> = {
  'clinica-e-terapia': 'clinica',
  'norme-e-diritto': 'norme e diritto',
  'fisco-e-tasse': 'fisco e tasse',
  'professione-e-lavoro': 'infermieristica',
  'assicurazioni-e-tutele': 'assicurazioni',
  'corsi-e-formazione': 'ricerca',
  'nutrizione-e-prevenzione': 'nutrizione',
  'psicologia-e-benessere': 'psicologia',
}

export type WrittenResource = {
  slug: string
  title: string
  abstract: string
  category: string
  published: string
  flag: UseFlag
  body: string
  topics?: string[]
  professions?: string[]
}

/** CNT-017. A module or tool: its flag says which wallet opens it. */
export function resource({ flag, category, published, ...rest }: WrittenResource): NewItem {
  const date = instantOf(published)
  return {
    ...rest,
    contentType: flag.startsWith('isMOD') ? 'Modulo' : 'Tool',
    categorySlug: category,
    publicationDate: date,
    updatedAt: date,
    access: { paywalls: [], useFlag: flag },
    author: 'Redazione',
    userActions: ['Share', 'Print', 'Download/E-book'],
    relatedComponents: ['Latest Content'],
    picture: { kind: 'drawing', key: rest.slug, category: flag.endsWith('LEG') ? 'legale' : 'clinica' },
  }
}
