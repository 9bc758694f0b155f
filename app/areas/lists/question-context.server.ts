import type { Db } from '#platform/db/database.server.ts'
import { type ListOrder, type ListQuestion, readListQuestion } from '#platform/pure/list-question.ts'
import { type Condition, conditionSentence, type ValueWords, writeCondition } from '#platform/pure/question.ts'
import type { ListField } from './field-store.server.ts'
import type { Choice } from './model.ts'
import { countRows, type DeskList, listRowIds, type RowQuestion } from './row-store.server.ts'

/** A question on a list as an address asks it, with everything that is needed to answer it and to say it. */
export type AskedRows = {
  readonly listed: ListQuestion
  readonly question: RowQuestion
  readonly order: ListOrder
  readonly words: ValueWords
}

type Choices = { values: readonly Choice[]; which: readonly Choice[] }

export async function choicesOf(db: Db, { choices, whichChoices }: ListField): Promise<Choices> {
  return { values: (await choices?.(db)) ?? [], which: (await whichChoices?.(db)) ?? [] }
}

/** DSK-014. A value that is no longer there breaks its condition as much as a field that is not. */
export async function askRows(db: Db, list: DeskList, search: URLSearchParams): Promise<AskedRows> {
  const { fields } = list
  const read = readListQuestion(search, fields, Object.keys(list.orders))
  const known = new Map<string, Choices>()
  for (const { field: name } of read.conditions) {
    const field = fields.find((each) => each.name === name)
    if (field && !known.has(name)) known.set(name, await choicesOf(db, field))
  }
  const isThere = (condition: Condition) => areThere(fields, condition, known.get(condition.field))
  const meanings = new Map<Condition, unknown>()
  for (const condition of read.conditions.filter(isThere)) {
    const prepare = fields.find(({ name }) => name === condition.field)?.prepare
    meanings.set(condition, prepare ? await prepare(db, condition) : undefined)
  }
  const conditions = read.conditions.filter((condition) => isThere(condition) && meanings.get(condition) !== null)
  const gone = read.conditions.filter((condition) => !conditions.includes(condition))
  const broken = [...read.broken, ...gone.map((each) => ({ field: each.field, written: writeCondition(each) }))]
  return {
    listed: { ...read, conditions, broken },
    question: {
      words: list.wordsOf(read.typed),
      conditions: conditions.map((condition) => ({ ...condition, meaning: meanings.get(condition) })),
      isBroken: broken.length > 0,
    },
    order: read.order ?? list.usual,
    words: (field, value, isWhich) => {
      const { values = [], which = [] } = known.get(field) ?? {}
      return (isWhich ? which : values).find((each) => each.value === value)?.label ?? FLAG_WORDS[value] ?? value
    },
  }
}

/** DSK-014. Whether a condition names something that is no longer there. */
export async function brokenAmong(db: Db, field: ListField, condition: Condition): Promise<boolean> {
  return !areThere([field], condition, await choicesOf(db, field))
}

const FLAG_WORDS: Readonly<Record<string, string>> = { si: 'sì' }

function areThere(
  fields: readonly ListField[],
  { field: name, operator, values, which }: Condition,
  choices: Choices | undefined,
): boolean {
  const field = fields.find((each) => each.name === name)
  const isOne =
    (list: readonly Choice[] = []) =>
    (value: string) =>
      list.some((each) => each.value === value)
  const isClosed = field?.kind === 'choice' && operator === 'is'
  return (!isClosed || values.every(isOne(choices?.values))) && which.every(isOne(choices?.which))
}

/** The whole question in words, as the trail keeps it. */
export function questionInWords(
  { fields, everything }: Pick<DeskList, 'fields' | 'everything'>,
  { listed: { typed, conditions, order }, words }: AskedRows,
): string {
  const sentences = conditions.flatMap((condition) => {
    const field = fields.find(({ name }) => name === condition.field)
    return field ? conditionSentence(field, condition, words) : []
  })
  const parts = [...(typed ? [`con le parole «${typed}»`] : []), ...sentences]
  const told = parts.length === 0 ? everything : parts.join(' e ')
  return order ? `${told}, per ${order.by}${order.isDescending ? ' al contrario' : ''}` : told
}

/** How many rows answer a question written as an address: what waits somewhere is what its list holds. */
export async function countAsked(db: Db, list: DeskList, query: string, now: Date): Promise<number> {
  const { question } = await askRows(db, list, new URLSearchParams(query))
  return countRows(db, list, question, now)
}

/** The first rows of a question written as an address, in the usual order of its list. */
export async function firstAsked<Row>(
  db: Db,
  list: DeskList<Row>,
  { query, limit, now, order = list.usual }: { query: string; limit: number; now: Date; order?: ListOrder },
): Promise<Row[]> {
  const { question } = await askRows(db, list as DeskList, new URLSearchParams(query))
  return list.rowsOf(db, await listRowIds(db, list as DeskList, question, now, { order, limit, offset: 0 }), now)
}
