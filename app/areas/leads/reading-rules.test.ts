import { expect, test } from 'vitest'
import { READY } from '#areas/audience/staff-permission-rules.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { answersRequest, legalReading, mayFollow, readsRequest } from './reading-rules.ts'

const ME = '00000000-0000-4000-8000-000000000001'
const staff = (...permissions: StaffPermission[]) => ({ id: ME, permissions, assignedOnly: [] as StaffPermission[] })
/** The ready role Legale, perhaps beside others. */
const lawyer = (...more: StaffPermission[]) => {
  const { permissions } = READY.legal
  return { id: ME, permissions: [...permissions, ...more], assignedOnly: [...permissions] }
}
const legal = { formType: 'consulenza-legale', handledBy: null }
const mine = { formType: 'consulenza-legale', handledBy: ME }
const plain = { formType: 'assistenza', handledBy: null }

test.each([
  ['nothing', staff(), 'none', [false, false, false]],
  ['the requests', staff('requests.read', 'requests.answer'), 'none', [true, false, false]],
  ['requests and lawyers', staff('requests.read', 'legal.read'), 'all', [true, true, true]],
  ['lawyers alone', staff('legal.read', 'legal.answer'), 'all', [false, true, true]],
  ['the role Legale', lawyer(), 'followed', [false, false, true]],
  ['the role Legale and the requests', lawyer('requests.read'), 'followed', [true, false, true]],
] as const)('[DSK-045] whoever holds %s reads of lawyers: %s', (_name, who, reading, expected) => {
  expect(legalReading(who)).toBe(reading)
  expect([plain, legal, mine].map((request) => readsRequest(who, request))).toEqual(expected)
})

test('[DSK-045] to read is not to answer, and each kind has its own permission', () => {
  expect(answersRequest(staff('requests.read'), plain)).toBe(false)
  expect(answersRequest(staff('requests.read', 'requests.answer'), plain)).toBe(true)
  expect(answersRequest(staff('requests.read', 'requests.answer', 'legal.read'), legal)).toBe(false)
  expect(answersRequest(staff('requests.read', 'legal.read', 'legal.answer'), legal)).toBe(true)
  expect(answersRequest(lawyer(), legal)).toBe(false)
  expect(answersRequest(lawyer(), mine)).toBe(true)
})

test('[DSK-040] a request is given to whoever could answer it', () => {
  expect(mayFollow(lawyer(), 'consulenza-legale')).toBe(true)
  expect(mayFollow(lawyer(), 'assistenza')).toBe(false)
  expect(mayFollow(staff('requests.read', 'requests.answer'), 'consulenza-legale')).toBe(false)
})
