import type { StaffPermission } from '../pure/permissions.ts'
import { allowLines } from '../pure/safe-text.ts'
import type { Gender } from '../pure/shown.ts'
import { recordThing } from '../trail/things.ts'
import type { FieldLook, Fields, ValuesOf } from './fields.ts'
import { formNameOf } from './values.ts'

/** What is known of one beside its fields: `facts` of its serving says it. */
// biome-ignore lint/suspicious/noExplicitAny: each record has facts of its own; they are checked where it is served.
export type Facts = Readonly<Record<string, any>>

/** A column of the list: a field, or words made of several and of what else is known; they may lead somewhere. */
export type RecordColumn<Values> = {
  key: string
  title: string
  say: (values: Values, facts: Facts) => string
  to?: (facts: Facts) => string | null
  align?: 'end'
}

/** A thing that staff keep, declared once: its list, form, trail, sheets, calls and tests come from here. */
export type RecordDefinition<Known extends Fields = Fields, Values = ValuesOf<Known>> = {
  /** Its name on the trail and in the calls. */
  name: string
  /** Its address at the desk; that of its list, where it is another. */
  path: string
  listAt?: string
  /** Whoever holds it keeps them. */
  permission: StaffPermission
  words: {
    /** What the list is called. */
    title: string
    one: string
    many: string
    gender: Gender
    /** In which order the list is. */
    order?: string
    /** What members notice when it is hidden. */
    hiding?: string
    /** What comes back when it is shown again. */
    showing?: string
    /** What is in the page of a new one, under its title. */
    lead?: string
    /** What is above the list, under its title. */
    about?: string
    /** Sentences that are not said as the desk says them of every record. */
    own?: { readonly [Sentence in OwnSentence]?: string }
  }
  /** Its line among the places of the desk; one that stands under another place names it instead of a part. */
  place: { text: string; icon: string } & (
    | { part: string /** Seldom needed. */; isFolded?: boolean }
    | { under: { label: string; to: string } }
  )
  fields: Known
  /** The part of the address that names one: asked when it is made, made of its title, drawn with its form and sent with it, or counted. */
  address: 'asked' | 'made' | 'drawn' | 'numbered'
  /** Addresses that are other pages', where readers find it. */
  reserved?: readonly string[]
  title: (values: Values) => string
  /** A second line under the title, in lists and in what is found. */
  detail?: (values: Values) => string
  list: {
    columns: readonly ((keyof Known & string) | RecordColumn<Values>)[]
    /** What is searched by words. */
    search: readonly (keyof Known & string)[]
    /** How the search is called, where it is more than these. */
    searchTitle?: string
    /** Choices and ticks that narrow the list; with the name each has in its address, where that is not the field's. */
    filters?: readonly ((keyof Known & string) | readonly [keyof Known & string, string])[]
    /** The field it is in order of, with a minus for the last first; without, by hand or by name. */
    sort?: string | undefined
  }
  /** Written first and shown later; or there at once, and hidden for a time; without it, there at once and for good. */
  publishes?: boolean | 'at-once'
  /** Put in order by hand; some may also be taken away from the list itself. */
  isOrdered?: boolean | 'and-removed'
  /** `act` is what its form sends, where it is not `picture`. */
  picture?: { side: number; title: string; help: string; column: string; act?: string }
  /** What is said after something was done, where the desk says it otherwise. */
  said?: Readonly<Record<string, string>>
  /** What the button that hides it sends, where it is not `hide`. */
  hideAct?: string
  /** Where members see it. */
  openAt?: (id: string) => string
  preview?: (id: string) => string
  /** No more than so many. */
  most?: number
  /** Where one stands: a badge of its page and of the list, which is narrowed by it; shown or hidden is among them, if it can be. */
  states?: {
    of: (values: Values, now: Date, facts: Facts) => string
    words: Readonly<Record<string, { label: string; tone: 'primary' | 'success' | 'warning' | 'neutral' }>>
    say?: (state: string, values: Values, facts: Facts) => string
  }
  /** Whoever saved goes back to the list, which says it: the word of the address, and its sentence. */
  after?: {
    word: (act: SavingAct, typed: Readonly<Record<string, string>>, now: Date) => string
    said: Readonly<Record<string, string>>
  }
  /** What the trail calls the making of one. */
  makes?: 'created' | 'opened'
  /** The values as they are kept, where one field decides of another. */
  tidy?: (values: Values, now: Date) => Values
  /** What is wrong between fields, told also where some of them are wrong; by the names of the form. */
  between?: (values: Partial<Values>, how: { isPublished: boolean; now: Date }) => Record<string, string>
  /** What no field can tell by itself, asked where all are right. */
  check?: (values: Values, how: { isShown: boolean }) => Record<string, string>
}

