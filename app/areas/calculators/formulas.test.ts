import { describe, expect, test } from 'vitest'
import { LEGAL_RATES } from '../../../db/seed/legal-rates.ts'
import { bodyMassClass, bodyMassIndex } from './bmi-rules.ts'
import { bodySurface } from './bsa-rules.ts'
import { chadsVa, chadsVasc, type StrokeFactors } from './cha2ds2-vasc-rules.ts'
import { cockcroftGault } from './cockcroft-gault-rules.ts'
import { dueDate, gestationalAge } from './due-date-rules.ts'
import { ckdEpi2021, filtrationCategory } from './egfr-rules.ts'
import { flatTax } from './flat-tax-rules.ts'
import { type Component, glasgowSeverity, glasgowTotal } from './glasgow-rules.ts'
import { type BleedingFactors, hasBled } from './has-bled-rules.ts'
import { friedewald, ldlGoal, lipidFaults } from './ldl-rules.ts'
import { legalInterest } from './legal-interest-rules.ts'

// Numbers that are not in a publication were computed apart, in decimal arithmetic of forty digits.

describe('the body mass index', () => {
  test.each([
    [70, 175, 22.8571, 'Normopeso'],
    [50, 170, 17.301, 'Magrezza lieve (sottopeso)'],
    [45, 170, 15.5709, 'Magrezza grave'],
    [81, 180, 25, 'Sovrappeso (pre-obesità)'],
    [97.2, 180, 30, 'Obesità di classe I'],
    [110, 165, 40.404, 'Obesità di classe III'],
  ])('of %d kg and %d cm is %d: %s', (weightKg, heightCm, index, name) => {
    expect(bodyMassIndex({ weightKg, heightCm })).toBeCloseTo(index, 3)
    expect(bodyMassClass(bodyMassIndex({ weightKg, heightCm })).name).toBe(name)
  })

  test.each([
    [15.99, 'Magrezza grave'],
    [16, 'Magrezza moderata'],
    [17, 'Magrezza lieve (sottopeso)'],
    [18.49, 'Magrezza lieve (sottopeso)'],
    [18.5, 'Normopeso'],
    [24.994, 'Normopeso'],
    [24.996, 'Sovrappeso (pre-obesità)'],
    [30, 'Obesità di classe I'],
    [35, 'Obesità di classe II'],
    [40, 'Obesità di classe III'],
  ])('%d is %s: classes are those of the WHO and are read on what is shown', (index, name) => {
    expect(bodyMassClass(index).name).toBe(name)
  })
})

test.each([
  [70, 170, 1.8181, 1.8097, 1.8257],
  [3.5, 50, 0.2205, 0.2086, 0.2244],
  [10, 75, 0.4564, 0.4373, 0.4635],
  [120, 190, 2.5166, 2.4667, 2.5495],
  [54.2, 158, 1.5423, 1.5394, 1.5455],
  [1, 30, 0.0913, 0.0846, 0.0934],
])(
  'the body surface of %d kg and %d cm is %d by Mosteller, %d by DuBois, %d by Haycock',
  (weightKg, heightCm, ...known) => {
    const body = { weightKg, heightCm }
    const found = [bodySurface.mosteller(body), bodySurface.duBois(body), bodySurface.haycock(body)]
    for (const [index, value] of found.entries()) expect(value).toBeCloseTo(known[index] ?? 0, 4)
  },
)

describe('CKD-EPI 2021', () => {
  test.each([
    [1, 50, 'M', 91.691, 'G1'],
    [0.7, 50, 'F', 105.298, 'G1'],
    [0.9, 18, 'M', 126.961, 'G1'],
    [0.5, 18, 'F', 139.337, 'G1'],
    [0.8, 120, 'F', 58.044, 'G3a'],
    [1.4, 70, 'F', 40.473, 'G3b'],
    [2.5, 60, 'M', 28.694, 'G4'],
    [6.2, 45, 'M', 10.592, 'G5'],
    [4, 88, 'F', 10.267, 'G5'],
  ] as const)('of %d mg/dL at %d years, %s, is %d: %s', (creatinineMgDl, ageYears, sex, rate, category) => {
    const found = ckdEpi2021({ creatinineMgDl, ageYears, sex })
    expect(found).toBeCloseTo(rate, 2)
    expect(filtrationCategory(found).name).toBe(category)
  })

  test.each([
    [89.4, 'G2'],
    [89.5, 'G1'],
    [59.5, 'G2'],
    [44.4, 'G3b'],
    [30, 'G3b'],
    [14.4, 'G5'],
  ])('%d is category %s, on the whole number a laboratory reports', (rate, name) => {
    expect(filtrationCategory(rate).name).toBe(name)
  })
})

