import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { BlockExample } from '#blocks/block.ts'
import { type BlockType, definitions } from '#blocks/definitions.server.ts'
import { describeShape } from './describe-shape.server.ts'
import { duplicateOf, emptyValue, type FieldShape, fieldsOf, itemsOf, summaryOf } from './field-shape.ts'

const modules = import.meta.glob<{ examples: BlockExample<z.ZodType>[] }>('../../blocks/*/examples.ts', { eager: true })
const blocks = (Object.keys(definitions) as BlockType[]).map((type) => ({
  type,
  schema: definitions[type].schema as z.ZodType,
  shape: describeShape(definitions[type].schema),
  examples: modules[`../../blocks/${type}/examples.ts`]?.examples ?? [],
}))

/** Everything the form of a shape asks, with the way to it. */
function askedIn(shape: FieldShape, path: string): { path: string; shape: FieldShape }[] {
  const inside = () => {
    if (shape.kind === 'object') return shape.fields.flatMap(({ name, shape }) => askedIn(shape, `${path}.${name}`))
    if (shape.kind === 'list') return askedIn(shape.item, `${path}[]`)
    return []
  }
  return [{ path, shape }, ...inside()]
}

/** What comes back from a form that was opened and saved untouched: what it knows of the value, and no more. */
function passedThrough(shape: FieldShape, value: unknown): unknown {
  if (value === undefined) return undefined
  switch (shape.kind) {
    case 'object':
      return Object.fromEntries(
        shape.fields.flatMap(({ name, shape }) => {
          const kept = passedThrough(shape, fieldsOf(value)[name])
          return kept === undefined ? [] : [[name, kept]]
        }),
      )
    case 'list':
      return itemsOf(value).map((item) => passedThrough(shape.item, item))
    default:
      return value
  }
}

describe('every block', () => {
  test('has Italian words for each field, each option and itself', () => {
    const faults = blocks.flatMap(({ type, shape }) =>
      askedIn(shape, type).flatMap(({ path, shape }) => {
        const untold = shape.kind === 'choice' ? shape.options.filter(({ label }) => label === '') : []
        return [...(shape.title === '' ? [path] : []), ...untold.map(({ value }) => `${path}=${value}`)]
      }),
    )
    expect(faults).toEqual([])
  })

  test('says no code on screen: a label is never the value it stands for', () => {
    const codes = blocks.flatMap(({ type, shape }) =>
      askedIn(shape, type).flatMap(({ path, shape }) =>
        shape.kind === 'choice'
          ? shape.options.filter(({ value, label }) => /^[a-z]/.test(label) && label === value).map(() => path)
          : [],
      ),
    )
    expect(codes).toEqual([])
  })

  test('is told in a sentence, so that it can be chosen', () => {
    for (const { type, shape } of blocks) expect(shape.description, type).toMatch(/^\p{Lu}.+\.$/u)
    const titles = blocks.map(({ shape }) => shape.title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test.each(blocks.map((block) => [block.type, block] as const))(
    '%s comes out of its form as it went in',
    (_type, { schema, shape, examples }) => {
      expect(examples.length).toBeGreaterThan(0)
      for (const { fields } of examples)
        expect(schema.parse(passedThrough(shape, fields))).toEqual(schema.parse(fields))
    },
  )

  test('is named by its own words in an outline', () => {
    for (const { type, shape, examples } of blocks)
      for (const { fields } of examples) {
        const summary = summaryOf(shape, fields)
        expect(summary.length, type).toBeLessThanOrEqual(80)
        expect(summary, type).not.toMatch(/<|&amp;/)
      }
  })

  test('begins with a value of its own shape: what is missing is only what must be written', () => {
    for (const { type, schema, shape } of blocks) {
      const { error } = schema.safeParse(emptyValue(shape))
      const codes = new Set((error?.issues ?? []).map(({ code, path }) => `${code} ${path.join('.')}`))
      for (const code of codes) expect(code, type).toMatch(/^(too_small|invalid_format|invalid_type|invalid_value) /)
      expect(
        [...codes].filter((code) => code.startsWith('unrecognized')),
        type,
      ).toEqual([])
    }
  })
})

describe('reads', () => {
  test.each([
    ['a line', z.string().max(80), { kind: 'text', max: 80, isLong: false }],
    ['a paragraph', z.string().max(600), { kind: 'text', max: 600, isLong: true }],
    ['a number', z.number().int().min(2).max(9), { kind: 'number', min: 2, max: 9, isInteger: true }],
    ['yes or no', z.boolean(), { kind: 'switch' }],
    [
      'what is cleaned afterwards',
      z
        .string()
        .max(9)
        .transform((text) => text.length)
        .meta({ title: 'T', input: 'rich-text' }),
      { kind: 'rich-text', max: 9, title: 'T' },
    ],
    [
      'the outer words',
      z.string().meta({ title: 'a' }).optional().meta({ title: 'b' }),
      { title: 'b', isOptional: true },
    ],
    ['what is taken when nothing is said', z.string().default('x'), { defaultValue: 'x', isOptional: true }],
    ['what is taken when nonsense is said', z.literal([1, 2]).catch(2), { defaultValue: 2 }],
    ['how many', z.array(z.string()).min(1).max(4), { kind: 'list', min: 1, max: 4 }],
  ])('%s', (_what, schema, expected) => {
    expect(describeShape(schema)).toMatchObject(expected)
  })

  test.each([
    ['a date', z.date()],
    ['anything', z.unknown()],
    ['one of two', z.union([z.string(), z.number()])],
    ['one of several groups', z.discriminatedUnion('by', [z.strictObject({ by: z.literal('mail') })])],
  ])('not %s, and says so', (_what, schema) => {
    expect(() => describeShape(schema)).toThrow(/No form can ask/)
  })
})

const cards = describeShape(definitions['service-cards'].schema)

test('a copy has names for machines of its own, and the same words', () => {
  const value = { title: 'T', cards: [{ id: 'uno', title: 'Uno' }] }
  const copy = duplicateOf(cards, value) as typeof value
  expect(copy.cards[0]?.id).toMatch(/^[a-z\d-]{3,64}$/)
  expect(copy.cards[0]?.id).not.toBe('uno')
  expect({ ...copy, cards: [{ ...copy.cards[0], id: 'uno' }] }).toEqual(value)
})

test('a new item of two lists never has the key of another', () => {
  const keys = Array.from({ length: 20 }, () => (emptyValue(cards) as { cards: { id: string }[] }).cards[0]?.id)
  expect(new Set(keys).size).toBe(20)
})

test('the words that sum a thing up are plain and short', () => {
  const faq = describeShape(definitions.faq.schema)
  expect(summaryOf(faq, { items: [{ question: '', answer: '<p>Sì &amp; no</p>' }] })).toBe('')
  const item = askedIn(faq, '').find(({ path }) => path === '.items[]')?.shape as FieldShape
  expect(summaryOf(item, { question: 'Perché?' })).toBe('Perché?')
  expect(summaryOf(item, { question: 'a'.repeat(200) })).toHaveLength(80)
})
