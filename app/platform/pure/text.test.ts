import { expect, test } from 'vitest'
import { excerpt } from './text.ts'

test.each([
  ['a text of 150 characters is whole', 'a'.repeat(150), 'a'.repeat(150)],
  ['a longer one is cut at 150 and says so', 'a'.repeat(151), `${'a'.repeat(150)}…`],
  ['no space is left before the ellipsis', `${'a'.repeat(149)} ${'b'.repeat(20)}`, `${'a'.repeat(149)}…`],
  [
    'letters made of several code points are not broken',
    'è'.normalize('NFD').repeat(151),
    `${'è'.normalize('NFD').repeat(150)}…`,
  ],
  ['a word is left whole or left out', `${'acqua '.repeat(24)}terapeutica`, `${'acqua '.repeat(24).trimEnd()}…`],
  ['a word that ends there stays', `${'acqua '.repeat(25)}oggi`, `${'acqua '.repeat(25).trimEnd()}…`],
  ['no comma stands before the ellipsis', `${'a'.repeat(140)}, ${'b'.repeat(12)}`, `${'a'.repeat(140)}…`],
  ['what is too long to be a word is cut', `acqua ${'b'.repeat(160)}`, `acqua ${'b'.repeat(144)}…`],
  ['an empty text stays empty', '', ''],
])('[BLK-017] %s', (_sentence, text, expected) => {
  expect(excerpt(text)).toBe(expected)
})
