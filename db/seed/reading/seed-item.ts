import { z } from 'zod'
import type { NewItem } from '#areas/content/article-commands.server.ts'
import { type AccessPolicy, CONTENT_TYPES, USE_WALLETS, type UseFlag } from '#areas/content/article-model.ts'

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

/** What stands above the text of an article. */
export const articleShape = z.strictObject({
  title: z.string(),
  abstract: z.string(),
  category: z.string(),
  /** The day it came out, as 2026-11-14. */
  published: z.iso.date(),
  type: z.enum(CONTENT_TYPES).optional(),
  access: z.enum(['open', 'registered', 'members', 'premium']).optional(),
  topics: z.array(z.string()).optional(),
  professions: z.array(z.string()).optional(),
  specializations: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  author: z.string().optional(),
  sources: z.array(z.strictObject({ label: z.string(), url: z.string().optional() })).optional(),
  isFormativo: z.boolean().optional(),
  hasContinueReading: z.boolean().optional(),
  series: z.string().optional(),
  embedded: z.strictObject({ url: z.string(), title: z.string() }).optional(),
  /** CNT-007. The course it is about. */
  courseSlug: z.string().optional(),
  /** CNT-008 */
  logos: z.array(z.strictObject({ name: z.string(), path: z.string().optional() })).optional(),
})
type Text = { slug: string; body: string }
type Written = z.output<typeof articleShape> & Text

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

/** What stands above the text of a module or tool. */
export const resourceShape = articleShape
  .pick({ title: true, abstract: true, category: true, published: true, topics: true, professions: true })
  .extend({ flag: z.enum(Object.keys(USE_WALLETS) as UseFlag[]) })
type WrittenResource = z.output<typeof resourceShape> & Text

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
