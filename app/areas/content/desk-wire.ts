import { z } from 'zod'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { fieldsOf, parseInItalian } from '#platform/http/italian-zod.ts'
import { parseRomeMinute, romeMinuteOf } from '#platform/pure/dates.ts'
import { isSlug } from '#platform/pure/text.ts'
import { CONTENT_TYPES, RELATED_COMPONENTS, USE_WALLETS, USER_ACTIONS, type UseFlag } from './article-model.ts'
import {
  ACCESS_LEVELS,
  type AccessLevels,
  type ItemDraft,
  MOST_BODY,
  MOST_RELATED,
  type Typed,
  type TypedChoice,
} from './desk-model.ts'
import {
  ACCESS_PRESETS,
  type AccessPreset,
  isFlagOf,
  levelsOf,
  missingIn,
  openingWalletsOf,
  policyFrom,
  presetOf,
  slugFrom,
} from './desk-rules.ts'
import type { Picture, RichText } from './model.ts'

const MOST_NAMES = 30
const MOST_LINES = 40

const words = (most: number) => z.string().trim().max(most)
const names = words(2_000)
  .transform((typed) => namesIn(typed))
  .pipe(z.array(z.string().max(80)).max(MOST_NAMES))
const path = z.string().regex(/^\/(?!\/)[^\s"<>\\]*$/, 'Scrivi un indirizzo che comincia con /.')
const address = z.union(
  [path, z.url({ protocol: /^https?$/ })],
  'Scrivi un indirizzo che comincia con https:// o con /.',
)
const lines = words(8_000).transform((typed) => linesIn(typed))
const level = z.enum(ACCESS_LEVELS)

const draftForm = z.object({
  contentType: z.enum(CONTENT_TYPES),
  title: words(200),
  slug: words(120),
  abstract: words(600),
  body: z.string().max(MOST_BODY, 'Il testo è troppo lungo: dividilo in due contenuti.'),
  author: words(120),
  categorySlug: words(120),
  topics: names,
  internalTags: names,
  specializations: names,
  series: words(120),
  sources: lines.pipe(
    z
      .array(
        z.object(
          { label: z.string().min(1).max(300), url: address.optional() },
          'Scrivi una fonte per riga: nome | indirizzo.',
        ),
      )
      .max(MOST_LINES),
  ),
  logos: lines.pipe(z.array(z.object({ label: z.string().min(1).max(120), url: path.optional() })).max(MOST_LINES)),
  related: words(4_000)
    .transform((typed) => namesIn(typed.replaceAll('\n', ',')).map(lastPart))
    .pipe(z.array(z.string().max(200)).max(MOST_RELATED, 'Scegli al massimo tre contenuti.')),
  embeddedUrl: z.union([z.literal(''), address]),
  embeddedTitle: words(200),
  courseSlug: words(200).transform(lastPart),
  coverSubject: words(80),
  photoPath: z.union([z.literal(''), path]),
  photoAlt: words(200),
  photoSize: z.string().regex(/^(\d{1,5}x\d{1,5})?$/),
  access: z.enum([...(Object.keys(ACCESS_PRESETS) as [AccessPreset]), 'custom']),
  levels: z.record(z.enum(SUBSCRIPTION_TYPES), level),
  openingWallets: names,
  useFlag: z.enum(['', ...(Object.keys(USE_WALLETS) as [UseFlag])]),
  publishAt: z.string().transform((typed, context) => {
    const instant = typed === '' ? null : parseRomeMinute(typed)
    if (typed !== '' && !instant)
      context.addIssue({ code: 'custom', message: 'Scrivi il giorno e l’ora, o lascia vuoto.' })
    return instant?.toISOString() ?? null
  }),
  professions: z.array(words(80)).max(100),
  userActions: z.array(z.enum(USER_ACTIONS)),
  relatedComponents: z.array(z.enum(RELATED_COMPONENTS)),
  options: z.array(z.enum(['hasContinueReading', 'hasTopics', 'isFormativo'])),
})

/** Everything the form holds; what a stranger adds is left behind. */
export function typedIn(form: FormData): Typed {
  const known = Object.keys(toTyped(EMPTY_DRAFT).words)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const chosen = (name: TypedChoice) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    words: Object.fromEntries(known.map((name) => [name, text(name)])),
    choices: {
      professions: chosen('professions'),
      userActions: chosen('userActions'),
      relatedComponents: chosen('relatedComponents'),
      options: chosen('options'),
    },
  }
}

type Read = { draft: ItemDraft | null; errors: Record<string, string> }
type Clean = (html: string) => RichText

/** What was typed, in our words; or what is wrong with it, by name of field. `clean` is the sanitiser of the server. */
export function fromTyped(
  typed: Typed,
  clean: Clean,
): { draft: ItemDraft; errors: null } | { draft: null; errors: Record<string, string> } {
  const { draft, errors } = read(typed, clean)
  return draft && Object.keys(errors).length === 0 ? { draft, errors: null } : { draft: null, errors }
}

/** STU-016. What can be read of what was typed, without the fields that cannot: those are named, and nothing stops for them. */
export function readTyped(typed: Typed, clean: Clean): { draft: ItemDraft; errors: Record<string, string> } {
  const whole = read(typed, clean)
  const { draft } = whole.draft ? whole : read(withoutFaulty(typed, Object.keys(whole.errors)), clean)
  return { draft: draft ?? EMPTY_DRAFT, errors: whole.errors }
}

const NOT_A_SLUG = 'Usa lettere minuscole senza accenti, numeri e trattini.'

/** What is wrong inside a field is wrong with the field: “sources.0.url” is “sources”. */
function namesOf(errors: Record<string, string>): Record<string, string> {
  const nameOf = (path: string) => path.replace(/^levels\./, 'level-').replace(/\..*/, '')
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [nameOf(path), message]))
}

