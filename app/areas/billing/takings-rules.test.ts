import { expect, test } from 'vitest'
import { takingDays, takingRows, usualStretches } from './takings-rules.ts'

const TODAY = '2026-03-10'

test('[ACC-045] a period that is none says why, and the month that runs is shown', () => {
  const month = { from: '2026-03-01', to: '2026-03-31' }
  const asked = (from: string, to: string) => takingDays({ from, to }, TODAY)
  expect(asked('', '')).toEqual({ ...month, fault: null })
  for (const [from, to, sentence] of [
    ['2026-02-30', '2026-03-01', '«2026-02-30», non è un giorno'],
    ['2026-03-01', 'ieri', '«ieri», non è un giorno'],
    ['', '2026-03-01', 'Il primo giorno manca'],
    ['2026-03-01', '', 'L’ultimo giorno manca'],
    ['2026-03-02', '2026-03-01', 'Il 01/03/2026 viene prima del 02/03/2026'],
    ['2025-01-01', '2026-01-02', 'sono più di 366 giorni'],
  ] as const) {
    const { fault, ...days } = asked(from, to)
    expect(days).toEqual(month)
    expect(fault).toContain(sentence)
  }
  // A leap year is a whole one.
  expect(asked('2024-01-01', '2024-12-31').fault).toBeNull()
  expect(asked('2025-01-01', '2026-01-01').fault).toBeNull()
})

test('[ACC-045] every usual period may be asked for', () => {
  for (const { from, to } of usualStretches('2028-02-29')) expect(takingDays({ from, to }, TODAY).fault).toBeNull()
  expect(usualStretches('2026-01-31').map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-01-01 2026-01-31',
    '2025-12-01 2025-12-31',
    '2026-01-01 2026-12-31',
    '2025-01-01 2025-12-31',
  ])
})

test('[ACC-045] the sheet has one row for each day and way, with the comma that Italian programs read', () => {
  const taking = { count: 2, grossCents: 123_450, refunds: 1, refundedCents: 200_000 }
  expect(takingRows([{ day: '2026-03-09', way: 'sepa-debit', ...taking }])[1]).toEqual([
    '09/03/2026',
    'Addebito SEPA',
    '2',
    '1234,50',
    '1',
    '2000,00',
    '-765,50',
  ])
})
