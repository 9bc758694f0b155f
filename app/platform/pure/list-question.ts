import { LONGEST_SEARCH } from './paging.ts'
import {
  type Condition,
  type Conditions,
  conditionInWords,
  MOST_CONDITIONS,
  OPERATORS,
  type Operator,
  operatorsOf,
  type Period,
  type QuestionField,
  readableQuery,
  readCondition,
  readConditions,
  type ValueWords,
  writeCondition,
} from './question.ts'

/** The order of a list: a column, and in which direction. */
export type ListOrder = { readonly by: string; readonly isDescending: boolean }

/** DSK-012, DSK-014. All that a list of the desk is asked: words, conditions, order. Pages and open editors are not part of it. */
export type ListQuestion = Conditions & {
  readonly typed: string
  /** Null: the usual one. */
  readonly order: ListOrder | null
  /** A column that the list does not have: it is said, and not obeyed. */
  readonly strangeOrder: string | null
  /** DSK-013. The columns it is looked at by; null: those of always. */
  readonly columns: readonly string[] | null
  /** The id of the view one is under, which the question may have left behind. */
  readonly view: string | null
}

/** DSK-012. */
export const PAGE_SIZES = [25, 50, 100, 200] as const

/** What an address of a list may hold beside its conditions. */
const PARAMETERS = [
  ...['cerca', 'ordina', 'pagina', 'righe', 'colonne', 'conta', 'vista', 'fatto', 'scelti', 'apri'],
  ...[
    'campo',
    'posto',
    'operatore',
    'valore',
    'giorno',
    'giorno-2',
    'giorni',
    'quale',
    'quando',
    'quando-giorno',
    'quando-giorno-2',
    'quando-giorni',
  ],
]

export function readListQuestion(
  search: URLSearchParams,
  fields: readonly QuestionField[],
  orders: readonly string[],
): ListQuestion {
  const reserved = fields.find(({ name }) => PARAMETERS.includes(name))
  // A condition under such a name would be passed over, and the list would answer with everything.
  if (reserved) throw new Error(`A field of a list cannot be called ${reserved.name}.`)
  const written = search.get('ordina') ?? ''
  const by = written.replace(/^-/, '')
  const isKnown = orders.includes(by)
  return {
    typed: (search.get('cerca') ?? '').trim().slice(0, LONGEST_SEARCH),
    ...readConditions(search, fields, PARAMETERS),
    order: isKnown ? { by, isDescending: written.startsWith('-') } : null,
    strangeOrder: written !== '' && !isKnown ? by.slice(0, LONGEST_SEARCH) : null,
    columns: columnsIn(search.get('colonne')),
    view: /^[0-9a-f-]{36}$/.exec(search.get('vista') ?? '')?.[0] ?? null,
  }
}

const MOST_COLUMNS = 40

function columnsIn(written: string | null): string[] | null {
  const keys = written?.split(',').filter((key) => /^[a-z-]{1,30}$/.test(key)) ?? []
  return keys.length === 0 ? null : [...new Set(keys)].slice(0, MOST_COLUMNS)
}

type Pairs = readonly (readonly [string, string])[]

/** The question itself: what a view keeps and a file is made of. */
export function questionPairs({
  typed,
  conditions,
  broken,
  order,
  columns,
}: Omit<ListQuestion, 'strangeOrder' | 'view'>): Pairs {
  return [
    ...(typed ? [['cerca', typed] as const] : []),
    ...conditions.map((condition) => [condition.field, writeCondition(condition)] as const),
    ...broken.map(({ field, written }) => [field, written] as const),
    ...(order ? [['ordina', `${order.isDescending ? '-' : ''}${order.by}`] as const] : []),
    ...(columns ? [['colonne', columns.join(',')] as const] : []),
  ]
}

/** The same with the view it is asked under: what addresses and forms send along. */
export function keptPairs(question: ListQuestion): Pairs {
  return [...questionPairs(question), ...(question.view ? [['vista', question.view] as const] : [])]
}

/** Where a list is asked a question, perhaps with more in the address than the question. */
export function questionAddress(path: string, question: ListQuestion, more: Pairs = []): string {
  const query = readableQuery([...keptPairs(question), ...more.filter(([, value]) => value !== '')])
  return query === '' ? path : `${path}?${query}`
}

/** Asked again by the same column, the order turns; by another one it starts there. */
export function orderedBy(question: ListQuestion, by: string, usual: ListOrder): ListQuestion {
  const current = question.order ?? usual
  return { ...question, order: { by, isDescending: current.by === by && !current.isDescending } }
}

