import { expect, test } from 'vitest'
import { passOnCaching } from './pass-on-caching.ts'

const noStore = { 'cache-control': 'no-store' }

test.each([
  ['nobody refuses', {}, {}, null],
  ['the page refuses', noStore, {}, 'no-store'],
  ['the layout around it refuses', {}, noStore, 'no-store'],
  ['both refuse', noStore, noStore, 'no-store'],
])('whether an answer may be kept, when %s', (_when, own, around, expected) => {
  const headers = { loaderHeaders: new Headers(own), parentHeaders: new Headers(around) }
  const answer = passOnCaching({ ...headers, actionHeaders: new Headers(), errorHeaders: undefined })
  expect(new Headers(answer).get('cache-control')).toBe(expected)
})
