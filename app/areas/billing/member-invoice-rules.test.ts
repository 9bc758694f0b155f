import { expect, test } from 'vitest'
import { invoiceGroups, orderLabel, payLabel, planProgress } from './member-invoice-rules.ts'

const months = ['08', '09', '10', '11', '12'].map((month) => `2026-${month}-17`)
const plan = (states: readonly number[], order = 'A') =>
  states.map((stato, at) => ({ stato, order, dataScadenza: months[at] ?? '', importo: 1000 + at }))

test('[PAY-006] a plan being paid is whole and in order; what else is open comes next, then the rest from the newest', () => {
  const [running, done, once] = [plan([1, 1, 0, 0, 0]), plan([1, 1], 'B'), plan([0], 'C')]
  const note = { ...plan([1], 'A')[0], stato: 1, order: 'A', credit: { label: 'Rimborsata' } }
  const groups = invoiceGroups([...running, ...done, ...once, note])
  expect(groups).toEqual({ plans: [running], due: once, settled: [note, ...done.toReversed()] })
  expect(invoiceGroups(plan([1, 1, 2])).plans, 'the bank looks at the last one').toHaveLength(1)
  expect(invoiceGroups(plan([1, 1, 1])), 'all paid').toMatchObject({ plans: [], due: [] })
})

test('[ACC-029] a plan says what is next, what is late and how far it has come, without what was credited', () => {
  const rows = plan([1, 1, 0, 0, 0])
  expect(planProgress(rows, '2026-10-17')).toEqual({
    next: rows[2],
    lateCount: 0,
    paid: { count: 2, cents: 2001 },
    open: { count: 3, cents: 3009 },
    all: { count: 5, cents: 5010 },
    lastDue: '2026-12-17',
  })
  expect(planProgress(rows, '2026-11-18')).toMatchObject({ next: rows[2], lateCount: 2 })
  expect(planProgress(plan([1, 2]), '2026-11-18'), 'nothing to pay').toMatchObject({ next: null, lateCount: 0 })
  const credited = plan([1, 0]).map((row) => ({ ...row, isCredited: row.stato === 1 }))
  expect(planProgress(credited, '2026-08-01')).toMatchObject({ paid: { count: 0, cents: 0 }, all: { count: 1 } })
})

test('[ACC-027] a button that pays says how much', () => {
  const plain = (words: string) => words.replace(/\u00a0/g, ' ')
  expect(plain(payLabel(2990))).toBe('Paga 29,90 €')
  expect(plain(payLabel(2990, 12))).toBe('Paga 29,90 €, prima di 12 rate')
  expect(plain(orderLabel(35880))).toBe('Ordina con obbligo di pagare 358,80 €')
})
