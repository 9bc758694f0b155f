import { describe, expect, test } from 'vitest'
import { projectFiles, readProjectFile } from '../../../tests/architecture/source.ts'
import { characterProblem, isMultilineField, readTexts, UNSAFE_TEXT } from './safe-text.ts'

describe('[IDN-021] a line', () => {
  test.each([
    'D’Agostino',
    "D'Agostino",
    'Müller-Conti',
    'Đorđević',
    'Αθηνά',
    'Łukasz',
    'Ștefan',
    'Иван',
    '½ giornata €',
  ])('may be %s', (text) => {
    expect(characterProblem(text)).toBeNull()
  })

  test.each([
    ['a control character', 'Anna\u0007'],
    ['a NUL', 'Anna\0'],
    ['a control character of the second set', 'Anna\u0085'],
    ['a line end', 'Anna\nBcc: x'],
    ['a tab', 'Anna\tRossi'],
    ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069].map((code) => [
      `U+${code.toString(16)}`,
      `An${String.fromCodePoint(code)}na`,
    ]),
    ...[0x200b, 0x200c, 0x200d, 0x2060, 0xfeff].map((code) => [
      `U+${code.toString(16)}`,
      `An${String.fromCodePoint(code)}na`,
    ]),
    ['a line separator', 'An\u2028na'],
    ['a paragraph separator', 'An\u2029na'],
    ['a code point nobody assigned', 'An\u0378na'],
    ['a noncharacter', 'An\uFFFEna'],
    ['half a character', 'An\uD800na'],
  ])('has no %s', (_what, text) => {
    expect(characterProblem(text)).toBe('Ci sono caratteri che non si possono usare.')
  })
})

test('[IDN-021] a text of several lines may have lines, tabs and joined emoji, and nothing that turns words around', () => {
  expect(characterProblem('Uno\r\n\tdue \u{1F469}\u200D\u2695\uFE0F', { isMultiline: true })).toBeNull()
  for (const text of ['An\u202Ena', 'An\u2067na', 'An\u0007na', 'An\uD800na'])
    expect(characterProblem(text, { isMultiline: true })).toBe(UNSAFE_TEXT)
})

test('[IDN-021] what is sent is read in one spelling, each field by its own rule, and a password as it is', () => {
  const sent = { nome: 'Niccolo\u0300', note: 'a\nb', rows: [{ titolo: 'a\u202Eb' }], password: 'e\u0301\u200B', n: 3 }
  const { value, fields } = readTexts(sent)
  expect(value).toEqual({ ...sent, nome: 'Niccolò' })
  expect(fields).toEqual({ 'rows.0.titolo': UNSAFE_TEXT })
  const many = readTexts(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, '\u202E'])))
  expect(Object.keys(many.fields)).toHaveLength(50)
})

test('[IDN-021] what a form says it was looking at may hold what a text may', () => {
  const seen = JSON.stringify(['Cuore', 'Due righe\ncon \u{1F469}\u200D\u2695\uFE0F'])
  expect(readTexts({ seen, over: `save ${seen}` }).fields).toEqual({})
})

test('[IDN-021] every field of several lines that a page draws is known as one', () => {
  const names = projectFiles()
    .filter((path) => /^app\/(areas|backoffice|shell|blocks)\/.*\.tsx$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => [...readProjectFile(path).matchAll(/<TextArea\b[^>]*?\bname=(?:"([^"]+)"|\{([^}]+)\})/gs)])
    .map(([, literal, computed]) => literal ?? computed?.replace(/^`text-\$\{at$/, 'text-0') ?? '')
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => name !== 'letter' && !isMultilineField(name))).toEqual([])
})
