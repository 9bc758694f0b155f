import { expect, test } from 'vitest'
import { movedIn } from './order.ts'

test.each([
  ['b', true, 'b a c'],
  ['b', false, 'a c b'],
  ['a', true, null],
  ['c', false, null],
  ['z', true, null],
  ['z', false, null],
])('%s moved earlier %s gives %s', (name, isEarlier, order) => {
  expect(movedIn(['a', 'b', 'c'], name, isEarlier)?.join(' ') ?? null).toBe(order)
})