/** What the editor of a condition sent; null where it is not a condition yet. */
export function conditionSent(search: URLSearchParams, field: QuestionField): Condition | null {
  const [, not, name] = /^(non-)?(.+)$/.exec(search.get('operatore') ?? '') ?? []
  const operator = operatorsOf(field).find((each) => each === name)
  if (!operator) return null
  const when = field.when
    ? (['before', 'between', 'last', 'next'] as const).find((each) => each === search.get('quando'))
    : null
  const condition: Condition = {
    field: field.name,
    isDenied: not !== undefined,
    operator,
    values: sentValues(search, operator, ''),
    which: field.which ? search.getAll('quale').filter(Boolean) : [],
    when: when ? { operator: when, values: sentValues(search, when, 'quando-') } : null,
  }
  return readCondition(field, writeCondition(condition))
}

function sentValues(search: URLSearchParams, operator: Operator, prefix: '' | 'quando-'): string[] {
  const typed = (name: string) => (search.get(`${prefix}${name}`) ?? '').trim()
  switch (operator) {
    case 'empty':
      return []
    case 'before':
      return [typed('giorno')]
    case 'between':
      return [typed('giorno'), typed('giorno-2')]
    case 'last':
    case 'next':
      return [typed('giorni')]
    default:
      return search
        .getAll('valore')
        .map((value) => value.trim())
        .filter(Boolean)
  }
}

/** The question with a condition in the place of another, or after the others. */
export function withCondition(question: ListQuestion, condition: Condition, place: number | null): ListQuestion {
  const { conditions } = question
  if (place === null || place >= conditions.length) return { ...question, conditions: [...conditions, condition] }
  return { ...question, conditions: conditions.map((each, index) => (index === place ? condition : each)) }
}

export function withoutCondition(question: ListQuestion, place: number): ListQuestion {
  return { ...question, conditions: question.conditions.filter((_, index) => index !== place) }
}

/** What a chip says, and where its parts lead. */
export type Chip = { label: string; relation: string; values: string; editTo: string; removeTo: string }
export type BrokenChip = { words: string; removeTo: string }

export type ChipsView = {
  chips: readonly Chip[]
  broken: readonly BrokenChip[]
  /** Conditions that are offered because they are asked often: an empty chip each. */
  offered: readonly { label: string; to: string }[]
  /** The list of all fields; null where there is room for no more. */
  chooseTo: string | null
}

export function chipsOf(
  path: string,
  question: ListQuestion,
  { fields, words, offered }: { fields: readonly QuestionField[]; words: ValueWords; offered: readonly string[] },
): ChipsView {
  const { conditions, broken } = question
  const isFull = conditions.length >= MOST_CONDITIONS
  const isUnused = (name: string) => !conditions.some(({ field }) => field === name)
  const fieldOf = (name: string) => fields.find((field) => field.name === name)
  return {
    chips: conditions.flatMap((condition, place) => {
      const field = fieldOf(condition.field)
      if (!field) return []
      return {
        ...conditionInWords(field, condition, words),
        editTo: questionAddress(path, question, [
          ['campo', field.name],
          ['posto', String(place)],
        ]),
        removeTo: questionAddress(path, withoutCondition(question, place)),
      }
    }),
    broken: broken.map(({ field, written }, place) => ({
      words: `${fieldOf(field)?.label ?? field}: ${written}`,
      removeTo: questionAddress(path, { ...question, broken: broken.filter((_, index) => index !== place) }),
    })),
    offered: isFull
      ? []
      : offered.filter(isUnused).flatMap((name) => {
          const field = fieldOf(name)
          return field ? { label: field.label, to: questionAddress(path, question, [['campo', name]]) } : []
        }),
    chooseTo: isFull ? null : questionAddress(path, question, [['campo', 'tutti']]),
  }
}

/** What the editor of a condition is drawn from. */
export type EditorView = {
  field: QuestionField
  condition: Condition | null
  choices: readonly { value: string; label: string }[]
  whichChoices: readonly { value: string; label: string }[]
  /** The rest of the question, which the form sends along. */
  kept: Pairs
  closeTo: string
  problem: string | null
}

export type ChooserView = { fields: readonly { label: string; to: string }[]; closeTo: string }

/** How an operator of the editor is written, denied or not. */
export const operatorChoices = (field: QuestionField) =>
  operatorsOf(field).flatMap((operator) => [
    { value: operator, label: OPERATORS[operator].words },
    { value: `non-${operator}`, label: OPERATORS[operator].denied },
  ])

export const PERIOD_CHOICES: readonly { value: Period['operator']; label: string }[] = (
  ['before', 'between', 'last', 'next'] as const
).map((value) => ({ value, label: OPERATORS[value].words }))
