import { parseRomeDay } from './dates.ts'

/** DSK-014. What a list can be asked about, as its chips and its address name it. */
export type QuestionField = {
  /** In the address. */
  readonly name: string
  /** On the chip. */
  readonly label: string
  readonly kind: 'choice' | 'flag' | 'day' | 'number' | 'text'
  /** Whether it can be without a value, and so be asked for that. */
  readonly mayBeEmpty?: boolean
  /** Where a condition may also say which ones of a second list it is about: “Quale corso”. */
  readonly which?: string
  /** Where a condition may also say when: “Quando”. */
  readonly when?: string
}

/** What a condition does with its values, in the address and on the chip. */
export const OPERATORS = {
  is: { written: '', words: 'è', denied: 'non è' },
  contains: { written: 'contiene', words: 'contiene', denied: 'non contiene' },
  starts: { written: 'comincia', words: 'comincia con', denied: 'non comincia con' },
  before: { written: 'prima', words: 'prima del', denied: 'non prima del' },
  between: { written: 'dal', words: 'dal', denied: 'non dal' },
  last: { written: 'ultimi', words: 'negli ultimi', denied: 'non negli ultimi' },
  next: { written: 'prossimi', words: 'nei prossimi', denied: 'non nei prossimi' },
  least: { written: 'almeno', words: 'almeno', denied: 'meno di' },
  most: { written: 'massimo', words: 'al massimo', denied: 'più di' },
  empty: { written: 'vuoto', words: 'è vuoto', denied: 'non è vuoto' },
} as const
export type Operator = keyof typeof OPERATORS

const OF_KIND: Readonly<Record<QuestionField['kind'], readonly Operator[]>> = {
  choice: ['is'],
  flag: ['is'],
  day: ['before', 'between', 'last', 'next'],
  number: ['is', 'least', 'most'],
  text: ['is', 'contains', 'starts'],
}

export function operatorsOf({ kind, mayBeEmpty = false }: QuestionField): readonly Operator[] {
  return mayBeEmpty ? [...OF_KIND[kind], 'empty'] : OF_KIND[kind]
}

/** A stretch of days that a condition looks at. */
export type Period = { readonly operator: 'before' | 'between' | 'last' | 'next'; readonly values: readonly string[] }

/** One condition: its values are joined by “o”, and it is joined to the others by “e”. */
export type Condition = {
  readonly field: string
  readonly isDenied: boolean
  readonly operator: Operator
  readonly values: readonly string[]
  readonly which: readonly string[]
  readonly when: Period | null
}

/** A condition that cannot be understood any more: nobody answers a question with one. */
export type BrokenCondition = { readonly field: string; readonly written: string }

export type Conditions = { readonly conditions: readonly Condition[]; readonly broken: readonly BrokenCondition[] }

export const FLAG_VALUES = ['si', 'no'] as const
export const MOST_CONDITIONS = 20
const MOST_VALUES = 120
const LONGEST_VALUE = 120
const LONGEST_CONDITION = 4_000

/** The conditions of an address. Whatever is there under a name that is not `reserved` is a condition, also one that nobody knows. */
export function readConditions(
  search: URLSearchParams,
  fields: readonly QuestionField[],
  reserved: readonly string[],
): Conditions {
  const conditions: Condition[] = []
  const broken: BrokenCondition[] = []
  for (const [name, written] of search) {
    if (reserved.includes(name) || written === '') continue
    const field = fields.find((each) => each.name === name)
    const read = field && conditions.length < MOST_CONDITIONS ? readCondition(field, written) : null
    if (read) conditions.push(read)
    else if (broken.length < MOST_CONDITIONS) broken.push({ field: name, written: written.slice(0, LONGEST_VALUE) })
  }
  return { conditions, broken }
}

/** A condition as its field's parameter holds it, `non:almeno:5;quando:ultimi:365`; null where it cannot be one. */
export function readCondition(field: QuestionField, written: string): Condition | null {
  if (written.length > LONGEST_CONDITION) return null
  const isDenied = written.startsWith(`${DENIED}:`)
  const [main = '', ...more] = (isDenied ? written.slice(DENIED.length + 1) : written).split(';')
  const read = readPart(main, operatorsOf(field))
  if (!read || !areValues(field.kind, read)) return null
  const which = readNamed(more, WHICH)
  const when = readNamed(more, WHEN)
  const parts = [which, when].filter((part) => part !== null)
  if (parts.length !== more.length || (which !== null && !field.which) || (when !== null && !field.when)) return null
  const among = which === null ? [] : readValues(which)
  const period = when === null ? null : readPart(when, PERIODS)
  if (among.length > MOST_VALUES || among.includes('') || (when !== null && !(period && areValues('day', period))))
    return null
  return { field: field.name, isDenied, ...read, which: among, when: period as Period | null }
}