/** A wrong field is as if nobody had filled it. */
function withoutFaulty({ words: typed, choices }: Typed, faulty: readonly string[]): Typed {
  const empty = toTyped(EMPTY_DRAFT)
  const isFaulty = (name: string) => faulty.includes(name)
  const kept = <Value>(sent: Readonly<Record<string, Value>>, instead: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [name, isFaulty(name) ? (instead[name] ?? value) : value]),
    )
  return { words: kept(typed, empty.words), choices: kept(choices, empty.choices) as Typed['choices'] }
}

function read({ words: typed, choices }: Typed, clean: Clean): Read {
  const levels = Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [type, typed[`level-${type}`]]))
  const title = typed.title?.trim() ?? ''
  const slug = typed.slug?.trim() || slugFrom(title)
  const early = {
    ...(title === '' && { title: 'Scrivi il titolo.' }),
    ...(!isSlug(slug) && slug + title !== '' && { slug: NOT_A_SLUG }),
  }
  const found = parseInItalian(draftForm, { ...typed, ...choices, levels })
  if (!found.success) return { draft: null, errors: { ...early, ...namesOf(fieldsOf(found.error)) } }
  const { access, levels: chosen, openingWallets, useFlag, sources, logos, related, options, ...rest } = found.data
  const { embeddedUrl, embeddedTitle, coverSubject, photoPath, photoAlt, photoSize, ...plain } = rest
  const flag = useFlag || null
  const isOfKind = !flag || isFlagOf(plain.contentType, flag)
  const errors = {
    ...early,
    ...(!isOfKind && { useFlag: 'Questo portafoglio non apre contenuti di questo tipo.' }),
    ...(embeddedUrl && !embeddedTitle && { embeddedTitle: 'Scrivi che cosa si vede.' }),
  }
  const levelsChosen = access === 'custom' ? (chosen as AccessLevels) : ACCESS_PRESETS[access]
  return {
    draft: {
      ...plain,
      slug: isSlug(slug) ? slug : '',
      body: clean(plain.body),
      author: plain.author || null,
      series: plain.series || null,
      courseSlug: plain.courseSlug || null,
      sources,
      logos: logos.map(({ label, url }) => ({ name: label, ...(url && { path: url }) })),
      relatedSlugs: related,
      embedded: embeddedUrl && embeddedTitle ? { url: embeddedUrl, title: embeddedTitle } : null,
      hasContinueReading: options.includes('hasContinueReading'),
      hasTopics: options.includes('hasTopics'),
      isFormativo: options.includes('isFormativo'),
      picture: pictureFrom({ slug, coverSubject: coverSubject || plain.categorySlug, photoPath, photoAlt, photoSize }),
      access: policyFrom(levelsChosen, { openingWallets, useFlag: isOfKind ? flag : null }),
    },
    errors,
  }
}

