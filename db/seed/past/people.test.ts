import { expect, test } from 'vitest'
import { addRomeDays, daysAfter, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { seededProducts } from '../products.ts'
import { lastWednesday } from './calendar.ts'
import { pastPerson, typeOf } from './people.ts'

const plans = new Map(seededProducts.map((product) => [product.id, product]))
const some = (count: number, now: Date, from = 0) =>
  Array.from({ length: count }, (_, place) => pastPerson(from + place, { plans, now }))
const TODAY = new Date('2026-11-18T10:00:00Z')

test('[FIG-054] the same people with the same stories, whenever they are asked for', () => {
  const told = () => some(200, TODAY).map(({ id: _id, ...story }) => story)
  expect(told()).toEqual(told())
})

test.each([1, 4, 100, 364])('[FIG-054] the same past in a demo that starts %i days later', (days) => {
  const joinedAt = (now: Date) =>
    some(300, now).map(({ joinedAt, trial }) => [
      romeDaysBetween(romeDayOf(joinedAt), lastWednesday(now)),
      trial !== null,
    ])
  expect(joinedAt(daysAfter(TODAY, days))).toEqual(joinedAt(TODAY))
})

test.each([0, 1, 2, 3, 4, 5, 6])('%i days after a Wednesday, the last one was then', (days) => {
  expect(lastWednesday(new Date(`${addRomeDays('2026-11-18', days)}T10:00:00Z`))).toBe('2026-11-18')
})

test('[FIG-054] a larger demo has the same proportions', () => {
  const shares = (people: ReturnType<typeof some>) =>
    ['REGISTRATO', 'EX_TRIAL', 'PREMIUM', 'EX_PREMIUM'].map(
      (type) => people.filter((person) => typeOf(person, TODAY) === type).length / people.length,
    )
  const [small, large] = [shares(some(1500, TODAY)), shares(some(4500, TODAY, 1500))]
  for (const [place, share] of small.entries()) expect(Math.abs(share - (large[place] ?? 0))).toBeLessThan(0.03)
})
