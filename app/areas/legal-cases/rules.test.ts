import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { hearingsCalendar } from './calendar-rules.ts'
import { hearingsInOrder, recognisedRulings, seesLegalCases, sideBox } from './rules.ts'

test.each(
  overSixTypes({ SUSPECT: false, REGISTRATO: true, TRIAL: true, PREMIUM: true, EX_TRIAL: true, EX_PREMIUM: true }),
)('[CAU-002] %s with the legal wallet sees the cases: %s, and without it never', (type, expected) => {
  expect(seesLegalCases(anAudience(type, { wallets: { legal: {} } }))).toBe(expected)
  expect(seesLegalCases(anAudience(type))).toBe(false)
})

test.each(
  overSixTypes({
    SUSPECT: 'upgrade',
    REGISTRATO: 'upgrade',
    TRIAL: 'assistant',
    PREMIUM: 'assistant',
    EX_TRIAL: 'upgrade',
    EX_PREMIUM: 'upgrade',
  }),
)('[CAU-002] [CAU-007] [CAU-008] beside the cases %s finds: %s', (type, expected) => {
  expect(sideBox(anAudience(type, { wallets: { legal: {} } }))).toBe(expected)
  expect(sideBox(anAudience(type)), 'without the legal wallet').toBe('upgrade')
})

test('[CAU-004] only rulings that start with ordinanza, sentenza or decreto, in any case', () => {
  const types = ['Ordinanza istruttoria', 'SENTENZA', ' decreto ingiuntivo', 'Nota', 'La sentenza', 'Verbale']
  const rulings = types.map((type) => ({ type, value: '' }))
  expect(recognisedRulings(rulings).map(({ type }) => type)).toEqual(types.slice(0, 3))
})

test('[CAU-005] hearings come the latest first', () => {
  const days = ['2026-01-02', '2026-03-04', '2025-05-06'].map((day) => ({ heldAt: new Date(day) }))
  expect(hearingsInOrder(days).map(({ heldAt }) => heldAt.getUTCFullYear() * 100 + heldAt.getUTCMonth())).toEqual([
    202602, 202600, 202504,
  ])
})

describe('the calendar file', () => {
  const legalCase = {
    id: '1',
    name: 'Pratica 1; Rossi, Bianchi',
    court: 'Tribunale',
    seat: 'Milano',
    section: '',
    status: '',
    businessLine: '',
    specialization: '',
    rulings: [],
  }
  const hearing = {
    id: 'h1',
    type: 'Prima comparizione',
    heldAt: new Date('2026-12-01T09:30:00Z'),
    place: '',
    outcome: '',
    documents: [],
  }
  const now = new Date('2026-11-15T08:00:00Z')

  test('has an event for each hearing, in the form agendas read', () => {
    expect(hearingsCalendar(legalCase, [hearing], now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Camice//Le mie cause//IT',
      'BEGIN:VEVENT',
      'UID:h1@udienze',
      'DTSTAMP:20261115T080000Z',
      'DTSTART:20261201T093000Z',
      'DTEND:20261201T103000Z',
      'SUMMARY:Prima comparizione: Pratica 1\\; Rossi\\, Bianchi',
      'LOCATION:Tribunale\\, Milano',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('folds long lines at 75 bytes', () => {
    const long = { ...hearing, type: 'È molto lunga '.repeat(20) }
    for (const line of hearingsCalendar(legalCase, [long], now).split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})
