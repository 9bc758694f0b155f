import { expect, test } from 'vitest'
import { brokenAddresses, drawnLetters, plainLetters } from './letters.ts'

test.each([
  ['Niccolò D’Àvila', 'Niccolò D’Àvila', 'Niccolo D’Avila'],
  ['Ștefan Ioniță', 'Stefan Ionita', 'Stefan Ionita'],
  ['Łukasz Žižek', 'Lukasz Žižek', 'Lukasz Zizek'],
  ['Zoë'.normalize('NFD'), 'Zoë', 'Zoe'],
  ['Đorđe Weiß', 'Dorde Weiß', 'Dorde Weiss'],
])('%s is drawn as %s and spelt as %s', (name, drawn, plain) => {
  expect(drawnLetters(name)).toBe(drawn)
  expect(plainLetters(name)).toBe(plain)
})

test.each([
  ['PA ≥ 140 mmHg', 'PA >= 140 mmHg'],
  ['INR ≤ 3 → ridurre', 'INR <= 3 -> ridurre'],
  ['10⁹/L, 10⁻⁶ e m²', '10^9/L, 10^-6 e m²'],
  ['Ca²⁺, H₂O, 5 μg', 'Ca²+, H2O, 5 µg'],
  ['☐ sì ☐ no', '[  ] sì [  ] no'],
  ['王 Li', '? Li'],
])('%s is drawn as %s: nothing changes its meaning, nothing vanishes', (written, drawn) => {
  expect(drawnLetters(written)).toBe(drawn)
})

test('an address too long for a line may break after a stroke, a short one never', () => {
  const long = `https://club.example/${'a'.repeat(40)}/${'b'.repeat(20)}`
  expect(brokenAddresses(`Vedi ${long}.`)).toBe(`Vedi https://club.example/${'a'.repeat(40)}/ ${'b'.repeat(20)}.`)
  expect(brokenAddresses('https://club.example/verifica-attestato/B8Q2')).toBe(
    'https://club.example/verifica-attestato/B8Q2',
  )
})
