import { describe, expect, test } from 'vitest'
import type { RomeDay } from '#platform/pure/dates.ts'
import { countCredits, sameEvent } from './credit-rules.ts'
import { judgeDeclared, judgeFact } from './declared-rules.ts'
import { aFact, anItem, PERIOD_2023, PERIOD_2026 } from './fixtures.ts'
import type { MemberFact } from './model.ts'
import { obligationOf, periodOn } from './obligation-rules.ts'
import { insuredSentence, insuredThreshold, isLastQuarter, paceSentence } from './pace-rules.ts'
import { picturesOf } from './picture-context.server.ts'

const obligation = (facts: readonly MemberFact[], before: number | null = null) =>
  obligationOf(PERIOD_2026, facts, before === null ? null : { period: PERIOD_2023, counted: before })

describe('[LRN-026] the personal obligation', () => {
  test.each<[string, MemberFact[], number | null, number]>([
    ['nothing said', [], null, 150],
    ['entered before', [aFact('enrolment', '2019-03-01')], null, 150],
    ['entered the year before', [aFact('enrolment', '2025-06-01')], null, 150],
    ['entered in the first year', [aFact('enrolment', '2026-06-01')], null, 100],
    ['entered in the second', [aFact('enrolment', '2027-01-01')], null, 50],
    ['entered in the last', [aFact('enrolment', '2028-01-02')], null, 0],
    ['121 credits before', [], 121, 120],
    ['120,9 credits before', [], 120.9, 135],
    ['80 credits before', [], 80, 135],
    ['79,9 credits before', [], 79.9, 150],
    ['what the register says is truer', [aFact('previous', '2025-12-31', { credits: 130 })], 10, 120],
    ['dossier', [aFact('dossier', '2026-04-01')], null, 110],
    ['dossier of a group', [aFact('group-dossier', '2027-12-31')], null, 120],
    ['both dossiers', [aFact('dossier', '2026-04-01'), aFact('group-dossier', '2026-05-01')], null, 80],
    ['a dossier too late', [aFact('dossier', '2028-01-01')], null, 150],
    ['a dossier of the period before', [aFact('dossier', '2024-04-01')], 0, 120],
    ['one year of studies', [aFact('study', '2026-01-01', { toDay: '2026-12-31' })], null, 100],
    ['three years of studies', [aFact('study', '2026-01-01', { toDay: '2028-12-31' })], null, 0],
    ['14 days of exemption', [aFact('exemption', '2026-03-01', { toDay: '2026-03-14' })], null, 150],
    ['15 days of exemption', [aFact('exemption', '2026-03-01', { toDay: '2026-03-15' })], null, 146],
    ['five months', [aFact('exemption', '2026-03-01', { toDay: '2026-07-31' })], null, 110],
    ['across the first day', [aFact('exemption', '2025-12-01', { toDay: '2026-01-15' })], null, 146],
    [
      'the same days twice',
      [
        aFact('exemption', '2026-03-01', { toDay: '2026-03-31' }),
        aFact('exemption', '2026-03-10', { toDay: '2026-03-31' }),
      ],
      null,
      142,
    ],
    [
      'everything',
      [aFact('enrolment', '2027-05-01'), aFact('dossier', '2027-06-01'), aFact('group-dossier', '2027-06-02')],
      null,
      0,
    ],
  ])('%s', (_what, facts, before, expected) => {
    const { credits, steps } = obligation(facts, before)
    expect(credits).toBe(expected)
    expect(steps.reduce((sum, step) => sum + step.credits, 0)).toBeCloseTo(credits, 6)
  })

  test('every step is said', () => {
    const { steps } = obligation([aFact('enrolment', '2026-06-01'), aFact('dossier', '2026-07-01')], 90)
    expect(steps).toEqual([
      { words: 'Obbligo di base', credits: 150 },
      { words: 'Iscrizione all’albo il 01/06/2026: l’obbligo comincia il 1º gennaio 2027', credits: -50 },
      { words: 'Riduzione per i 90 crediti del triennio precedente', credits: -15 },
      { words: 'Dossier formativo individuale', credits: -40 },
    ])
  })
})