/** What readers would miss, of a form that cannot be read whole yet. */
export function missingInTyped({ words: typed }: Typed): Record<string, string> {
  const { contentType = '', categorySlug = '', abstract = '', body = '', useFlag } = typed
  const levels = SUBSCRIPTION_TYPES.map((type) => typed[`level-${type}`])
  const isOpen = typed.access === 'custom' ? levels.every((level) => level === 'whole') : typed.access === 'everyone'
  const access = { useFlag: useFlag || null, paywalls: isOpen ? [] : [typed.access] }
  return missingIn({ contentType, categorySlug, abstract: abstract.trim(), body, access })
}

type Cover = Record<'slug' | 'coverSubject' | 'photoPath' | 'photoAlt' | 'photoSize', string>

function pictureFrom({ slug, coverSubject, photoPath, photoAlt, photoSize }: Cover): Picture {
  if (!photoPath) return { kind: 'drawing', key: slug, category: coverSubject }
  const [width = 1280, height = 720] = photoSize.split('x').filter(Boolean).map(Number)
  return { kind: 'photograph', path: photoPath, alt: photoAlt, width, height }
}

/** The form that shows a draft. */
export function toTyped(draft: ItemDraft): Typed {
  const { picture, access, embedded } = draft
  const levels = levelsOf(access)
  const photo = picture.kind === 'photograph' ? picture : null
  return {
    words: {
      contentType: draft.contentType,
      title: draft.title,
      slug: draft.slug,
      abstract: draft.abstract,
      body: draft.body,
      author: draft.author ?? '',
      categorySlug: draft.categorySlug,
      topics: draft.topics.join(', '),
      internalTags: draft.internalTags.join(', '),
      specializations: draft.specializations.join(', '),
      series: draft.series ?? '',
      sources: draft.sources.map(({ label, url }) => written(label, url)).join('\n'),
      logos: draft.logos.map(({ name, path: drawn }) => written(name, drawn)).join('\n'),
      related: draft.relatedSlugs.join('\n'),
      embeddedUrl: embedded?.url ?? '',
      embeddedTitle: embedded?.title ?? '',
      courseSlug: draft.courseSlug ?? '',
      coverSubject: picture.kind === 'drawing' ? picture.category : '',
      photoPath: photo?.path ?? '',
      photoAlt: photo?.alt ?? '',
      photoSize: photo ? `${photo.width}x${photo.height}` : '',
      access: presetOf(levels) ?? 'custom',
      ...Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [`level-${type}`, levels[type]])),
      openingWallets: openingWalletsOf(access).join(', '),
      useFlag: access.useFlag ?? '',
      publishAt: draft.publishAt ? romeMinuteOf(new Date(draft.publishAt)) : '',
    },
    choices: {
      professions: draft.professions,
      userActions: draft.userActions,
      relatedComponents: draft.relatedComponents,
      options: (['hasContinueReading', 'hasTopics', 'isFormativo'] as const).filter((option) => draft[option]),
    },
  }
}

/** Where a new item begins: what most articles are. */
export const EMPTY_DRAFT: ItemDraft = {
  contentType: 'Articolo',
  title: '',
  slug: '',
  abstract: '',
  body: '' as RichText,
  author: 'Redazione',
  categorySlug: '',
  topics: [],
  internalTags: [],
  professions: [],
  specializations: [],
  series: null,
  sources: [],
  userActions: [...USER_ACTIONS],
  embedded: null,
  relatedComponents: ['Suggested Content', 'Related Content'],
  relatedSlugs: [],
  hasContinueReading: false,
  hasTopics: true,
  isFormativo: false,
  courseSlug: null,
  logos: [],
  picture: { kind: 'drawing', key: '', category: '' },
  access: { paywalls: [], useFlag: null },
  publishAt: null,
}

const written = (label: string, url: string | undefined) => (url ? `${label} | ${url}` : label)

function namesIn(typed: string): string[] {
  return [...new Set(typed.split(',').map((name) => name.trim()))].filter(Boolean)
}

/** One thing per line, with where it leads after a bar. */
function linesIn(typed: string): { label: string; url?: string }[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [label = '', url] = line.split('|').map((part) => part.trim())
      return { label, ...(url && { url }) }
    })
}

/** Whoever copies the whole address of a page means its last part. */
function lastPart(typed: string): string {
  return typed.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1)?.trim() ?? ''
}