/** The same condition as the address writes it. */
export function writeCondition({ isDenied, operator, values, which, when }: Condition): string {
  const more = [
    which.length > 0 ? `;${WHICH}:${writeValues(which)}` : '',
    when ? `;${WHEN}:${writePart(when.operator, when.values)}` : '',
  ]
  return `${isDenied ? `${DENIED}:` : ''}${writePart(operator, values)}${more.join('')}`
}

const DENIED = 'non'
const WHICH = 'quale'
const WHEN = 'quando'
const PERIODS = ['before', 'between', 'last', 'next'] as const

type Part = { operator: Operator; values: readonly string[] }

function readPart(written: string, known: readonly Operator[]): Part | null {
  const [, name = '', rest = ''] = /^(?:([a-z]+):)?(.*)$/s.exec(written) ?? []
  const operator = known.find((each) => OPERATORS[each].written === name)
  return operator ? { operator, values: rest === '' ? [] : readValues(rest) } : null
}

const writePart = (operator: Operator, values: readonly string[]) =>
  `${operator === 'is' ? '' : `${OPERATORS[operator].written}:`}${writeValues(values)}`

function readNamed(parts: readonly string[], name: string): string | null {
  const found = parts.filter((part) => part.startsWith(`${name}:`))
  return found.length === 1 ? (found[0]?.slice(name.length + 1) ?? null) : null
}

/** The signs that join parts and values are written by their number where they belong to a value. */
const writeValues = (values: readonly string[]) =>
  values
    .map((value) => value.replace(/[%,;:]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`))
    .join(',')

const readValues = (written: string) =>
  written
    .split(',')
    .map((value) =>
      value.replace(/%(25|2C|3B|3A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )

/** LRN-006. Credits have one decimal. */
const AMOUNT = /^(0|[1-9]\d{0,8})(\.[1-9])?$/
const DAYS = /^(0|[1-9]\d{0,3})$/

function areValues(kind: QuestionField['kind'], { operator, values }: Part): boolean {
  if (values.length > MOST_VALUES || values.some((value) => value === '' || value.length > LONGEST_VALUE)) return false
  const [first = '', second = ''] = values
  switch (operator) {
    case 'empty':
      return values.length === 0
    case 'before':
      return values.length === 1 && parseRomeDay(first) !== null
    case 'between':
      return values.length === 2 && parseRomeDay(first) !== null && parseRomeDay(second) !== null && first <= second
    case 'last':
    case 'next':
      return values.length === 1 && DAYS.test(first)
    case 'least':
    case 'most':
      return values.length === 1 && AMOUNT.test(first)
    case 'contains':
    case 'starts':
      return values.length > 0
    case 'is':
      if (kind === 'flag') return values.length === 1 && FLAG_VALUES.some((flag) => flag === first)
      return values.length > 0 && (kind !== 'number' || values.every((value) => AMOUNT.test(value)))
  }
}

/** The words of a value, where they are not the value itself. */
export type ValueWords = (field: string, value: string, isWhich?: boolean) => string

/** A condition in words, in the three parts of its chip. */
export function conditionInWords(
  { label, when: whenWords }: QuestionField,
  { field, isDenied, operator, values, which, when }: Condition,
  words: ValueWords,
): { label: string; relation: string; values: string } {
  const { words: said, denied } = OPERATORS[operator]
  const among = which.length > 0 ? ` (${joinOr(which.map((value) => words(field, value, true)))})` : ''
  const period = when ? `, ${(whenWords ?? '').toLowerCase()} ${periodInWords(when.operator, when.values)}` : ''
  const told = isPeriod(operator)
    ? periodInWords(operator, values).slice(said.length + 1)
    : joinOr(values.map((value) => words(field, value)))
  return { label, relation: isDenied ? denied : said, values: `${told}${among}${period}` }
}

export const conditionSentence = (...args: Parameters<typeof conditionInWords>) =>
  Object.values(conditionInWords(...args))
    .filter(Boolean)
    .join(' ')

const isPeriod = (operator: Operator): operator is Period['operator'] => PERIODS.some((each) => each === operator)

const dayInWords = (day = '') => day.split('-').reverse().join('/')

function periodInWords(operator: Period['operator'], [first = '', second = '']: readonly string[]): string {
  const { words } = OPERATORS[operator]
  if (operator === 'before') return `${words} ${dayInWords(first)}`
  if (operator === 'between') return `${words} ${dayInWords(first)} al ${dayInWords(second)}`
  return `${words} ${first} ${first === '1' ? 'giorno' : 'giorni'}`
}

function joinOr(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`
}

/** An address as people read it: what separates values stays as it is. */
export function readableQuery(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(value)
          .replace(/%(2C|3A)/g, (sign) => (sign === '%2C' ? ',' : ':'))
          .replaceAll('%20', '+')}`,
    )
    .join('&')
}