test('[LRN-025] the period of a day changes at midnight, and a year without data has none', () => {
  const periods = [PERIOD_2023, PERIOD_2026]
  const on = (day: RomeDay) => periodOn(periods, day)?.slug ?? null
  expect(
    ['2022-12-31', '2023-01-01', '2025-12-31', '2026-01-01', '2028-12-31', '2029-01-01'].map((day) =>
      on(day as RomeDay),
    ),
  ).toEqual([null, '2023-2025', '2023-2025', '2026-2028', '2026-2028', null])
})

describe('[LRN-027] limits', () => {
  test('what exceeds is told and does not count', () => {
    const { items, total, declared, club, limits } = countCredits(PERIOD_2026, 150, [
      anItem(20, { kind: 'self-study', day: '2026-02-01' }),
      anItem(20, { kind: 'self-study', day: '2026-03-01' }),
      anItem(50, { kind: 'teaching', day: '2026-04-01' }),
      anItem(20, { kind: 'publication', day: '2026-05-01' }),
      anItem(30, { isSponsored: true, day: '2026-06-01' }),
      anItem(30, { isSponsored: true, day: '2026-07-01' }),
      anItem(4.5, { source: 'club', kind: 'FAD', day: '2026-08-01' }),
    ])
    expect(items.map(({ counted }) => counted)).toEqual([20, 10, 50, 10, 30, 20, 4.5])
    expect(items[1]?.over).toBe('Autoformazione: al massimo il 20 %')
    expect(items[3]?.over).toBe('Attività individuali: al massimo il 60 %')
    expect(items[5]?.over).toBe('Invitati da uno sponsor: al massimo un terzo')
    expect([total, declared, club]).toEqual([144.5, 140, 4.5])
    expect(limits.map(({ most, used }) => [most, used])).toEqual([
      [30, 30],
      [90, 90],
      [50, 50],
    ])
  })

  test('they are of the personal obligation, never rounded in favour', () => {
    const [item] = countCredits(PERIOD_2026, 100, [anItem(40, { isSponsored: true })]).items
    expect(item?.counted).toBe(33.3)
    expect(countCredits(PERIOD_2026, 0, [anItem(10, { kind: 'abroad' })]).total).toBe(0)
  })

  test('the same event twice is recognised', () => {
    const known = anItem(6, { title: 'Il dolore cronico', day: '2026-05-04', provider: 'Ordine di Firenze' })
    const asked = { title: ' il DOLORE, cronico ', day: '2026-05-04', provider: 'Altri', credits: 3 } as const
    expect(sameEvent([known], asked)).toBe(known)
    expect(sameEvent([known], { ...asked, day: '2026-05-05' })).toBeNull()
    expect(sameEvent([known], { ...asked, title: 'Altro', provider: 'ordine di firenze', credits: 6 })).toBe(known)
  })
})

describe('[LRN-028] the share that insurance asks', () => {
  test.each([
    [PERIOD_2023, 106, 135, true, 'Nel triennio 2023-2025 hai 106 crediti su 135: il 70 % è 94,5, raggiunto.'],
    [PERIOD_2023, 82, 135, true, 'Nel triennio 2023-2025 hai 82 crediti su 135: il 70 % è 94,5, te ne mancavano 12,5.'],
    [
      PERIOD_2026,
      58.5,
      110,
      false,
      'Nel triennio 2026-2028 hai 58,5 crediti su 110: il 70 % è 77, te ne mancano 18,5.',
    ],
    [PERIOD_2026, 0, 0, false, 'Nel triennio 2026-2028 hai 0 crediti su 0: il 70 % è 0, raggiunto.'],
  ] as const)('%j', (period, counted, obliged, isOver, words) => {
    expect(insuredSentence(period, { counted, obligation: obliged }, isOver)).toBe(words)
  })

  test('it is never rounded in the member’s favour', () => {
    expect(insuredThreshold(PERIOD_2026, 133.3)).toBe(93.4)
    expect(insuredThreshold(PERIOD_2026, 150)).toBe(105)
  })
})

