import { describe, expect, test } from 'vitest'
import { areaOf, NATIONAL_OBJECTIVES } from '#areas/courses/objectives-model.ts'
import { readCourses, readPastCourses } from '../../../db/seed/courses/course-files.ts'
import { countCredits } from './credit-rules.ts'
import { anItem, PERIOD_2026 } from './fixtures.ts'
import type { EarnedItem } from './model.ts'
import { judgePlan, standingOf } from './plan-rules.ts'

test('[LRN-029] every course of the demo teaches an objective of an area that is known', () => {
  for (const course of [...readCourses(), ...readPastCourses()]) expect(areaOf(course), course.objective).not.toBeNull()
  expect(areaOf({ objective: 'Senza numero' })).toBeNull()
  expect(new Set(NATIONAL_OBJECTIVES.map(({ number }) => number)).size).toBe(NATIONAL_OBJECTIVES.length)
})

describe('[LRN-029] a plan as it is typed', () => {
  const typed = { technical: '50', process: '30', system: '20', objectives: ['18', '3', '6', '3'] }
  test('is kept with each objective once', () => {
    expect(judgePlan(typed)).toEqual({
      kind: 'told',
      plan: { shares: { technical: 50, process: 30, system: 20 }, objectives: [3, 6, 18] },
    })
    expect(judgePlan({ ...typed, technical: '70', process: ' ', system: '30', objectives: ['18'] })).toMatchObject({
      kind: 'told',
    })
  })

  test.each([
    ['shares that make 99', { technical: '49' }, 'technical', 'fanno 99'],
    ['a share that is no number', { process: '30,5' }, 'process', 'percentuale intera'],
    ['a share beyond all', { system: '120' }, 'system', 'da 0 a 100'],
    ['no objective', { objectives: [] }, 'chosen', 'almeno un'],
    ['one that does not exist', { objectives: ['3', '999'] }, 'chosen', 'dell’elenco'],
    ['words in its place', { objectives: ['tutti'] }, 'chosen', 'dell’elenco'],
    [
      'eleven',
      { objectives: NATIONAL_OBJECTIVES.slice(0, 11).map((each) => String(each.number)) },
      'chosen',
      'massimo 10',
    ],
    [
      'one of an area without credits',
      { technical: '80', process: '0', objectives: ['3', '18'] },
      'chosen',
      'L’obiettivo 3 è di un’area',
    ],
  ])('%s is refused at its place', (_what, change, field, words) => {
    const judged = judgePlan({ ...typed, ...change })
    expect(judged.kind === 'refused' && Object.keys(judged.errors)).toEqual([field])
    expect(judged.kind === 'refused' && judged.errors[field]).toContain(words)
  })
})

describe('[LRN-029] how what was done agrees with the plan', () => {
  const plan = { shares: { technical: 50, process: 30, system: 20 }, objectives: [3] }
  const standing = (...items: EarnedItem[]) => standingOf(plan, 100, countCredits(PERIOD_2026, 100, items).items)
  const of = (area: EarnedItem['area'], credits: number, more: Partial<EarnedItem> = {}) =>
    anItem(credits, { area, ...more })

  test('nothing done is nothing to compare', () => {
    expect(standing()).toMatchObject({ coherence: null, apart: 0 })
  })

  test.each([
    ['all within the plan', [of('technical', 50), of('process', 30)], 100],
    ['beyond what was planned for an area', [of('technical', 50), of('system', 50)], 70],
    ['a tenth less, rounded down', [of('technical', 50), of('system', 50), of('system', 0.1)], 69],
    ['what is of no area is not compared', [of('technical', 10), of(null, 50)], 100],
  ] as const)('%s', (_what, items, coherence) => {
    expect(standing(...items).coherence).toBe(coherence)
  })

  test('each area says what is missing, and only what counts is counted', () => {
    const self = { kind: 'self-study' } as const
    const { areas, apart } = standing(of('technical', 12.5), of('system', 30, self), of(null, 4.5))
    // Self-study counts for 20 of 100.
    expect(areas.map(({ done, planned, missing }) => [done, planned, missing])).toEqual([
      [12.5, 50, 37.5],
      [0, 30, 30],
      [20, 20, 0],
    ])
    expect(apart).toBe(4.5)
  })
})
