/** What a person is asked, read off a Zod shape on the server; plain data, so that the browser draws the form without Zod. */
export type FieldShape = {
  title: string
  description?: string | undefined
  /** May be left out: the block stands without it, or has words of its own for it. */
  isOptional: boolean
  /** What the shape takes when nothing is said. */
  defaultValue?: unknown
  /** Rarely wanted: asked after the rest, behind a fold. */
  isDetail?: boolean | undefined
} & FieldKind

export type FieldKind =
  | { kind: 'text'; max?: number | undefined; isLong: boolean; suggestions?: SuggestionName | undefined }
  | { kind: 'rich-text'; max?: number | undefined }
  | { kind: 'link' }
  | { kind: 'icon' }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined; isInteger: boolean }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly ChoiceOption[] }
  /** A photograph uploaded, or a drawing. */
  | { kind: 'picture' }
  /** The address of a file of ours; `measures` are the fields beside it that keep its true size. */
  | { kind: 'file'; accepts: FileKind; measures?: { width: string; height: string } | undefined }
  | { kind: 'permission' }
  | { kind: 'object'; fields: readonly NamedShape[] }
  | { kind: 'list'; item: FieldShape; min: number; max: number }
  /** Never asked: another field or the house itself writes it. A key is made by the form, and no two are alike. */
  | { kind: 'hidden'; isKey?: boolean | undefined }

export type NamedShape = { name: string; shape: FieldShape }
export type ChoiceOption = { value: string | number; label: string }
export const FILE_KINDS = ['image', 'document', 'video', 'captions'] as const
export type FileKind = (typeof FILE_KINDS)[number]
/** Lists of the club a text can be written from. */
export const SUGGESTION_NAMES = ['contents', 'categories'] as const
export type SuggestionName = (typeof SUGGESTION_NAMES)[number]

export type Fields = Readonly<Record<string, unknown>>

/** The value as the fields of a group; anything else counts as a group nobody filled. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What a new block, a new item of a list or a group just switched on starts with. */
export function emptyValue(shape: FieldShape): unknown {
  if (shape.defaultValue !== undefined) return structuredClone(shape.defaultValue)
  switch (shape.kind) {
    case 'text':
    case 'rich-text':
    case 'link':
    case 'file':
      return ''
    case 'icon':
    case 'number':
    case 'choice':
    case 'permission':
      return undefined
    case 'hidden':
      return shape.isKey ? newKey() : undefined
    case 'switch':
      return false
    case 'picture':
      return { kind: 'drawing', key: '1', category: 'clinica' }
    case 'list':
      return Array.from({ length: shape.min }, () => emptyValue(shape.item))
    case 'object':
      return Object.fromEntries(
        shape.fields.flatMap(({ name, shape: field }) => {
          const value = isLeftOut(field) ? undefined : emptyValue(field)
          return value === undefined ? [] : [[name, value]]
        }),
      )
  }
}

/** A name for machines; letters first, so that it can be part of an address. */
function newKey(): string {
  return `n${Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A copy of an item, with names for machines of its own. */
export function duplicateOf(shape: FieldShape, value: unknown): unknown {
  switch (shape.kind) {
    case 'hidden':
      return shape.isKey ? newKey() : value
    case 'object':
      return duplicateFields(shape.fields, fieldsOf(value))
    case 'list':
      return itemsOf(value).map((item) => duplicateOf(shape.item, item))
    default:
      return structuredClone(value)
  }
}

function duplicateFields(fields: readonly NamedShape[], values: Fields): Fields {
  return Object.fromEntries(
    fields.flatMap(({ name, shape }) => (values[name] === undefined ? [] : [[name, duplicateOf(shape, values[name])]])),
  )
}

const isLeftOut = (shape: FieldShape) => shape.isOptional && shape.defaultValue === undefined

/** What a part inside a value is called: its own words, or what it is and which of them. */
export function namePart(shape: FieldShape, value: unknown, path: readonly (string | number)[]): string {
  const [step, ...rest] = path
  if (step === undefined) return summaryOf(shape, value) || shape.title
  if (shape.kind === 'object') {
    const field = shape.fields.find(({ name }) => name === step)
    return field ? namePart(field.shape, fieldsOf(value)[step], rest) : shape.title
  }
  if (shape.kind !== 'list') return shape.title
  const inside = itemsOf(value)[Number(step)]
  const name = namePart(shape.item, inside, rest)
  if (rest.length === 0) return summaryOf(shape.item, inside) ? name : `${shape.item.title} ${Number(step) + 1}`
  return name
}

/** What the field at a place is called, for whoever is told of it elsewhere. */
export function titleAt(shape: FieldShape, path: readonly string[]): string {
  const [step, ...rest] = path
  if (step === undefined) return shape.title
  if (shape.kind === 'list') return titleAt(shape.item, rest)
  const field = shape.kind === 'object' ? shape.fields.find(({ name }) => name === step) : undefined
  return field ? titleAt(field.shape, rest) : shape.title
}

/** Fields that name the thing they stand in, best first. */
const NAMING = ['title', 'question', 'name', 'label', 'figure', 'form', 'calculator', 'text', 'content']
const SUMMARY_LENGTH = 80

/** The first words that name a thing, for outlines and folded items; empty when nobody has written any. */
export function summaryOf(shape: FieldShape, value: unknown): string {
  const words = namingWords(shape, value).replace(/\s+/g, ' ').trim()
  return words.length > SUMMARY_LENGTH ? `${words.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…` : words
}

function namingWords(shape: FieldShape, value: unknown): string {
  switch (shape.kind) {
    case 'text':
    case 'link':
    case 'file':
      return typeof value === 'string' ? value : ''
    case 'number':
      return value === undefined ? '' : String(value)
    case 'rich-text':
      return typeof value === 'string' ? plainWords(value) : ''
    case 'choice':
      return shape.options.find((option) => option.value === value)?.label ?? ''
    case 'object':
      return wordsOfFields(shape.fields, fieldsOf(value))
    case 'list':
      return (
        itemsOf(value)
          .map((item) => namingWords(shape.item, item))
          .find(Boolean) ?? ''
      )
    default:
      return ''
  }
}

function wordsOfFields(fields: readonly NamedShape[], values: Fields): string {
  const words = (name: string) => {
    // What is rarely wanted seldom names anything: the name of a section for screen readers is the same in all.
    const field = fields.find((each) => each.name === name && !each.shape.isDetail)
    return field ? namingWords(field.shape, values[name]) : ''
  }
  const own = NAMING.map(words).find(Boolean)
  if (own) return own
  return (
    fields
      .filter(({ shape }) => shape.kind === 'list' || shape.kind === 'object')
      .map(({ name, shape }) => namingWords(shape, values[name]))
      .find(Boolean) ?? ''
  )
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function plainWords(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
}
