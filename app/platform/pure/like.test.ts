import { expect, test } from 'vitest'
import { likeAnywhere, likeFromStart, typedWords } from './like.ts'

test('what LIKE understands is looked for as it is written', () => {
  expect(likeAnywhere('100%')).toBe('%100\\%%')
  expect(likeAnywhere('a_b\\c')).toBe('%a\\_b\\\\c%')
  expect(likeFromStart('_')).toBe('\\_%')
})

test('a question is its words, and no more than eight', () => {
  expect(typedWords('  due \n parole ')).toEqual(['due', 'parole'])
  expect(typedWords('a '.repeat(100))).toHaveLength(8)
})
