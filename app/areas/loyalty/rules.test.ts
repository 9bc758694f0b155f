import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { regulationOn } from './copy.ts'
import { isCataloguePath } from './header-rules.ts'
import { judgeMission, missionNamed } from './mission-desk-rules.ts'
import { awardsFor, type MissionChange, type MissionTerms, termsOn } from './mission-rules.ts'
import { catalogueLogin, hasProgramme, lastSpendingDay, pointsLabel, redirectTarget, standingOf } from './rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const active = { wallets: { winLoy: { stato: 1 } } }
const ended = { expDate: new Date('2026-10-01T21:59:59.999Z') }

test.each([
  [0, '0 Punti'],
  [1, '1 Punto'],
  [2, '2 Punti'],
  [12_500, '12.500 Punti'],
])('[LOY-009] %i is written %s', (points, label) => {
  expect(pointsLabel(points)).toBe(label)
})

test.each(
  overSixTypes({ SUSPECT: false, REGISTRATO: false, TRIAL: false, PREMIUM: true, EX_TRIAL: false, EX_PREMIUM: true }),
)('[LOY-001] %s with the wallet active has the programme: %s', (type, expected) => {
  expect(hasProgramme(anAudience(type, active))).toBe(expected)
  expect(hasProgramme(anAudience(type))).toBe(false)
})

describe('where somebody stands', () => {
  const standing = (type: Parameters<typeof anAudience>[0], stato: number | undefined, at = now) =>
    standingOf(anAudience(type, stato === undefined ? {} : { wallets: { winLoy: { stato } } }), ended, at, 90).kind

  test.each([
    [0, 'renew'],
    [1, 'grace'],
    [2, 'renew'],
    [3, 'outside'],
    [undefined, 'outside'],
  ] as const)('[LOY-010, LOY-023] an EX_PREMIUM with Stato %s: %s', (stato, expected) => {
    expect(standing('EX_PREMIUM', stato)).toBe(expected)
  })

  test.each([
    [1, 'active'],
    [0, 'outside'],
    [2, 'outside'],
  ] as const)('[LOY-010] a PREMIUM with Stato %i: %s', (stato, expected) => {
    expect(standing('PREMIUM', stato)).toBe(expected)
  })

  test('[LOY-020, LOY-021] the last day is the expiry and ninety days, all of it', () => {
    expect(lastSpendingDay(ended.expDate, 90)).toBe('2026-12-30')
    expect(standing('EX_PREMIUM', 1, new Date('2026-12-30T22:59:00Z'))).toBe('grace')
    expect(standing('EX_PREMIUM', 1, new Date('2026-12-30T23:00:00Z'))).toBe('renew')
    expect(lastSpendingDay(ended.expDate, 10)).toBe('2026-10-11')
  })
})

test.each([
  ['/prodotti', '/prodotti'],
  ['/profilo/ordini/', '/profilo/ordini/'],
  ['https://altrove.example', '/prodotti'],
  ['//altrove.example', '/prodotti'],
  [null, '/prodotti'],
])('[LOY-015] redirectTo %s goes to %s', (asked, expected) => {
  expect(redirectTarget(asked)).toBe(expected)
})

test('[LOY-015] the two links to the catalogue', () => {
  expect(catalogueLogin('/prodotti')).toBe('/programma-fedelta-premiati/login?redirectTo=/prodotti')
})

test('[LOY-017] which pages have another header', () => {
  expect(
    ['/programma-fedelta-premiati', '/programma-fedelta-premiati/casa', '/programma-fedelta'].map(isCataloguePath),
  ).toEqual([true, true, false])
})

