import { describe, expect, test } from 'vitest'
import { confirmationProblem, newPasswordProblem, passwordProblem } from './password-rules.ts'

const TOO_LONG = 'La password è troppo lunga.'

test.each([
  ['', 'La password è obbligatoria.'],
  ['   ', 'La password è obbligatoria.'],
  ['breve', 'La password deve avere almeno 8 caratteri.'],
  ['  breve   ', 'La password deve avere almeno 8 caratteri.'],
  ['x7'.repeat(64), null],
  ['x7'.repeat(65), TOO_LONG],
  [' tramonto-sul-lago ', null],
  ['città e perché', null],
])('[REG-002] [IDN-014] the new password "%s" is told: %s', (typed, problem) => {
  expect(newPasswordProblem(typed)).toBe(problem)
})

describe('[LOG-004] a password', () => {
  test.each([
    ['camice-demo-2026', null],
    [` ${'a'.repeat(64)} `, null],
    ['', 'La password è obbligatoria.'],
    ['   ', 'La password è obbligatoria.'],
  ])('%j gives %j', (typed, problem) => {
    expect(passwordProblem(typed)).toBe(problem)
  })
})

describe('[IDN-014] a password fits in one envelope', () => {
  test.each([
    ['95 letters of two bytes', 'è'.repeat(95), null],
    ['96 letters of two bytes', 'è'.repeat(96), TOO_LONG],
    ['128 letters', 'a'.repeat(128), null],
    ['129 letters', 'a'.repeat(129), TOO_LONG],
    ['47 signs of four bytes', '🩺'.repeat(47), null],
    ['48 signs of four bytes', '🩺'.repeat(48), TOO_LONG],
  ])('%s', (_what, typed, problem) => {
    expect(passwordProblem(typed)).toBe(problem)
    expect(newPasswordProblem(typed)).toBe(problem)
  })
})

test('[REG-002] [IDN-014] the confirmation must be the same, spaces around it included', () => {
  expect(confirmationProblem('tramonto-42', 'tramonto-42')).toBeNull()
  expect(confirmationProblem('tramonto-42', 'tramonto-42 ')).toBe('Le password non coincidono.')
  expect(confirmationProblem('tramonto-42', 'Tramonto-42')).toBe('Le password non coincidono.')
})
