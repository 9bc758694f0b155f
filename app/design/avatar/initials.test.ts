import { expect, test } from 'vitest'
import { hueOf, initials } from './initials.ts'

test.each([
  ['Giulia Ferri', 'GF'],
  ['Dott.ssa Maria Teresa De Santis', 'MS'],
  ['dr. èlia', 'È'],
  ['  ', ''],
])('the initials of “%s” are “%s”', (name, expected) => expect(initials(name)).toBe(expected))

test('the same person keeps a hue, written in capitals or not', () => {
  expect(hueOf('Giulia Ferri')).toBe(hueOf(' giulia ferri '))
  expect(new Set(['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'].map(hueOf)).size).toBeGreaterThan(2)
})
