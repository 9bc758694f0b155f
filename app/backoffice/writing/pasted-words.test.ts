import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grammarFaults } from '#areas/content/body-grammar-rules.ts'
import { normalText } from '#areas/content/body-normal-rules.ts'
import { anyHtml } from '#areas/content/fixtures.ts'
import { readHtml } from '#areas/content/html-rules.ts'
import { CLIPBOARDS } from '../../../tests/support/clipboards.ts'
import { cleanAddress, cleanPasted, leftOutWords } from './pasted-words.ts'

const pasted = (html: string) => {
  const { nodes, left } = cleanPasted(readHtml(html))
  return { html: normalText(nodes, 'body').replaceAll('\n', ''), said: leftOutWords(left) }
}

test.each(CLIPBOARDS)('[STU-012] pasted from $from: $what', ({ html, becomes, said = null }) => {
  expect(pasted(html)).toEqual({ html: becomes, said })
})

test('[STU-012] the forms of twenty clipboards are kept', () => {
  expect(CLIPBOARDS.length).toBeGreaterThanOrEqual(20)
})

test('[STU-012] whatever is pasted obeys the grammar', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const { nodes } = cleanPasted(readHtml(html))
      expect(grammarFaults(readHtml(normalText(nodes, 'body')), 'body')).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['https://a.example/x?utm_source=b&id=3&fbclid=c', 'https://a.example/x?id=3'],
  ['https://a.example/?gclid=1', 'https://a.example/'],
  ['https://a.example/x?id=a%20b', 'https://a.example/x?id=a%20b'],
  ['https://www.google.com/url?q=https://b.example/y?utm_medium%3Dz&sa=D', 'https://b.example/y'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('[STU-012] of the address %s stays %s', (typed, kept) => {
  expect(cleanAddress(typed)).toBe(kept)
})
