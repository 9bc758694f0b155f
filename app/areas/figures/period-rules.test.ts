import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRomeDays, parseRomeDay, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import { type ComparisonCode, differenceOf, stretchBefore } from './comparison-rules.ts'
import { type PeriodAsked, type PeriodCode, periodAsked } from './period-rules.ts'
import { isoWeek, pointsOf, stepOf, stepsFor, usualStep, wholeOf } from './points-rules.ts'
import { questionAsked, questionSearch } from './question-rules.ts'

const CLUB = { today: '2026-11-16', first: '2024-03-01' } as const
const day = (written: string) => written as RomeDay
const asked = (question: PeriodAsked, days: { today: RomeDay; first: RomeDay } = CLUB) => periodAsked(question, days)
const named = (periodo: PeriodCode, today: RomeDay = CLUB.today) => asked({ periodo }, { ...CLUB, today }).period

describe('[FIG-012] the period', () => {
  test.each<[PeriodCode, string, string, string]>([
    ['7-giorni', '2026-11-09', '2026-11-15', '2026-11-15'],
    ['30-giorni', '2026-10-17', '2026-11-15', '2026-11-15'],
    ['questo-mese', '2026-11-01', '2026-11-16', '2026-11-30'],
    ['mese-scorso', '2026-10-01', '2026-10-31', '2026-10-31'],
    ['trimestre', '2026-10-01', '2026-11-16', '2026-12-31'],
    ['anno', '2026-01-01', '2026-11-16', '2026-12-31'],
    ['12-mesi', '2025-12-01', '2026-11-16', '2026-11-30'],
    ['da-sempre', '2024-03-01', '2026-11-15', '2026-11-15'],
  ])('%s', (code, from, to, end) => {
    expect(named(code)).toEqual({ code, from, to, end })
  })

  test('is the usual one when nothing is asked, and the days that are asked', () => {
    expect(asked({})).toEqual({ period: named('30-giorni'), fault: null })
    expect(asked({ dal: '2026-02-01', al: '2026-12-24' })).toEqual({
      period: { code: 'dal-al', from: '2026-02-01', to: '2026-11-16', end: '2026-12-24' },
      fault: null,
    })
  })

  test.each<[string, PeriodAsked, string]>([
    ['no period', { periodo: 'ieri' }, 'Questo periodo non esiste'],
    ['inherited name', { periodo: 'constructor' }, 'Questo periodo non esiste'],
    ['no day', { dal: '2026-02-30', al: '2026-03-01' }, '«2026-02-30», non è un giorno'],
    ['no last day', { dal: '2026-02-01' }, 'L’ultimo giorno manca'],
    ['end before start', { dal: '2026-03-02', al: '2026-03-01' }, 'Il 01/03/2026 viene prima del 02/03/2026'],
    ['before the club', { dal: '2024-02-29', al: '2026-03-01' }, 'Il Club comincia il 01/03/2024'],
    ['in the future', { dal: '2026-11-17', al: '2026-12-01' }, 'Il 17/11/2026 deve ancora venire'],
  ])('%s: says so and shows the usual one', (_, question, sentence) => {
    const { period, fault } = asked(question)
    expect(period).toEqual(named('30-giorni'))
    expect(fault).toContain(sentence)
  })
})