test.each([
  [1, 40, 72, 'M', 100],
  [1, 40, 72, 'F', 85],
  [1.2, 65, 80, 'M', 69.444],
  [2.4, 82, 54.5, 'F', 15.549],
  [0.6, 18, 60, 'F', 144.028],
  [0.9, 120, 50, 'M', 15.432],
] as const)(
  'Cockcroft-Gault of %d mg/dL, %d years, %d kg, %s is %d mL/min',
  (creatinineMgDl, ageYears, weightKg, sex, clearance) => {
    expect(cockcroftGault({ creatinineMgDl, ageYears, weightKg, sex })).toBeCloseTo(clearance, 2)
  },
)

describe('CHA2DS2-VASc', () => {
  const nobody: StrokeFactors = {
    ageYears: 50,
    sex: 'M',
    hasHeartFailure: false,
    hasHypertension: false,
    hasDiabetes: false,
    hadStroke: false,
    hasVascularDisease: false,
  }
  const everything = {
    hasHeartFailure: true,
    hasHypertension: true,
    hasDiabetes: true,
    hadStroke: true,
    hasVascularDisease: true,
  }
  test.each([
    ['a man of 64 without factors', { ageYears: 64 }, 0, 0],
    ['a woman of 64 without factors', { ageYears: 64, sex: 'F' }, 1, 0],
    ['a man of 65', { ageYears: 65 }, 1, 1],
    ['a man of 74', { ageYears: 74 }, 1, 1],
    ['a man of 75', { ageYears: 75 }, 2, 2],
    [
      'a woman of 75 with hypertension and diabetes',
      { ageYears: 75, sex: 'F', hasHypertension: true, hasDiabetes: true },
      5,
      4,
    ],
    ['a man with a stroke', { hadStroke: true }, 2, 2],
    ['a woman of 80 with everything', { ageYears: 80, sex: 'F', ...everything }, 9, 8],
  ] as [string, Partial<StrokeFactors>, number, number][])('%s', (_who, change, vasc, va) => {
    expect([chadsVasc({ ...nobody, ...change }), chadsVa({ ...nobody, ...change })]).toEqual([vasc, va])
  })
})

describe('HAS-BLED', () => {
  const nobody: BleedingFactors = {
    ageYears: 65,
    hasUncontrolledHypertension: false,
    hasRenalDisease: false,
    hasLiverDisease: false,
    hadStroke: false,
    hadBleeding: false,
    hasLabileInr: false,
    takesDrugs: false,
    drinksAlcohol: false,
  }
  const all = Object.fromEntries(Object.keys(nobody).map((name) => [name, true]))
  test.each([
    ['65 years are not over 65', {}, 0],
    ['66 are', { ageYears: 66 }, 1],
    ['kidney and liver count one each', { hasRenalDisease: true, hasLiverDisease: true }, 2],
    ['drugs and alcohol count one each', { takesDrugs: true, drinksAlcohol: true }, 2],
    ['an old patient with a stroke and a bleed', { ageYears: 82, hadStroke: true, hadBleeding: true }, 3],
    ['everything', { ...all, ageYears: 90 }, 9],
  ] as [string, Partial<BleedingFactors>, number][])('%s', (_what, change, score) => {
    expect(hasBled({ ...nobody, ...change })).toBe(score)
  })
})

test.each([
  [[4, 5, 6], 15, 'lieve'],
  [[3, 4, 6], 13, 'lieve'],
  [[3, 4, 5], 12, 'moderato'],
  [[2, 3, 4], 9, 'moderato'],
  [[2, 2, 4], 8, 'grave'],
  [[1, 1, 1], 3, 'grave'],
] as [Component[], number, string][])('Glasgow %j is %i, %s', (components, total, severity) => {
  expect(glasgowTotal(components)).toBe(total)
  expect(glasgowSeverity(total)).toBe(severity)
})

test('Glasgow has no total when a response cannot be tested', () => {
  expect(glasgowTotal([4, 'NT', 6])).toBeNull()
})