describe('[LRN-030] the pace', () => {
  test.each<[number, number, RomeDay, string]>([
    [88, 150, '2027-11-10', 'Ti mancano 62 crediti in 13 mesi: circa 4,8 al mese.'],
    [88, 150, '2027-10-10', 'Ti mancano 62 crediti in 14 mesi: circa 4,5 al mese.'],
    [149, 150, '2028-12-20', 'Ti manca 1 credito in un mese.'],
    [150, 150, '2026-11-19', 'Hai tutti i crediti del triennio.'],
    [0, 0, '2026-11-19', 'Hai tutti i crediti del triennio.'],
  ])('%d of %d on %s', (counted, obliged, today, words) => {
    expect(paceSentence(PERIOD_2026, { counted, obligation: obliged }, today)).toBe(words)
  })

  test.each<[RomeDay, boolean]>([
    ['2028-03-31', false],
    ['2028-04-01', true],
    ['2028-12-31', true],
    ['2029-01-01', false],
  ])('%s is in the last quarter: %s', (today, expected) => {
    expect(isLastQuarter(PERIOD_2026, today)).toBe(expected)
  })
})

test('[LRN-025] [LRN-026] a period takes from the one before what it leaves, and each has its own credits', () => {
  const items = [
    anItem(50, { day: '2023-05-01' }),
    anItem(50, { day: '2024-05-01' }),
    anItem(25, { day: '2025-12-31' }),
    anItem(9, { day: '2026-01-01' }),
  ]
  const [past, running] = picturesOf([PERIOD_2023, PERIOD_2026], { facts: [], items, today: '2026-11-19' })
  expect(past).toMatchObject({ state: 'over', name: '2023-2025' })
  expect(past?.credits.total).toBe(125)
  expect(running?.obligation.credits).toBe(120)
  expect(running?.credits.total).toBe(9)
})

const declared = {
  title: 'Il dolore',
  provider: 'Ordine',
  day: '2026-05-04',
  credits: '4,5',
  kind: 'RES',
  area: '',
  isSponsored: '',
}

test('[LRN-027] what is typed is judged, every wrong field at once', () => {
  expect(judgeDeclared(declared, '2026-11-19')).toMatchObject({
    kind: 'told',
    told: { credits: 4.5, day: '2026-05-04' },
  })
  const wrong = { title: '', provider: '', day: '2026-11-20', credits: '4,55', kind: 'X', area: '', isSponsored: '' }
  expect(judgeDeclared(wrong, '2026-11-19')).toMatchObject({
    errors: {
      title: expect.any(String),
      provider: expect.any(String),
      day: 'Scrivi il giorno in cui li hai ottenuti: non può essere futuro.',
      credits: 'I crediti hanno al massimo un decimale.',
      kind: 'Scegli come li hai ottenuti.',
    },
  })
  for (const credits of ['0', '50,1'])
    expect(judgeDeclared({ ...declared, credits }, '2026-11-19').kind).toBe('refused')
})

test('[LRN-026] a fact is judged by its kind', () => {
  const judge = (fact: string, fromDay: string, toDay = '', factCredits = '') =>
    judgeFact({ fact, fromDay, toDay, factCredits }, '2026-11-19')
  expect(judge('enrolment', '1988-05-01')).toMatchObject({ kind: 'told' })
  expect(judge('dossier', '2026-12-01')).toMatchObject({ kind: 'refused' })
  expect(judge('exemption', '2026-10-01', '2027-02-28')).toMatchObject({ kind: 'told', told: { toDay: '2027-02-28' } })
  expect(judge('exemption', '2026-10-01', '2026-09-01')).toMatchObject({ errors: { toDay: expect.any(String) } })
  expect(judge('previous', '2025-12-31', '', '131')).toMatchObject({ kind: 'told', told: { credits: 131 } })
  expect(judge('previous', '2025-12-31')).toMatchObject({ errors: { factCredits: expect.any(String) } })
  expect(judge('altro', '2025-12-31')).toMatchObject({ errors: { fact: 'Scegli che cosa aggiungi.' } })
})
