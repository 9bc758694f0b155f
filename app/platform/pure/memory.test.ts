import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

test('a value is made once, until others asked for later took its place', () => {
  const made: string[] = []
  const memory = createMemory<string | null>(2)
  const ask = (key: string) =>
    memory(key, () => {
      made.push(key)
      return key === 'nulla' ? null : key.toUpperCase()
    })
  expect(ask('a')).toBe('A')
  ask('b')
  ask('a')
  ask('c')
  expect([ask('a'), ask('c')]).toEqual(['A', 'C'])
  expect(made).toEqual(['a', 'b', 'c'])
  ask('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('also that there is nothing is remembered, and a failure is not', () => {
  const memory = createMemory<null>(2)
  let times = 0
  const nothing = () => {
    times += 1
    return null
  }
  const failing = () => {
    throw new Error('no')
  }
  expect(() => memory('a', failing)).toThrow('no')
  expect([memory('a', nothing), memory('a', nothing)]).toEqual([null, null])
  expect(times).toBe(1)
})