describe('[FIG-013] what a period is compared with', () => {
  test.each<[PeriodCode, ComparisonCode, string, string]>([
    ['7-giorni', 'prima', '2026-11-02', '2026-11-08'],
    ['30-giorni', 'prima', '2026-09-17', '2026-10-16'],
    ['questo-mese', 'prima', '2026-10-01', '2026-10-16'],
    ['mese-scorso', 'prima', '2026-09-01', '2026-09-30'],
    ['trimestre', 'prima', '2026-07-01', '2026-08-16'],
    ['anno', 'prima', '2025-01-01', '2025-11-16'],
    ['12-mesi', 'prima', '2024-12-01', '2025-11-16'],
    ['questo-mese', 'anno-prima', '2025-11-01', '2025-11-16'],
    ['7-giorni', 'anno-prima', '2025-11-09', '2025-11-15'],
    ['7-giorni', 'stesso-giorno', '2025-11-10', '2025-11-16'],
  ])('%s, %s', (code, comparison, from, to) => {
    expect(stretchBefore(named(code), comparison)).toEqual({ from, to })
  })

  test('a leap day, the end of a month, days that are not over', () => {
    expect(stretchBefore(named('mese-scorso', day('2024-03-10')), 'anno-prima')).toEqual({
      from: '2023-02-01',
      to: '2023-02-28',
    })
    expect(stretchBefore(named('questo-mese', day('2026-03-31')), 'prima')).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    })
    const open = asked({ dal: '2026-11-10', al: '2026-11-29' }).period
    expect(stretchBefore(open, 'prima')).toEqual({ from: '2026-10-21', to: '2026-10-27' })
    expect(stretchBefore(open, 'nessuno')).toBeNull()
  })

  const people = { unit: 'people', good: 'up' } as const
  const space = (words: string) => words.replaceAll('\u00A0', ' ')
  test.each<[bigint | null, bigint | null, string, 'up' | 'down' | null, string | null]>([
    [308n, 274n, '+34, +12,4 %', 'up', 'meglio'],
    [240n, 274n, '−34, −12,4 %', 'down', 'peggio'],
    [20n, 19n, '+1', 'up', 'meglio'],
    [21n, 20n, '+1, +5,0 %', 'up', 'meglio'],
    [3n, 0n, 'prima nessuno', 'up', 'meglio'],
    [0n, 0n, 'come prima', null, null],
    [5n, null, 'non si contava ancora', null, null],
    [5n, -30n, '+35', 'up', 'meglio'],
  ])('%s after %s: %s', (now, before, words, arrow, judgement) => {
    const difference = differenceOf(now, before, people)
    expect({ ...difference, words: space(difference.words) }).toEqual({ words, arrow, judgement })
  })

  test('whether up is good is the figure’s own', () => {
    expect(differenceOf(30n, 20n, { unit: 'people', good: 'down' }).judgement).toBe('peggio')
    expect(differenceOf(30n, 20n, { unit: 'people', good: 'neither' }).judgement).toBeNull()
    expect(space(differenceOf(250_050n, 200_000n, { unit: 'cents', good: 'up' }).words)).toBe('+€ 500,50, +25,0 %')
    expect(space(differenceOf(1_500n, 1_000n, { unit: 'cents', good: 'up' }).words)).toBe('+€ 5,00')
  })
})