describe('what the club decides of its missions', () => {
  const terms = termsOn([], 'read', '2026-11-15')
  const change = (fromDay: RomeDay, parts: Partial<MissionTerms>) =>
    ({ code: 'read', fromDay, terms: { ...terms, ...parts } }) as const
  const premium = {
    registrationDate: new Date('2025-01-01'),
    trial: null,
    premiumPeriods: [{ start: new Date('2026-01-01'), end: new Date('2028-01-01') }],
  }
  const readOn = (id: number, day: string) => ({
    id,
    kind: 'content-read' as const,
    memberId: 'm',
    subject: String(id),
    happenedAt: new Date(`${day}T12:00:00Z`),
  })

  test('a change counts for what is done from its day on, and not for what was done before it', () => {
    const changes = [change('2026-12-01', { points: 8 }), change('2027-01-01', { isActive: false })]
    const heard = [readOn(1, '2026-11-30'), readOn(2, '2026-12-01'), readOn(3, '2026-12-31'), readOn(4, '2027-01-01')]
    const awards = awardsFor(heard, {}, premium, changes)
    expect(awards.map(({ fact, mission }) => [fact.subject, mission.points])).toEqual([
      ['1', 5],
      ['2', 8],
      ['3', 8],
    ])
  })

  test('how often it counts follows too', () => {
    const changes = [change('2026-12-01', { limit: { times: 1, per: 'month' } })]
    const heard = [1, 2, 3].map((id) => readOn(id, `2026-12-0${id}`))
    expect(awardsFor(heard, {}, premium, changes)).toHaveLength(1)
    expect(awardsFor(heard, {}, premium)).toHaveLength(3)
  })

  const mission = missionNamed('read')
  const typed = {
    fromDay: '2026-12-20',
    points: '5',
    per: 'month',
    times: '20',
    isActive: 'on',
    title: terms.title,
    text: terms.text,
    description: terms.description,
  }
  test.each([
    ['more points, from tomorrow', { fromDay: '2026-11-16', points: '9' }, []],
    ['fewer points, in thirty days', { fromDay: '2026-12-15', points: '3' }, []],
    ['fewer points, sooner', { fromDay: '2026-12-14', points: '3' }, ['fromDay']],
    ['fewer times, sooner', { fromDay: '2026-12-14', times: '10' }, ['fromDay']],
    ['every time, from tomorrow', { fromDay: '2026-11-16', per: '' }, []],
    ['stopped, sooner', { fromDay: '2026-12-14', isActive: '' }, ['fromDay']],
    ['from today', { fromDay: '2026-11-15', points: '9' }, ['fromDay']],
    ['no points, no words, no day', { points: '0', title: '', fromDay: '' }, ['fromDay', 'points', 'title']],
  ])('%s: refused at %j', (_sentence, parts, fields) => {
    if (!mission) throw new Error('There is no such mission.')
    const judged = judgeMission({ ...typed, ...parts }, { mission, changes: [], today: '2026-11-15' })
    expect('errors' in judged ? Object.keys(judged.errors).toSorted() : []).toEqual(fields)
  })

  test('what is a state of the member counts once, whatever is typed', () => {
    const once = missionNamed('complete-profile')
    if (!once) throw new Error('There is no such mission.')
    const judged = judgeMission(typed, { mission: once, changes: [], today: '2026-11-15' })
    expect('change' in judged && judged.change.terms.limit).toEqual({ times: 1, per: 'life' })
  })

  test('[LOY-006] the rules say what counts today and what was decided for later', () => {
    const clause = (changes: MissionChange[]) => regulationOn(changes, '2026-11-15')[1]
    expect(clause([])).toBe(
      '2. Come si guadagnano i punti. Con l’abbonamento; completando il profilo (100 punti, una volta); pubblicando la scheda professionale (80 punti, una volta); superando un corso ECM (50 punti per ciascun corso); leggendo un articolo fino in fondo (5 punti, fino a venti articoli al mese); quando un collega si iscrive con il proprio invito (200 punti, fino a dieci colleghi per anno). Ogni cosa conta una volta sola.',
    )
    const changed = clause([change('2026-12-20', { points: 8 })])
    expect(changed).toContain('(5 punti, fino a venti articoli al mese)')
    expect(changed).toMatch(/Dal 20\/12\/2026: .*\(8 punti, fino a venti articoli al mese\)/)
  })
})