describe('the LDL of Friedewald', () => {
  test.each([
    [200, 50, 150, 'mg', 120],
    [240, 40, 399, 'mg', 120.2],
    [180, 60, 100, 'mg', 100],
    [150, 45, 90, 'mg', 87],
    [320, 35, 250, 'mg', 235],
    [5.2, 1.3, 1.7, 'mmol', 3.1273],
    [6.5, 1, 2.2, 'mmol', 4.5],
  ] as const)('of %d, HDL %d, triglycerides %d %s is %d', (total, hdl, triglycerides, unit, ldl) => {
    const lipids = { total, hdl, triglycerides, unit }
    expect(lipidFaults(lipids)).toBeNull()
    expect(friedewald(lipids)).toBeCloseTo(ldl, 3)
  })

  test.each([
    ['triglycerides of 400 mg/dL', { total: 240, hdl: 40, triglycerides: 400, unit: 'mg' }, 'trigliceridi'],
    ['triglycerides of 4.52 mmol/L', { total: 6, hdl: 1, triglycerides: 4.52, unit: 'mmol' }, 'trigliceridi'],
    ['an HDL as high as the total', { total: 150, hdl: 150, triglycerides: 100, unit: 'mg' }, 'hdl'],
    ['a negative LDL', { total: 100, hdl: 60, triglycerides: 300, unit: 'mg' }, 'totale'],
    ['millimoles written as milligrams', { total: 5.2, hdl: 1.3, triglycerides: 1.7, unit: 'mg' }, 'totale'],
    ['milligrams written as millimoles', { total: 200, hdl: 50, triglycerides: 150, unit: 'mmol' }, 'totale'],
  ] as const)('%s is refused', (_what, lipids, field) => {
    expect(lipidFaults(lipids)?.errors).toHaveProperty(field)
  })

  test.each([
    [54.4, 'good'],
    [69, 'good'],
    [115, 'attention'],
    [189, 'attention'],
    [190, 'alarm'],
  ])('%d mg/dL is read as %s', (ldl, level) => expect(ldlGoal(ldl).level).toBe(level))
})

test.each([
  ['2026-01-01', 28, '2026-10-08'],
  ['2023-05-08', 28, '2024-02-12'],
  ['2024-02-29', 28, '2024-12-05'],
  ['2026-03-28', 28, '2027-01-02'],
  ['2026-01-01', 35, '2026-10-15'],
  ['2026-01-01', 21, '2026-10-01'],
] as const)('a last period of %s with a cycle of %i days gives birth on %s', (lastPeriod, cycleDays, due) => {
  expect(dueDate({ lastPeriod, cycleDays })).toBe(due)
})

test.each([
  ['2026-01-01', 28, '2026-01-01', 0, 0],
  ['2026-01-01', 28, '2026-03-26', 12, 0],
  ['2026-01-01', 28, '2026-03-30', 12, 4],
  ['2026-01-01', 28, '2026-10-08', 40, 0],
  ['2026-01-01', 35, '2026-10-08', 39, 0],
] as const)('after %s with a cycle of %i, on %s it is %i+%i', (lastPeriod, cycleDays, day, weeks, days) => {
  expect(gestationalAge({ lastPeriod, cycleDays, day })).toEqual({ weeks, days })
})

describe('legal interest', () => {
  const cents = (capitalCents: number, from: `${number}-${number}-${number}`, to: `${number}-${number}-${number}`) =>
    legalInterest({ capitalCents, from, to }, LEGAL_RATES).map(({ days, interestCents }) => [days, interestCents])

  test.each([
    [1_000_000, '2022-12-31', '2023-12-31', [[365, 50_000]]],
    [1_000_000, '2023-12-31', '2024-12-31', [[366, 25_068]]],
    [
      250_050,
      '2022-06-15',
      '2024-03-10',
      [
        [199, 1704],
        [365, 12_503],
        [70, 1199],
      ],
    ],
    [100_000, '2021-03-01', '2021-03-02', [[1, 0]]],
    [
      320_000,
      '2025-09-30',
      '2026-11-15',
      [
        [92, 1613],
        [319, 4475],
      ],
    ],
    [
      10_000_000_000,
      '2023-12-31',
      '2025-12-31',
      [
        [366, 250_684_932],
        [365, 200_000_000],
      ],
    ],
  ] as const)('of %i cents from %s to %s', (capital, from, to, periods) => {
    expect(cents(capital, from, to)).toEqual(periods)
  })

  test('the table of rates has no hole and no overlap', () => {
    for (const [index, { from }] of LEGAL_RATES.entries()) {
      const before = LEGAL_RATES[index - 1]
      if (before) expect(Date.parse(from) - Date.parse(before.to), from).toBe(86_400_000)
    }
  })
})

test.each([
  [4_000_000, 78, 500_000, false, 2_620_000, 393_000, 3_107_000],
  [4_000_000, 78, 500_000, true, 2_620_000, 131_000, 3_369_000],
  [8_500_000, 78, 0, false, 6_630_000, 994_500, 7_505_500],
  [3_000_000, 40, 400_000, false, 800_000, 120_000, 2_480_000],
  [1_000_000, 78, 900_000, false, 0, 0, 100_000],
  [1, 67, 0, true, 1, 0, 1],
] as const)(
  'flat tax on %i cents at %i %%, contributions %i, new %s',
  (revenueCents, coefficientPercent, contributionsCents, isNew, taxable, tax, net) => {
    const found = flatTax({ revenueCents, coefficientPercent, contributionsCents, isNew })
    expect([found.taxableCents, found.taxCents, found.netCents]).toEqual([taxable, tax, net])
  },
)
