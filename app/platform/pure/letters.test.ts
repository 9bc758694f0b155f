import { expect, test } from 'vitest'
import { drawnLetters, plainLetters } from './letters.ts'

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
