import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Condition,
  conditionSentence,
  operatorsOf,
  type QuestionField,
  readableQuery,
  readConditions,
  writeCondition,
} from './question.ts'

const FIELDS: readonly QuestionField[] = [
  { name: 'tipo', label: 'Tipo', kind: 'choice' },
  { name: 'confermata', label: 'E-mail confermata', kind: 'flag' },
  { name: 'scadenza', label: 'Scadenza', kind: 'day', mayBeEmpty: true },
  { name: 'crediti', label: 'Crediti', kind: 'number', mayBeEmpty: true },
  { name: 'cognome', label: 'Cognome', kind: 'text' },
  { name: 'corso', label: 'Corso', kind: 'choice', which: 'Quale corso', when: 'Quando' },
]
const RESERVED = ['cerca', 'pagina']
const read = (query: string) => readConditions(new URLSearchParams(query), FIELDS, RESERVED)

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const count = fc.integer({ min: 0, max: 9999 }).map(String)
const value = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.length <= 120)
const period = fc.oneof(
  day.map((first) => ({ operator: 'before' as const, values: [first] })),
  fc.tuple(day, day).map((pair) => ({ operator: 'between' as const, values: pair.toSorted() })),
  fc
    .tuple(fc.constantFrom('last' as const, 'next' as const), count)
    .map(([operator, days]) => ({ operator, values: [days] })),
)

const condition: fc.Arbitrary<Condition> = fc.constantFrom(...FIELDS).chain((field) =>
  fc.constantFrom(...operatorsOf(field)).chain((operator) => {
    const main: fc.Arbitrary<{ operator: Condition['operator']; values: readonly string[] }> =
      operator === 'empty'
        ? fc.constant({ operator, values: [] })
        : field.kind === 'day'
          ? period
          : field.kind === 'flag'
            ? fc.constantFrom('si', 'no').map((flag) => ({ operator, values: [flag] }))
            : field.kind === 'number'
              ? count.map((amount) => ({ operator, values: [amount] }))
              : fc.array(value, { minLength: 1, maxLength: 5 }).map((values) => ({ operator, values }))
    return fc
      .record({
        field: fc.constant(field.name),
        isDenied: fc.boolean(),
        main,
        which: field.which ? fc.array(value, { maxLength: 3 }) : fc.constant([]),
        when: field.when ? fc.option(period) : fc.constant(null),
      })
      .map(({ main: part, ...rest }) => ({ ...rest, ...part }))
  }),
)

describe('the conditions of an address', () => {
  test('are the same after being written and read again, whatever their values hold', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 20 }), (conditions) => {
        const query = readableQuery(conditions.map((each) => [each.field, writeCondition(each)] as const))
        expect(read(query)).toEqual({ conditions, broken: [] })
      }),
      { numRuns: 500 },
    )
  })

  test('are readable', () => {
    const query = 'tipo=PREMIUM,TRIAL&scadenza=prossimi:60&cognome=non:comincia:de+luca'
    const { conditions } = read(query)
    expect(readableQuery(conditions.map((each) => [each.field, writeCondition(each)] as const))).toBe(query)
    const words = conditions.map((each) => {
      const field = FIELDS.find(({ name }) => name === each.field)
      return field && conditionSentence(field, each, (_field, written) => written.toLowerCase())
    })
    expect(words).toEqual([
      'Tipo è premium o trial',
      'Scadenza nei prossimi 60 giorni',
      'Cognome non comincia con de luca',
    ])
  })

  test.each([
    ['scadenza=dal:2026-01-01,2026-03-31', 'Scadenza dal 01/01/2026 al 31/03/2026'],
    ['scadenza=prima:2026-01-01', 'Scadenza prima del 01/01/2026'],
    ['scadenza=non:ultimi:1', 'Scadenza non negli ultimi 1 giorno'],
    ['scadenza=vuoto:', 'Scadenza è vuoto'],
    ['crediti=non:almeno:5', 'Crediti meno di 5'],
    ['corso=superato;quale:12,15;quando:ultimi:365', 'Corso è superato (12 o 15), quando negli ultimi 365 giorni'],
    ['tipo=non:A,B,C', 'Tipo non è A, B o C'],
    ['cognome=contiene:ros', 'Cognome contiene ros'],
  ])('%s is said “%s”', (query, sentence) => {
    const [each] = read(query).conditions
    const field = FIELDS.find(({ name }) => name === each?.field)
    expect(field && each && conditionSentence(field, each, (_field, written) => written)).toBe(sentence)
  })

  test.each([
    'stipendio=alto',
    'tipo=contiene:A',
    'tipo=A,,B',
    'tipo=A;quale:1',
    'scadenza=domani',
    'scadenza=prossimi:-3',
    'scadenza=prossimi:99999',
    'scadenza=prossimi:5,6',
    'scadenza=dal:2026-03-01,2026-01-01',
    'scadenza=dal:2026-02-30,2026-03-01',
    'crediti=almeno:molti',
    'confermata=forse',
    'confermata=si,no',
    'corso=superato;quando:sempre',
    'corso=superato;dove:qui',
    'corso=superato;quale:1;quale:2',
    `tipo=${'A,'.repeat(200)}A`,
    `cognome=${'a'.repeat(5000)}`,
  ])('%s is a broken condition, never none', (query) => {
    const { conditions, broken } = read(query)
    expect([conditions, broken.map(({ field }) => field)]).toEqual([[], [query.split('=')[0]]])
  })

  test('any text at all is a condition or a broken one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), fc.string({ minLength: 1, maxLength: 60 }), ({ name }, written) => {
        const { conditions, broken } = readConditions(new URLSearchParams({ [name]: written }), FIELDS, RESERVED)
        expect(conditions.length + broken.length).toBe(1)
      }),
    )
  })

  test('what the page itself reads is no condition, and an empty parameter is none', () => {
    expect(read('cerca=rossi&pagina=2&tipo=')).toEqual({ conditions: [], broken: [] })
  })

  test('one more than twenty is broken, and not left out', () => {
    expect(read(Array(21).fill('tipo=A').join('&'))).toMatchObject({ broken: [{ field: 'tipo' }] })
  })
})