describe('[FIG-012] points', () => {
  const stretch = (from: string, to: string, end = to) => ({ from: day(from), to: day(to), end: day(end) })
  const labels = (from: string, to: string, step: Parameters<typeof pointsOf>[1]) =>
    pointsOf(stretch(from, to), step).map(({ label }) => label)

  test.each([
    ['2026-01-01', '2026-04-02', 'giorno'],
    ['2026-01-01', '2026-04-03', 'settimana'],
    ['2024-11-16', '2026-11-15', 'settimana'],
    ['2024-11-15', '2026-11-15', 'mese'],
  ])('%s to %s: %s', (from, to, step) => {
    expect(usualStep({ from: day(from), to: day(to) })).toBe(step)
  })

  test.each([
    ['2026-12-28', 53, 2026],
    ['2027-01-04', 1, 2027],
    ['2024-12-30', 1, 2025],
    ['2021-01-04', 1, 2021],
    ['2020-12-28', 53, 2020],
  ])('the week of Monday %s is %s of %s', (monday, week, weekYear) => {
    expect(isoWeek(day(monday))).toEqual({ week, weekYear })
  })

  test('weeks begin on Monday, months and quarters are those of the calendar', () => {
    expect(labels('2026-12-27', '2027-01-04', 'settimana')).toEqual([
      'settimana 52 del 2026',
      'settimana 53 del 2026',
      'settimana 1 del 2027',
    ])
    expect(labels('2024-02-28', '2024-03-01', 'giorno')).toEqual([
      '28 febbraio 2024',
      '29 febbraio 2024',
      '1 marzo 2024',
    ])
    expect(labels('2026-09-30', '2026-10-01', 'trimestre')).toEqual(['3º trimestre 2026', '4º trimestre 2026'])
    expect(labels('2025-12-31', '2026-01-01', 'anno')).toEqual(['2025', '2026'])
  })

  test('a period that is not over leaves its last point open', () => {
    const points = pointsOf(stretch('2026-10-15', '2026-11-16', '2026-11-30'), 'mese')
    expect(points).toEqual([
      { from: '2026-10-15', to: '2026-10-31', label: 'ottobre 2026', isPart: true, isOpen: false },
      { from: '2026-11-01', to: '2026-11-16', label: 'novembre 2026', isPart: true, isOpen: true },
    ])
    expect(pointsOf(stretch('2026-10-15', '2026-11-16'), 'mese')[1]).toMatchObject({ isPart: true, isOpen: false })
  })

  test('points are all the days once, in order, and no more than can be drawn', () => {
    const anyDay = fc.integer({ min: 0, max: 8_000 }).map((days) => addRomeDays(day('2010-01-01'), days))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 11 }), (from, days, series) => {
        const period = stretch(from, addRomeDays(from, days))
        for (const step of stepsFor(period, series)) {
          const points = pointsOf(period, step)
          expect(points.length).toBeLessThanOrEqual(400)
          expect(points.length * series).toBeLessThanOrEqual(1_100)
          expect(points[0]?.from).toBe(period.from)
          expect(points.at(-1)?.to).toBe(period.to)
          for (const [index, point] of points.entries()) {
            expect(parseRomeDay(point.from)).not.toBeNull()
            const before = points[index - 1]
            if (before) expect(romeDaysBetween(before.to, point.from)).toBe(1)
          }
        }
        expect(stepsFor(period, series)).toContain(stepOf(period, series, 'ora'))
      }),
      { numRuns: 60 },
    )
  })

  test('what is asked is kept where it makes sense', () => {
    const year = stretch('2026-01-01', '2026-12-31')
    expect(stepsFor(year, 1)).toEqual(['giorno', 'settimana', 'mese', 'trimestre'])
    expect(stepOf(year, 1, 'mese')).toBe('mese')
    expect(stepOf(year, 5, 'giorno')).toBe('settimana')
    expect(stepOf(stretch('2026-01-01', '2026-01-01'), 1, 'anno')).toBe('giorno')
  })
})

describe('the figure of a period', () => {
  test('a flow is added up, a level is its last day, zero is not a gap', () => {
    expect(wholeOf([7n, 0n, null], 'flow')).toBe(7n)
    expect(wholeOf([4n, 0n, null], 'level')).toBe(0n)
    expect(wholeOf([null], 'flow')).toBeNull()
  })
  test('sums are exact above what a floating number holds', () => {
    expect(wholeOf([9_007_199_254_740_993n, 2n], 'flow')).toBe(9_007_199_254_740_995n)
  })
})

describe('[FIG-012] the whole question', () => {
  test.each([
    [{ periodo: 'sempre' }, 'periodo'],
    [{ dal: '2026-13-01', al: '2026-09-01' }, 'dal'],
    [{ dal: '2026-09-01', al: 'ieri' }, 'al'],
    [{ passo: 'minuto' }, 'passo'],
    [{ passo: 'ora' }, 'passo'],
    [{ dal: '2026-10-24', al: '2026-10-27', passo: 'ora' }, 'passo'],
    [{ per: 'operator' }, 'per'],
    [{ confronto: 'ieri' }, 'confronto'],
  ])('%o: names %s', (question, field) => {
    expect(Object.keys(questionAsked(question, CLUB).faults)).toEqual([field])
  })
  test.each([
    [{}],
    [{ periodo: '12-mesi', passo: 'mese', per: 'region', confronto: 'nessuno' }],
    [{ dal: '2026-01-01', al: '2026-12-31', confronto: 'stesso-giorno' }],
  ])('%o is in the address, and is read from it again', (asked) => {
    const { question } = questionAsked(asked, CLUB)
    expect(questionAsked(Object.fromEntries(new URLSearchParams(questionSearch(question))), CLUB)).toEqual({
      question,
      faults: {},
    })
  })
})
