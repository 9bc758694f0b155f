import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { MOST_RESULTS, type TypedQuestion } from './model.ts'
import {
  categoriesOf,
  chosenAfter,
  defaultPeriod,
  digestInstant,
  digestPeriod,
  dueWeek,
  mayUsePress,
  pickerState,
  pressHeader,
  questionOf,
  questionProblems,
  shownIn,
} from './rules.ts'

const tryIt = { kind: 'try', label: 'Prova gratis', to: '/registrazione-trial' }
const upgrade = { kind: 'upgrade', label: 'Passa a Premium', to: '/upgrade' }
const included = { kind: 'included' }

describe('[PUB-002, PUB-003] who is offered what', () => {
  test.each(
    overSixTypes({
      SUSPECT: { bare: tryIt, holding: tryIt },
      REGISTRATO: { bare: tryIt, holding: tryIt },
      TRIAL: { bare: upgrade, holding: included },
      PREMIUM: { bare: upgrade, holding: included },
      EX_TRIAL: { bare: upgrade, holding: upgrade },
      EX_PREMIUM: { bare: upgrade, holding: upgrade },
    }),
  )('%s', (type, expected) => {
    const bare = anAudience(type)
    const holding = anAudience(type, { wallets: { pubmed: {} } })
    expect(pressHeader(bare)).toEqual(expected.bare)
    expect(pressHeader(holding)).toEqual(expected.holding)
    expect(mayUsePress(bare)).toBe(false)
    expect(mayUsePress(holding)).toBe(expected.holding === included)
  })
})

const today: RomeDay = '2026-11-15'
const whole: TypedQuestion = { from: '2026-10-15', to: '2026-11-15', category: '108', keyword: 'heart failure' }

describe('a search', () => {
  test.each<[string, Partial<TypedQuestion>, Record<string, string>]>([
    ['whole', {}, {}],
    ['without a keyword', { keyword: '' }, {}],
    ['without the first day', { from: '' }, { dataDa: 'Campo obbligatorio.' }],
    ['without the last day', { to: '' }, { dataA: 'Campo obbligatorio.' }],
    ['without a specialisation', { category: '' }, { categoria: 'Campo obbligatorio.' }],
    [
      'the wrong way round',
      { from: '2026-11-15', to: '2026-11-01' },
      { dataDa: 'La data di inizio non può essere successiva alla data di fine.' },
    ],
    ['of one day', { from: '2026-11-15' }, {}],
    ['until tomorrow', { to: '2026-11-16' }, { dataA: 'La data di fine non può essere futura.' }],
    ['on a day that does not exist', { from: '2026-02-30' }, { dataDa: 'Scrivi la data come giorno, mese e anno.' }],
    ['with too long a keyword', { keyword: 'x'.repeat(201) }, { descrizione: 'Usa al massimo 200 caratteri.' }],
  ])('[PUB-005, PUB-006] %s', (_name, change, problems) => {
    const typed = { ...whole, ...change }
    expect(questionProblems(typed, today)).toEqual(problems)
    expect(questionOf(typed, today) === null).toBe(Object.keys(problems).length > 0)
  })

  test('[PUB-007] covers a month unless told otherwise, also where the month before is shorter', () => {
    expect(defaultPeriod('2026-11-15')).toEqual({ from: '2026-10-15', to: '2026-11-15' })
    expect(defaultPeriod('2026-03-31')).toEqual({ from: '2026-02-28', to: '2026-03-31' })
    expect(questionProblems({ ...whole, ...defaultPeriod(today) }, today)).toEqual({})
  })

  test.each([
    ['', 6],
    ['mostra=6', 6],
    ['mostra=12', 12],
    ['mostra=13', 18],
    ['mostra=-3', 6],
    ['mostra=un%20altro', 6],
    ['mostra=999999', MOST_RESULTS],
  ])('[PUB-011] shows six papers and then six more: %s', (search, shown) => {
    expect(shownIn(new URLSearchParams(search))).toBe(shown)
  })
})

describe('[PUB-012] the newsletter', () => {
  test.each([
    [[], { subscribe: [1, 2, 3], unsubscribe: [] }, [1, 2, 3]],
    [[1, 2, 3], { subscribe: [4], unsubscribe: [] }, null],
    [[1, 2, 3], { subscribe: [4], unsubscribe: [2] }, [1, 3, 4]],
    [[1], { subscribe: [1, 1], unsubscribe: [9] }, [1]],
    [[1, 2], { subscribe: [], unsubscribe: [1, 2] }, []],
  ])('of %j changed by %j is about %j', (chosen, change, next) => {
    expect(chosenAfter(chosen, change)).toEqual(next)
  })

  test.each([
    [0, 44, { isPickerDisabled: false, isSaveDisabled: true }],
    [2, 44, { isPickerDisabled: false, isSaveDisabled: false }],
    [3, 44, { isPickerDisabled: true, isSaveDisabled: false }],
    [2, 2, { isPickerDisabled: true, isSaveDisabled: false }],
  ])('with %i of %i chosen', (chosen, families, state) => {
    expect(pickerState(chosen, families)).toEqual(state)
  })
})

describe('the Monday of a letter', () => {
  test.each([
    ['2026-11-15T22:00:00Z', '2026-11-09'],
    ['2026-11-16T05:59:59Z', '2026-11-09'],
    ['2026-11-16T06:00:00Z', '2026-11-16'],
    ['2026-11-22T22:59:00Z', '2026-11-16'],
    // On the Sunday when the hour goes back, and the Monday after.
    ['2026-10-25T12:00:00Z', '2026-10-19'],
    ['2026-10-26T05:59:00Z', '2026-10-19'],
    ['2026-10-26T06:00:00Z', '2026-10-26'],
  ])('at %s is %s', (instant, week) => {
    expect(dueWeek(new Date(instant))).toBe(week)
  })

  test('is always past, by less than a week and an hour', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
        const week = dueWeek(now)
        expect(new Date(`${week}T12:00:00Z`).getUTCDay()).toBe(1)
        const sinceMs = now.getTime() - digestInstant(week).getTime()
        expect(sinceMs).toBeGreaterThanOrEqual(0)
        expect(sinceMs).toBeLessThan(7 * 86_400_000 + 3_600_000)
        expect(romeDayOf(digestInstant(week))).toBe(week)
      }),
    )
  })

  test('covers the week before it, or since the last letter, never more than four weeks', () => {
    expect(digestPeriod('2026-11-16', null)).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(digestPeriod('2026-11-16', '2026-11-09')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(digestPeriod('2026-11-16', '2026-10-26')).toEqual({ from: '2026-10-26', to: '2026-11-15' })
    expect(digestPeriod('2026-11-16', addRomeDays('2026-11-16', -300))).toEqual({
      from: '2026-10-19',
      to: '2026-11-15',
    })
  })
})

test('a paper is filed by its descriptors and keywords, and by its title only while it has none', () => {
  const categories = [
    { id: 1, subjects: ['Heart Failure'] },
    { id: 2, subjects: ['Asthma', 'Pulmonary Disease, Chronic Obstructive'] },
  ]
  const file = (subjects: string[], keywords: string[], title: string) =>
    categoriesOf({ subjects, keywords, title }, categories)
  expect(file(['Heart Failure', 'Asthma'], [], 'A title')).toEqual([1, 2])
  expect(file([], ['heart failure'], 'A title')).toEqual([1])
  expect(file([], [], 'Asthma, and what to do')).toEqual([2])
  expect(file(['Humans'], [], 'Asthma, and what to do')).toEqual([])
  expect(file([], [], 'Asthmatic children')).toEqual([])
})
