// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readHtml } from '#areas/content/html-rules.ts'
import { readPage } from './read-page.ts'

test('[STU-002] a text of many blocks is read to its end', () => {
  const html = Array.from({ length: 1_000 }, (_, index) => `<p>${index}</p>`).join('\n')
  expect(readPage(html)).toEqual(readHtml(html))
  expect(readPage(`<ul>${'<li>a</li>'.repeat(1_000)}</ul>`)).toEqual(readHtml(`<ul>${'<li>a</li>'.repeat(1_000)}</ul>`))
})

test('what nobody writes so deep is left out, and the page stays', () => {
  const deep = `${'<div>'.repeat(1_000)}a${'</div>'.repeat(1_000)}<p>b</p>`
  expect(readPage(deep)).toHaveLength(2)
})
