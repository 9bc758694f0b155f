import { expect, test } from 'vitest'
import { isIban } from './iban.ts'

test.each([
  ['IT60X0542811101000000123456', true],
  ['IT60X0542811101000000123457', false],
  ['IT60X054281110100000012345', false],
  ['IT60X05428111010000001234560', false],
  ['DE89370400440532013000', true],
  ['DE8937040044053201300', false],
  ['XX60X0542811101000000123456', false],
  ['', false],
])('[ACC-005] %s is an account number: %s', (written, expected) => {
  expect(isIban(written)).toBe(expected)
})
