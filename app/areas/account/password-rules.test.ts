import { expect, test } from 'vitest'
import { confirmationProblem, newPasswordProblem } from './password-rules.ts'

const COMMON = 'Questa password è troppo comune: scegline un’altra.'

test.each([
  ['', 'La password è obbligatoria.'],
  ['   ', 'La password è obbligatoria.'],
  ['breve', 'La password deve avere almeno 8 caratteri.'],
  ['x7'.repeat(31), 'La password ha al massimo 60 caratteri.'],
  ['password', COMMON],
  ['Password1!', COMMON],
  ['Juventus2026', COMMON],
  ['12345678', COMMON],
  ['9876543210', COMMON],
  ['aaaaaaaaaa', COMMON],
  ['abababab', COMMON],
  ['tramonto-sul-lago', null],
  ['73918264', null],
  ['città e perché', null],
])('[REG-002] the new password "%s" is told: %s', (typed, problem) => {
  expect(newPasswordProblem(typed)).toBe(problem)
})

test('[REG-002] the confirmation must be the same, but for the spaces around', () => {
  expect(confirmationProblem('tramonto-42', 'tramonto-42 ')).toBeNull()
  expect(confirmationProblem('tramonto-42', 'Tramonto-42')).toBe('Le password non coincidono.')
})
