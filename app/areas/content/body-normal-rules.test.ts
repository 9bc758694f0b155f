import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lettersIn as letters } from './body-check-rules.ts'
import { grammarFaults, type TextKind } from './body-grammar-rules.ts'
import { normalText } from './body-normal-rules.ts'
import { anyHtml, PICTURE } from './fixtures.ts'
import { readHtml } from './html-rules.ts'

const normal = (html: string, kind: TextKind = 'body') => normalText(readHtml(html), kind)

test.each<TextKind>(['body', 'block'])(
  '[STU-001] whatever arrives, a %s obeys the grammar, keeps every word in order and is the same at the second try',
  (kind) => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = normal(html, kind)
        const read = readHtml(once)
        expect(grammarFaults(read, kind)).toEqual([])
        expect(letters(read)).toBe(letters(readHtml(html)))
        expect(normal(once, kind)).toBe(once)
      }),
      { numRuns: 1_000 },
    )
  },
)

describe('a text is repaired', () => {
  test.each([
    [
      'words beside a table get a paragraph',
      'ColonnaColonna<table><tr><td>a</td></tr></table>',
      '<p>ColonnaColonna</p>\n<table>\n<tbody>\n<tr>\n<td>a</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['cells outside a table become paragraphs', '<td>a</td><th>b</th>', '<p>a</p>\n<p>b</p>'],
    [
      'a table leaves its paragraph',
      '<p>a<table><tr><th>b</th></tr></table>c</p>',
      '<p>a</p>\n<table>\n<thead>\n<tr>\n<th scope="col">b</th>\n</tr>\n</thead>\n</table>\n<p>c</p>',
    ],
    [
      'a table leaves a list, whose numbers go on',
      '<ol><li>a<table><tr><td>b</td></tr></table></li><li>c</li></ol>',
      '<ol>\n<li>a</li>\n</ol>\n<table>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n<ol start="2">\n<li>c</li>\n</ol>',
    ],
    [
      'a table in a cell is its words',
      '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      '<table>\n<tbody>\n<tr>\n<td>\n<p>a</p>\n<p>b</p>\n<p>c</p>\n</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      'rows are all as wide',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      '<table>\n<tbody>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n<tr>\n<td>c</td>\n<td></td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      'empty blocks go',
      '<p></p><h2> </h2><ul><li></li></ul><p>a</p><blockquote><br></blockquote><p>&nbsp;</p>',
      '<p>a</p>',
    ],
    [
      'a list inside a list',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
      '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>',
    ],
    [
      'a list beside its item joins it',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>',
    ],
    [
      'a caption stays with its picture',
      `<figure><figcaption>b</figcaption><img src="${PICTURE}" alt="a"></figure>`,
      `<figure><img src="${PICTURE}" alt="a" loading="lazy" /><figcaption>b</figcaption></figure>`,
    ],
    [
      'a picture in a paragraph is a figure',
      `<p>a<img src="${PICTURE}">b</p>`,
      `<p>a</p>\n<figure><img src="${PICTURE}" alt="" loading="lazy" /></figure>\n<p>b</p>`,
    ],
    [
      'marks close and open where links do',
      '<p><b>a <a href="/x">b</a></b></p>',
      '<p><strong>a </strong><a href="/x" rel="noopener"><strong>b</strong></a></p>',
    ],
  ])('%s', (_sentence, html, expected) => {
    expect(normal(html)).toBe(expected)
  })
})

test('[STU-001] a table of many spans ends, and so does HTML as deep as anybody can send', () => {
  const wide = `<table>${'<tr><td rowspan="65000" colspan="1000">a</td></tr>'.repeat(300)}</table>`
  expect(grammarFaults(readHtml(normal(wide)), 'body')).toEqual([])
  const deep = `${'<ul><li>'.repeat(20_000)}a`
  expect(letters(readHtml(normal(deep)))).toBe('a')
})
