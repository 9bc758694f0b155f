import { type SQL, sql } from 'drizzle-orm'
import {
  dayField,
  fixed,
  flagField,
  instantField,
  type ListField,
  manyOfField,
  numberField,
  oneOfField,
  textField,
} from '#areas/lists/field-store.server.ts'
import type { ListColumn } from '#areas/lists/model.ts'
import type { DeskList, Ordering } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { says } from '#platform/db/searched.server.ts'
import { typedWords } from '#platform/pure/like.ts'
import { SHOWN_WORDS } from '#platform/pure/shown.ts'
import { slugOf } from '#platform/pure/text.ts'
import type { Field } from '#platform/records/fields.ts'
import { type AnyRecord, type Facts, filtersOf, listOf } from '#platform/records/record.ts'
import { heldValue, keyOf, listRecordsOf } from '#platform/records/record-store.server.ts'
import type { HeldRecord, ServedRecord } from '#platform/records/serve-record.server.ts'

/** One of a record as its list shows it: `file` is what a file says of it, by column. */
export type RecordRow = HeldRecord & { facts: Facts; state: string; file: Readonly<Record<string, string>> }

const BY_HAND = 'posto'
const BY_KEY = 'indirizzo'

/** How an address calls a field: as the record narrows its list by it, else by its title. */
function addressNames(record: AnyRecord): Map<string, string> {
  const own = new Map(filtersOf(record).map(({ field, name }) => [field, name]))
  const others = Object.keys(record.fields).filter((field) => !own.has(field))
  const named = others.map((field): [string, string] => [field, slugOf(record.fields[field].look.title)])
  return new Map([...own, ...named])
}

/** What a field can be asked, by what its column holds. What is secret can be asked nothing. */
function fieldAsked(served: ServedRecord, field: string, name: string): ListField[] {
  const { look } = served.record.fields[field]
  const kept = heldValue(served, field)
  if (!kept || look.isSecret) return []
  const { value, type } = kept
  const asked = { name, label: look.title, mayBeEmpty: look.isOptional === true, value: () => value }
  const choices = async (db: Db) => (await served.options(db))[field] ?? look.options ?? []
  switch (look.kind) {
    case 'choice':
      return [oneOfField({ ...asked, choices, value: () => sql`nullif(${value}::text, '')` })]
    case 'choices':
      return [
        manyOfField({
          ...asked,
          choices,
          hasOne: (values) => sql`${value}::text[] && ${sql.param(values)}::text[]`,
          hasNone: () => sql`cardinality(${value}) = 0`,
        }),
      ]
    case 'tick':
      return [flagField({ ...asked, isSo: () => value })]
    case 'day':
    case 'minute':
      return [type === 'date' ? dayField(asked) : instantField(asked)]
    case 'number':
      return [numberField(look.unit === '€' ? { ...asked, value: () => sql`(${value} / 100.0)` } : asked)]
    case 'audience':
    case 'parts':
      return []
    default:
      if (type === 'integer') return [numberField({ ...asked, label: `${look.title} in secondi` })]
      return [textField(type.endsWith('[]') ? { ...asked, value: () => sql`array_to_string(${value}, ' ')` } : asked)]
  }
}

function orderingOf(served: ServedRecord, field: string): Ordering[] {
  const kept = heldValue(served, field)
  if (!kept) return []
  const { value, type, isAlwaysThere } = kept
  return [
    type === 'text'
      ? { value: sql`nullif(lower(${value}), '')` }
      : { value, ...(isAlwaysThere && { isAlwaysThere: true as const }) },
  ]
}

/** The words for where one stands, by the code that the address has for it. */
export function stateWords({ publishes, states, words }: AnyRecord): Readonly<Record<string, string>> | null {
  if (states) return Object.fromEntries(Object.entries(states.words).map(([code, { label }]) => [code, label]))
  if (publishes !== true) return null
  const { shown, hidden, allShown, allHidden } = SHOWN_WORDS[words.gender]
  return { [allShown.toLowerCase()]: shown, [allHidden.toLowerCase()]: hidden }
}

