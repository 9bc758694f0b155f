import { expect, test } from 'vitest'
import { digitsOf, emailProblem, fiscalCodeProblem, nameProblem, phoneProblem } from './person-fields.ts'

const EMAIL = 'E-mail non valida: verifica di aver scritto correttamente.'
const PHONE = 'Numero di telefono non valido: verifica di aver scritto correttamente.'

test.each([
  ['', 'Campo obbligatorio'],
  ['  ', 'Campo obbligatorio'],
  ['Maria Luisa', null],
  ['x'.repeat(61), 'Scrivi al massimo 60 caratteri.'],
])('[FRM-012] a name "%s" is told: %s', (typed, problem) => expect(nameProblem(typed)).toBe(problem))

test.each([
  ['', 'Campo obbligatorio'],
  ['anna', EMAIL],
  ['anna@posta', EMAIL],
  [' Anna@Posta.example ', null],
  [`${'a'.repeat(48)}@posta.example`, EMAIL],
])('[FRM-010] an e-mail "%s" is told: %s', (typed, problem) => expect(emailProblem(typed)).toBe(problem))

test.each([
  ['', 'Campo obbligatorio'],
  ['12345678', PHONE],
  ['333123456', null],
  ['1234567890123456', null],
  ['12345678901234567', PHONE],
  ['+393331234567', null],
  ['+39 333 123.4567', null],
  ['+39 333', PHONE],
])('[FRM-013] a phone "%s" is told: %s', (typed, problem) => expect(phoneProblem(typed)).toBe(problem))

test('[FRM-029] lead forms let a phone have up to twenty digits', () => {
  expect(phoneProblem('1'.repeat(20), 20)).toBeNull()
  expect(phoneProblem('1'.repeat(21), 20)).toBe(PHONE)
})

test.each([
  ['', null],
  ['rssmra85t10a562s', null],
  ['RSSMRA85T10A56', 'Codice Fiscale non valido: verifica di aver scritto correttamente.'],
])('[FRM-014] a fiscal code "%s" is told: %s', (typed, problem) => expect(fiscalCodeProblem(typed)).toBe(problem))

test('[FRM-013] a number is its digits', () => expect(digitsOf('+39 333-12 34 567')).toBe('393331234567'))
