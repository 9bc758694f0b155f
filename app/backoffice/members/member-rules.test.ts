import { describe, expect, test } from 'vitest'
import { rolesProblem } from '#areas/account/staff-rules.ts'
import { periodProblem, writtenDay } from '#areas/audience/correction-rules.ts'
import type { StaffRole } from '#areas/audience/model.ts'
import { heldThrough, permissionsOf, readyRole } from '#areas/audience/staff-permission-rules.ts'
import { toCsv } from '#platform/pure/csv.ts'
import {
  changesBetween,
  MEMBER_ACTS,
  type MemberAct,
  mayDo,
  reasonProblem,
  writtenCodes,
  writtenNumber,
} from './member-rules.ts'

const rolesOf = (role: StaffRole | null) => (role ? [{ ...readyRole(role), since: null, until: null }] : [])

const OPERATOR_S = Object.keys(MEMBER_ACTS).filter((act) => MEMBER_ACTS[act as MemberAct] === 'members.write')

test.each([
  ['editor', null, []],
  ['editor', 'editor', []],
  ['operator', null, OPERATOR_S],
  ['operator', 'editor', []],
  ['operator', 'operator', []],
  ['administrator', null, Object.keys(MEMBER_ACTS)],
  ['administrator', 'administrator', Object.keys(MEMBER_ACTS)],
] as [StaffRole, StaffRole | null, string[]][])('what an %s may do to who is %s', (who, on, acts) => {
  const may = Object.keys(MEMBER_ACTS).filter((act) =>
    mayDo(act as MemberAct, { permissions: permissionsOf(who) }, { roles: rolesOf(on) }),
  )
  expect(may).toEqual(acts)
})

test('what cannot be undone, what leaves the house and what is sold are not the operator’s', () => {
  expect(Object.keys(MEMBER_ACTS).filter((act) => !OPERATOR_S.includes(act))).toEqual([
    'plan',
    'close',
    'open',
    'export',
    'factors',
    'erase',
  ])
})

test.each([
  ['', 'Scrivi perché'],
  ['ok', 'Scrivi perché'],
  ['x'.repeat(201), 'al massimo 200'],
  ['chiesto da a@b.it', 'senza indirizzi'],
  ['Chiesto al telefono', null],
])('a reason %j', (typed, problem) => {
  const told = reasonProblem(typed)
  if (problem) expect(told).toContain(problem)
  else expect(told).toBeNull()
})

test.each([
  ['10', 10],
  ['+10', 10],
  ['-5', -5],
  ['−5', -5],
  ['11', null],
  ['1,5', null],
  ['1e1', null],
  ['', null],
])('a number written %j is %j', (typed, number) => {
  expect(writtenNumber(typed, { least: -10, most: 10 })).toBe(number)
})

test('codes are written one per line or beside each other, each once; what is not a code is named', () => {
  expect(writtenCodes('DAS\nWELCOME-10, DAS')).toEqual({ codes: ['DAS', 'WELCOME-10'] })
  expect(writtenCodes('  ')).toEqual({ codes: [] })
  expect(writtenCodes('<b>')).toEqual({ problem: expect.stringContaining('«<b>»') })
})

test('two pictures differ in what changed, came and went', () => {
  const line = (key: string, value: string) => ({ key, label: key.toUpperCase(), value })
  expect(
    changesBetween([line('a', '1'), line('b', '1'), line('c', '1')], [line('a', '1'), line('b', '2'), line('d', '1')]),
  ).toEqual([
    { key: 'b', label: 'B', from: '1', to: '2' },
    { key: 'd', label: 'D', from: null, to: '1' },
    { key: 'c', label: 'C', from: '1', to: null },
  ])
})

describe('dates', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const other = { start: day('2026-06-01'), end: day('2026-12-01') }
  test.each([
    ['2026-01-01', '2026-06-01', null],
    ['2026-12-01', '2027-06-01', null],
    ['2026-01-01', '2026-06-02', 'Si sovrappone al periodo dal 01/06/2026 al 01/12/2026'],
    ['2026-07-01', '2026-08-01', 'Si sovrappone'],
    ['2026-01-01', '2027-01-01', 'Si sovrappone'],
    ['2026-01-01', '2026-01-01', 'prima di cominciare'],
  ])('[REG-011] a period from %s to %s beside another', (start, end, problem) => {
    const told = periodProblem({ start: day(start), end: day(end) }, [other])
    if (problem) expect(told).toContain(problem)
    else expect(told).toBeNull()
  })

  test.each([
    ['2026-02-30', 'Scrivi il giorno'],
    ['domani', 'Scrivi il giorno'],
    ['1926-11-16', 'troppo lontano'],
    ['2226-11-16', 'troppo lontano'],
  ])('%s is no day to write', (typed, problem) => {
    expect(writtenDay(typed, day('2026-11-16'))).toEqual({ problem: expect.stringContaining(problem) })
  })
})

test.each([
  ['editor', 'operator', 'another', null],
  ['administrator', null, 'another', null],
  ['administrator', 'editor', 'themselves', 'proprio ruolo'],
  [null, 'editor', 'another', null],
  [null, 'editor', 'another', 'non ha ancora confermato', false],
  ['editor', 'operator', 'another', 'non ha ancora confermato', false],
  ['operator', 'administrator', 'another', 'non ha ancora confermato', false],
  ['legal', 'operator', 'another', 'non ha ancora confermato', false],
  ['operator', 'legal', 'another', null, false],
  ['administrator', 'editor', 'another', null, false],
  ['editor', null, 'another', null, false],
  [null, 'operator', 'editor', 'chi può fare tutto'],
  [null, 'legal', 'legal', null],
  [null, 'operator', 'legal', 'chi può fare tutto'],
  ['operator', null, 'editor', null],
] as [StaffRole | null, StaffRole | null, 'another' | 'themselves' | StaffRole, string | null, boolean?][])(
  '[IDN-003] [DSK-048] a role from %s to %s, given by %s',
  (from, to, giver, problem, isProved = true) => {
    const member = { id: 'a', emailVerifiedAt: isProved ? new Date(0) : null }
    const held = heldThrough([readyRole(giver === 'another' || giver === 'themselves' ? 'administrator' : giver)])
    const actor = { id: giver === 'themselves' ? 'a' : 'b', ...held }
    const told = rolesProblem({ member, before: rolesOf(from), after: rolesOf(to), actor })
    if (problem) expect(told).toContain(problem)
    else expect(told).toBeNull()
  },
)

test('a sheet computes nothing of what people wrote', () => {
  expect(toCsv([['=1+1', 'a"b;c', '-5+1', '-5,20']])).toBe('\uFEFF"\'=1+1";"a""b;c";"\'-5+1";"-5,20"\r\n')
})