function stateAt({ record, table, isIn }: ServedRecord, now: Date): SQL {
  const [shown = '', hidden = ''] = Object.keys(stateWords(record) ?? {})
  if (!record.states) return sql`case when ${table.isHidden} then ${hidden} else ${shown} end`
  const cases = Object.keys(record.states.words).map((code) => sql`when ${isIn(code, now) ?? sql`false`} then ${code}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

function stateOf(
  { record: { states, words } }: ServedRecord,
  { isHidden, values }: HeldRecord,
  facts: Facts,
  now: Date,
) {
  if (states) return states.of(values, now, { ...facts, isHidden })
  const { allShown, allHidden } = SHOWN_WORDS[words.gender]
  return (isHidden ? allHidden : allShown).toLowerCase()
}

/** What a file says of a field: an amount as 1234,56, a number bare, a text whole. */
function inFile({ look, say, write }: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (look.unit === '€') return (Number(value) / 100).toFixed(2).replace('.', ',')
  return ['number', 'line', 'text', 'link'].includes(look.kind) ? write(value) : say(value)
}

type Column = ListColumn<RecordRow> & { write: (held: HeldRecord, facts: Facts) => string }

const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The columns that the record declares, then its other fields for whoever wants them. */
function columnsOf(record: AnyRecord, names: Map<string, string>, isOrder: (name: string) => boolean): Column[] {
  const { fields, list, words, isOrdered } = record
  const column = (key: string, title: string, write: Column['write'], more: Partial<Column> = {}): Column => ({
    key,
    title,
    write,
    says: ({ file }) => file[key] ?? '',
    ...more,
  })
  const ofField = (field: string, more: Partial<Column> = {}) => {
    const name = names.get(field) ?? ''
    const { look } = fields[field]
    const write: Column['write'] = ({ values }) => inFile(fields[field], values[field])
    return column(field, look.title, write, { field: name, ...(isOrder(name) && { order: name }), ...more })
  }
  const state = stateWords(record)
  const shown = [
    column('record', upper(words.one), ({ values }) => record.title(values), { order: slugOf(words.one) }),
    ...list.columns.map((each) =>
      typeof each === 'string'
        ? ofField(each)
        : column(each.key, each.title, ({ values }, facts) => each.say(values, facts)),
    ),
    ...(state
      ? [
          column('standing', 'Stato', () => '', {
            order: 'stato',
            field: 'stato',
            says: (row) => state[row.state] ?? '',
          }),
        ]
      : []),
    ...(isOrdered ? [column('place', 'Ordine', ({ position = 0 }) => String(position + 1), { order: BY_HAND })] : []),
  ]
  const isOther = (field: string) =>
    !fields[field].look.isSecret && !shown.some(({ title }) => title === fields[field].look.title)
  const others = Object.keys(fields).filter(isOther)
  return [...shown, ...others.map((field) => ofField(field, { isAside: true }))]
}

const UNSORTED = ['audience', 'choices', 'parts', 'text']

function ordersOf(served: ServedRecord, names: Map<string, string>): DeskList['orders'] {
  const { record, table } = served
  const sorted = [...names].filter(([field]) => {
    const { kind, isSecret } = record.fields[field].look
    return !isSecret && !UNSORTED.includes(kind) && heldValue(served, field)
  })
  const key = { value: sql`${keyOf(table)}`, isAlwaysThere: true as const }
  return {
    [BY_KEY]: () => [key],
    ...Object.fromEntries(sorted.map(([field, name]) => [name, () => orderingOf(served, field)])),
    [slugOf(record.words.one)]: () => record.list.search.flatMap((field) => orderingOf(served, field)),
    ...(stateWords(record) && { stato: (now: Date) => [{ value: stateAt(served, now) }] }),
    ...(record.isOrdered && table.position && { [BY_HAND]: () => [{ value: sql`${table.position}` }] }),
  }
}

/** The list of a record that is asked, made of what the record declares. */
export function recordListOf(served: ServedRecord): DeskList<RecordRow> {
  const { record, table } = served
  const { words, list } = record
  const names = addressNames(record)
  const states = stateWords(record)
  const orders = ordersOf(served, names)
  const columns = columnsOf(record, names, (name) => Object.hasOwn(orders, name))
  const fields = [
    ...(states
      ? [oneOfField({ name: 'stato', label: 'Stato', choices: fixed(states), value: (now) => stateAt(served, now) })]
      : []),
    ...[...names].flatMap(([field, name]) => fieldAsked(served, field, name)),
  ]
  const type = keyOf(table).getSQLType()
  const own = list.sort?.replace(/^-/, '')
  const usual = own === undefined ? (record.isOrdered ? BY_HAND : BY_KEY) : (names.get(own) ?? BY_KEY)
  const said = sql.join(
    [
      ...list.search.flatMap((field) => heldValue(served, field)?.value ?? []),
      ...(served.alsoSaid ? [served.alsoSaid] : []),
    ].map((value) => sql`coalesce(${value}, '')`),
    sql` || ' ' || `,
  )
  return {
    name: slugOf(words.title),
    path: listOf(record),
    title: words.title,
    everything: words.many,
    fields,
    offered: fields.slice(0, 3).map(({ name }) => name),
    from: sql`${table}`,
    id: sql`${keyOf(table)}`,
    ...(type === 'uuid' ? {} : { idType: type === 'text' ? ('text' as const) : ('int' as const) }),
    wordsOf: typedWords,
    holdsWord: (word) => says(said, word),
    orders,
    usual: { by: usual, isDescending: list.sort?.startsWith('-') === true },
    columns,
    rowsOf: async (db, ids, now) => {
      const held = await listRecordsOf(db, served, ids)
      const facts = await served.facts(db, held, now)
      const options = await served.options(db)
      return held.map((one) => {
        const known = facts.get(one.id) ?? {}
        const chosen = Object.entries(options).map(([field, some]): [string, string] => [
          field,
          some.find(({ value }) => value === String(one.values[field]))?.label ?? '',
        ])
        const file = {
          ...Object.fromEntries(columns.map(({ key, write }) => [key, write(one, known)])),
          ...Object.fromEntries(chosen),
        }
        return { ...one, facts: known, state: stateOf(served, one, known, now), file }
      })
    },
  }
}
