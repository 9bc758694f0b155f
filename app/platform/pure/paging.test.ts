import { describe, expect, test } from 'vitest'
import { callPage, pageAddress, pageOf, paginationItems, pagingLinks, pagingMeta } from './paging.ts'

/** Draws the items as a reader sees them: [5] is the current page, →8 an ellipsis that leads to 8. */
const drawn = (current: number, total: number) =>
  paginationItems(current, total)
    .map((item) => (item.kind === 'jump' ? `→${item.page}` : item.isCurrent ? `[${item.page}]` : String(item.page)))
    .join(' ')

test.each([
  [1, 1, '[1]'],
  [1, 2, '[1] 2'],
  [2, 2, '1 [2]'],
  [2, 3, '1 [2] 3'],
  [1, 5, '[1] 2 5'],
  [1, 6, '[1] 2 →4 6'],
  [3, 5, '1 2 [3] 4 5'],
  [5, 9, '1 4 [5] 6 9'],
  [6, 10, '1 →3 5 [6] 7 10'],
  [5, 10, '1 4 [5] 6 →8 10'],
  [10, 20, '1 →7 9 [10] 11 →13 20'],
  [20, 20, '1 →17 19 [20]'],
  [0, 3, '[1] 2 3'],
  [99, 3, '1 2 [3]'],
  [1, 0, '[1]'],
])('[SHL-029] page %i of %i shows %s', (current, total, expected) => {
  expect(drawn(current, total)).toBe(expected)
})

test('[SHL-029] no page is shown twice and every jump stays inside, whatever the size', () => {
  for (let total = 1; total <= 40; total += 1) {
    for (let current = 1; current <= total; current += 1) {
      const items = paginationItems(current, total)
      const pages = items.filter((item) => item.kind === 'page').map((item) => item.page)
      expect(new Set(pages).size).toBe(pages.length)
      expect(items.every((item) => item.page >= 1 && item.page <= total)).toBe(true)
      expect(items.filter((item) => item.kind === 'page' && item.isCurrent)).toHaveLength(1)
    }
  }
})

describe('[SHL-007] the parameter pagina', () => {
  test.each([
    ['', 1],
    ['pagina=1', 1],
    ['pagina=7', 7],
    ['pagina=0', 1],
    ['pagina=-2', 1],
    ['pagina=2.5', 1],
    ['pagina=abc', 1],
    ['pagina=99999999999', 1],
  ])('"%s" is page %i', (query, page) => expect(pageOf(new URLSearchParams(query))).toBe(page))

  test('is left out for page 1 and keeps its neighbours', () => {
    const search = new URLSearchParams('collana=medicina&pagina=4')
    expect(pageAddress('/corsi', search, 1)).toBe('/corsi?collana=medicina')
    expect(pageAddress('/corsi', search, 5)).toBe('/corsi?collana=medicina&pagina=5')
    expect(pageAddress('/corsi', new URLSearchParams('pagina=2'), 1)).toBe('/corsi')
  })

  test('page n of the address is page n-1 of the call', () => expect(callPage(4)).toBe(3))
})

describe('[SHL-030] the link tags around a page', () => {
  const links = (current: number, total: number) =>
    pagingLinks('/corsi', new URLSearchParams(), current, total).map((link) => `${link.rel} ${link.href}`)

  test.each([
    [1, 1, []],
    [1, 3, ['next /corsi?pagina=2']],
    [2, 3, ['prev /corsi', 'next /corsi?pagina=3']],
    [3, 3, ['prev /corsi?pagina=2']],
    [9, 3, ['prev /corsi?pagina=3']],
  ])('of page %i of %i', (current, total, expected) => expect(links(current, total)).toEqual(expected))

  test('are descriptors a route can return', () => {
    expect(pagingMeta('/corsi', new URLSearchParams(), 1, 2)).toEqual([
      { tagName: 'link', rel: 'next', href: '/corsi?pagina=2' },
    ])
  })
})