export type SavingAct = 'created' | 'saved' | 'removed'
export type OwnSentence = 'begin' | 'noneYet' | 'first' | 'gone' | 'removeText'

// biome-ignore lint/suspicious/noExplicitAny: a list of records has other fields in each entry; they are checked where each is defined.
export type AnyRecord = RecordDefinition<any, any>

function multilineIn(fields: Fields): string[] {
  return Object.keys(fields).flatMap((name) => {
    const { kind, parts = [] } = fields[name]?.look ?? {}
    const inside = parts.filter((part) => part.kind === 'text').map((part) => part.name)
    return kind === 'text' ? [formNameOf(fields, name), ...inside] : inside
  })
}

/** Declares a record, and gives the trail its words. */
export function defineRecord<const Known extends Fields>(definition: RecordDefinition<Known>): RecordDefinition<Known> {
  allowLines(multilineIn(definition.fields))
  const { one } = definition.words
  recordThing(definition.name, {
    name: one.charAt(0).toLocaleUpperCase('it') + one.slice(1),
    gender: definition.words.gender,
  })
  return definition
}

export const listOf = ({ path, listAt = path }: Pick<AnyRecord, 'path' | 'listAt'>) => listAt

/** The address of the form of a new one, under the list's own. */
export const newSegment = ({ words }: Pick<AnyRecord, 'words'>) => (words.gender === 'f' ? 'nuova' : 'nuovo')
/** Last parts of an address that are pages of the desk: nothing may be called so. */
export const reservedIds = (record: AnyRecord) => [
  newSegment(record),
  'importa',
  'cestino',
  'foglio',
  ...(record.reserved ?? []),
]

/** The fields that narrow a list, and how its address calls them. */
export const filtersOf = ({ fields, list }: AnyRecord): { field: string; name: string }[] =>
  (list.filters ?? []).map((filter) =>
    typeof filter === 'string'
      ? { field: filter, name: formNameOf(fields, filter) }
      : { field: String(filter[0]), name: filter[1] },
  )

/** What the browser knows of a record: words and looks, no rule. */
export type RecordView = {
  name: string
  path: string
  listAt: string
  hideAct: string
  words: AnyRecord['words']
  icon: string
  /** The place it stands under. */
  under: { label: string; to: string } | null
  publishes: boolean
  /** There at once, and hidden for a time. */
  hides: boolean
  isOrdered: boolean
  removesInList: boolean
  asksAddress: boolean
  picture: { title: string; help: string; act: string } | null
  fields: (FieldLook & { name: string })[]
  states: NonNullable<AnyRecord['states']>['words'] | null
  search: string
}

const inSentence = (title: string) => `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`

/** “Marca, modello o alimentazione”. */
function listed(titles: readonly string[]): string {
  const words = titles.map((title, at) => (at === 0 ? title : inSentence(title)))
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`
}

export function viewOf(record: AnyRecord): RecordView {
  const { name, path, words, place, fields, list, publishes = false, isOrdered = false, address, picture } = record
  const look = (field: string): FieldLook => fields[field].look
  return {
    name,
    path,
    listAt: listOf(record),
    hideAct: record.hideAct ?? 'hide',
    words,
    icon: place.icon,
    under: 'under' in place ? place.under : null,
    publishes: publishes === true,
    hides: publishes === 'at-once',
    isOrdered: isOrdered !== false,
    removesInList: isOrdered === 'and-removed',
    asksAddress: address === 'asked',
    picture: picture ? { title: picture.title, help: picture.help, act: picture.act ?? 'picture' } : null,
    fields: Object.keys(fields).map((field) => ({ ...look(field), name: formNameOf(fields, field) })),
    states: record.states?.words ?? null,
    search: list.searchTitle ?? listed(list.search.map((field) => look(field).title)),
  }
}

type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>

/** The same, with what can be chosen among rows of other tables. */
export function withOptions(record: AnyRecord, options: Choices): RecordView {
  const own = Object.fromEntries(Object.entries(options).map(([field, some]) => [field, { options: some }]))
  const fields = Object.fromEntries(
    Object.keys(record.fields).map((name) => {
      const each = record.fields[name]
      return [name, { ...each, look: { ...each.look, ...own[name] } }]
    }),
  )
  return viewOf({ ...record, fields })
}
