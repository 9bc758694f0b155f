import { formatDateIt, parseRomeDay, type RomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { plainLetters } from '#platform/pure/letters.ts'
import { readTenth, TOO_MANY_DECIMALS, tenthInWords, typedTenth } from '#platform/pure/tenths.ts'
import { isSlug } from '#platform/pure/text.ts'
import { creditCount } from './card-rules.ts'
import {
  ABOUT_FIELDS,
  type AboutErrors,
  type AboutFields,
  type AboutTyped,
  judgeAbout,
  linesOf,
  typedAboutOf,
} from './course-about-rules.ts'
import { type Course, DIDACTIC_MODELS, LEAST_EVENT_CREDITS, MOST_EVENT_CREDITS, REGISTERED_GROUP } from './model.ts'
import { findObjective, objectiveOf } from './objectives-model.ts'
import { isOffered, splitPromoCodes } from './rules.ts'

/** Where a course stands for the training staff. */
export const DESK_STATUSES = ['draft', 'scheduled', 'open', 'withdrawn', 'closed'] as const
export type DeskStatus = (typeof DESK_STATUSES)[number]

type Dated = Pick<Course, 'state' | 'publishedAt' | 'expiryDate'>

export function deskStatus(course: Dated, now: Date): DeskStatus {
  if (course.state === 'draft') return 'draft'
  if (course.expiryDate < romeDayOf(now)) return 'closed'
  if (course.state === 'withdrawn') return 'withdrawn'
  return isOffered(course, now) ? 'open' : 'scheduled'
}

/** What is typed at the desk, as text; a tick is `on` or nothing. */
export const TYPED_FIELDS = [
  'title',
  'slug',
  'series',
  'model',
  'description',
  'objectiveNumber',
  'objective',
  'credits',
  'hours',
  'opensOn',
  'expiresOn',
  'eventId',
  'edition',
  'teachers',
  'sponsor',
  'promoCodes',
  'linkUrl',
  'isExternal',
  'isForRegistered',
  'isHighlighted',
  'isOrderFree',
  ...ABOUT_FIELDS,
] as const
type TypedField = (typeof TYPED_FIELDS)[number]
export type CourseTyped = Record<TypedField, string> & AboutTyped & { professions: string[]; disciplines: string[] }
export type CourseErrors = AboutErrors & Partial<Record<TypedField | 'professions' | 'disciplines', string>>

/** What is written of a course. */
export type CourseFields = Pick<
  Course,
  | 'title'
  | 'slug'
  | 'model'
  | 'description'
  | 'objective'
  | 'credits'
  | 'durationHours'
  | 'publishedAt'
  | 'expiryDate'
  | 'eventId'
  | 'edition'
  | 'professions'
  | 'disciplines'
  | 'teachers'
  | 'sponsor'
  | 'groups'
  | 'promoCodes'
  | 'isExternal'
  | 'linkUrl'
  | 'isHighlighted'
  | 'isOrderFree'
> &
  AboutFields & { readonly seriesId: number }

/** Pages of the catalogue have these addresses: a course may not stand on one of them. */
const TAKEN_ADDRESSES = ['ebook', 'film-formazione', 'videoclip', 'collana']
const MOST_HOURS = 200
/** Distance learning gives a credit an hour, and something more with a tutor; twice as many is a slip of the keyboard. */
const MOST_CREDITS_PER_HOUR = 2
/** Three digits: what the report to the regulator has place for. */
const MOST_EDITION = 999
const MOST_OBJECTIVE = 999
const MOST_LINES = 40

export function addressOf(title: string): string {
  return plainLetters(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '')
}

type Around = {
  readonly seriesIds: readonly number[]
  /** What the course belonged to before; the desk decides of one group only. */
  readonly groups: readonly string[]
  /** What is already known to be wrong: a person chosen who is no longer there. */
  readonly wrong?: CourseErrors
  /** LRN-008. One that has been opened keeps the number it had, also where the list has another since. */
  readonly isOpened?: boolean
}

export type JudgedCourse = { kind: 'told'; fields: CourseFields } | { kind: 'refused'; errors: CourseErrors }

/** CRS-001. What was typed of a course, judged; every field that is wrong is told, not only the first. */
export function judgeCourse(typed: CourseTyped, around: Around): JudgedCourse {
  const about = judgeAbout(typed)
  const errors: CourseErrors = { ...about.errors, ...around.wrong }
  const text = (field: TypedField) => typed[field].trim().replace(/\s+/g, ' ')
  const number = (field: TypedField, from: number, to: number, sentence: string) => {
    const value = /^\d{1,9}$/.test(text(field)) ? Number(text(field)) : Number.NaN
    if (!(value >= from && value <= to)) errors[field] = sentence
    return value
  }
  const title = text('title')
  if (title.length < 5 || title.length > 160) errors.title = 'Scrivi il titolo: da 5 a 160 caratteri.'
  const slug = text('slug') || addressOf(title)
  // Without a title there is nothing to make an address of: one thing is wrong, not two.
  const isWaiting = slug === '' && errors.title !== undefined
  if (!isWaiting && (!isSlug(slug) || slug.length > 100))
    errors.slug = 'L’indirizzo ha solo lettere minuscole, cifre e trattini, al massimo 100.'
  else if (TAKEN_ADDRESSES.includes(slug)) errors.slug = 'Questo indirizzo è di un’altra pagina del catalogo.'
  const seriesId = Number(typed.series)
  if (!around.seriesIds.includes(seriesId)) errors.series = 'Scegli la collana.'
  const model = DIDACTIC_MODELS.find((known) => known === typed.model)
  if (!model) errors.model = 'Scegli il modello didattico.'
  const description = text('description')
  if (description.length < 20 || description.length > 600)
    errors.description = 'Scrivi la presentazione: da 20 a 600 caratteri.'
  const national = findObjective(number('objectiveNumber', 1, MOST_OBJECTIVE, 'Scegli l’obiettivo nazionale.'))
  if (!national && !around.isOpened) errors.objectiveNumber = 'Scegli l’obiettivo nazionale.'
  const objective = text('objective') || (national?.words ?? '')
  if (!errors.objectiveNumber && (objective.length < 5 || objective.length > 300))
    errors.objective = 'Scrivi l’obiettivo formativo come lo stampa l’attestato: da 5 a 300 caratteri; oppure niente.'
  const credits = creditsIn(typed.credits, errors)
  const durationHours = number('hours', 1, MOST_HOURS, `Le ore vanno da 1 a ${MOST_HOURS}.`)
  if (!errors.credits && !errors.hours && credits > durationHours * MOST_CREDITS_PER_HOUR)
    errors.hours = `${creditCount(credits)} in ${durationHours === 1 ? 'un’ora' : `${durationHours} ore`} non sono plausibili: ne valgono al massimo ${durationHours * MOST_CREDITS_PER_HOUR}.`
  const opensOn = parseRomeDay(typed.opensOn.trim())
  if (!opensOn) errors.opensOn = 'Scrivi il giorno di apertura.'
  const expiresOn = parseRomeDay(typed.expiresOn.trim())
  if (!expiresOn) errors.expiresOn = 'Scrivi l’ultimo giorno.'
  else if (opensOn && expiresOn <= opensOn) errors.expiresOn = 'L’ultimo giorno viene dopo l’apertura.'
  const eventId = number('eventId', 1, 2_000_000_000, 'Scrivi il numero dell’evento accreditato.')
  const edition = number('edition', 1, MOST_EDITION, `L’edizione va da 1 a ${MOST_EDITION}.`)
  if (typed.professions.length === 0) errors.professions = 'Scegli almeno una professione.'
  const teachers = linesOf(typed.teachers)
  if (teachers.length > MOST_LINES || teachers.some((name) => name.length > 120))
    errors.teachers = `Un docente per riga, al massimo ${MOST_LINES}, ciascuno entro 120 caratteri.`
  const sponsor = text('sponsor')
  if (sponsor.length > 100) errors.sponsor = 'Lo sponsor sta in 100 caratteri.'
  const promoCodes = splitPromoCodes(typed.promoCodes.replaceAll(/[,;\n]/g, '|'))
  if (promoCodes.some((code) => !/^[A-Za-z0-9_-]{2,30}$/.test(code)) || promoCodes.length > MOST_LINES)
    errors.promoCodes = 'I codici hanno lettere, cifre e trattini; si separano con una virgola.'
  const isExternal = typed.isExternal === 'on'
  const linkUrl = typed.linkUrl.trim()
  if (linkUrl.length > 300 || (linkUrl ? URL.parse(linkUrl)?.protocol !== 'https:' : isExternal))
    errors.linkUrl = 'L’indirizzo dell’altra piattaforma inizia con https://.'
  if (Object.keys(errors).length > 0 || !model || !opensOn || !expiresOn) return { kind: 'refused', errors }
  const otherGroups = around.groups.filter((group) => group !== REGISTERED_GROUP)
  return {
    kind: 'told',
    fields: {
      title,
      slug,
      seriesId,
      model,
      description,
      objective: `${Number(typed.objectiveNumber)} - ${objective}`,
      credits,
      durationHours,
      publishedAt: startOfRomeDay(opensOn),
      expiryDate: expiresOn,
      eventId,
      edition,
      professions: typed.professions,
      disciplines: typed.disciplines,
      teachers,
      sponsor: sponsor || null,
      groups: typed.isForRegistered === 'on' ? [...otherGroups, REGISTERED_GROUP] : otherGroups,
      promoCodes,
      isExternal,
      linkUrl: linkUrl || null,
      isHighlighted: typed.isHighlighted === 'on',
      isOrderFree: typed.isOrderFree === 'on',
      ...about.fields,
    },
  }
}

/** LRN-006. */
function creditsIn(typed: string, errors: CourseErrors): number {
  const read = readTenth(typed)
  if (read.kind === 'too-many-decimals') errors.credits = TOO_MANY_DECIMALS
  else if (read.kind !== 'number' || read.value < LEAST_EVENT_CREDITS || read.value > MOST_EVENT_CREDITS)
    errors.credits = `Un evento vale da ${tenthInWords(LEAST_EVENT_CREDITS)} a ${MOST_EVENT_CREDITS} crediti.`
  return read.kind === 'number' ? read.value : Number.NaN
}

/** A course as the form shows it. */
export function typedOf(course: Course, seriesId: number): CourseTyped {
  const { number, words } = objectiveOf(course.objective)
  const tick = (isOn: boolean) => (isOn ? 'on' : '')
  return {
    title: course.title,
    slug: course.slug,
    series: String(seriesId),
    model: course.model,
    description: course.description,
    objectiveNumber: number,
    objective: words,
    credits: typedTenth(course.credits),
    hours: String(course.durationHours),
    opensOn: romeDayOf(course.publishedAt),
    expiresOn: course.expiryDate,
    eventId: String(course.eventId),
    edition: String(course.edition),
    teachers: course.teachers.join('\n'),
    sponsor: course.sponsor ?? '',
    promoCodes: course.promoCodes.join(', '),
    linkUrl: course.linkUrl ?? '',
    isExternal: tick(course.isExternal),
    isForRegistered: tick(course.groups.includes(REGISTERED_GROUP)),
    isHighlighted: tick(course.isHighlighted),
    isOrderFree: tick(course.isOrderFree),
    professions: [...course.professions],
    disciplines: [...course.disciplines],
    ...typedAboutOf(course),
  }
}

/**
 * What a certificate and the report to the regulator say of an event, and what decides how it is studied: once it has been opened it
 * stays as participants found it. A new edition is made from it instead.
 */
export const FROZEN_FIELDS = [
  'title',
  'slug',
  'model',
  'objectiveNumber',
  'objective',
  'credits',
  'hours',
  'opensOn',
  'eventId',
  'edition',
  'isExternal',
  'isOrderFree',
  'professions',
  'disciplines',
] as const satisfies (keyof CourseTyped)[]

export function isFrozen({ state }: Pick<Course, 'state'>): boolean {
  return state !== 'draft'
}

const FROZEN_SENTENCE = 'Il corso è stato aperto: questo non cambia più. Per cambiarlo fai una nuova edizione.'

/** Every frozen field that somebody tried to change. */
export function frozenErrors(before: CourseTyped, after: CourseTyped): CourseErrors {
  const errors: CourseErrors = {}
  for (const field of FROZEN_FIELDS) {
    const [was, is] = [before[field], after[field]].map((value) =>
      typeof value === 'string' ? value.trim() : value?.toSorted().join('|'),
    )
    if (was !== is) errors[field] = FROZEN_SENTENCE
  }
  return errors
}

/**
 * Whether the last day may become another. Who has paid must have the time they were promised, so while somebody studies it moves on and
 * never back; an event that is over stays over, because its report may have been sent; and nothing ends in the past.
 */
export function expiryError(
  course: Pick<Course, 'state' | 'expiryDate'>,
  wanted: RomeDay,
  { studying, today }: { studying: number; today: RomeDay },
): string | null {
  const { expiryDate } = course
  if (!isFrozen(course) || wanted === expiryDate) return null
  if (expiryDate < today)
    return `L’evento si è chiuso il ${formatDateIt(expiryDate)}: per riproporlo fai una nuova edizione.`
  if (wanted < today) return 'L’ultimo giorno non può essere già passato.'
  if (wanted > expiryDate || studying === 0) return null
  const people = studying === 1 ? 'Una persona sta' : `${studying} persone stanno`
  return `${people} ancora studiando: l’ultimo giorno non può venire prima del ${formatDateIt(expiryDate)}.`
}
