import { expect, test } from 'vitest'
import { filtersOf, isSameSelection, listCriteria, pageCount, pickedCategories } from './rules.ts'

const filters = (query: string) => filtersOf(new URLSearchParams(query))

test('[NWS-006] without a filter every page starts after the twelve shown above, so nothing repeats', () => {
  expect(listCriteria(filters(''), 1)).toMatchObject({ offset: 12, rows: 12 })
  expect(listCriteria(filters(''), 2)).toMatchObject({ offset: 24, rows: 12 })
  expect(pageCount(36, filters(''))).toBe(2)
})

test('[NWS-001, NWS-006] with a filter the first page is the first rows', () => {
  expect(listCriteria(filters('categoria=fisco-e-tasse'), 1)).toMatchObject({
    offset: 0,
    categories: ['fisco-e-tasse'],
  })
  expect(pageCount(36, filters('formato=News'))).toBe(3)
})

test('[NWS-002] the format filter never lets modules or tools in', () => {
  expect(listCriteria(filters('formato=Podcast&formato=Modulo'), 1).types).toEqual(['Podcast'])
  expect(listCriteria(filters(''), 1).types).not.toContain('Tool')
})

test('[NWS-003] a selection in another order is the same selection', () => {
  expect(isSameSelection(filters('categoria=a&categoria=b'), filters('categoria=b&categoria=a'))).toBe(true)
  expect(isSameSelection(filters('categoria=a'), filters('categoria=a&argomento=x'))).toBe(false)
})

test('[NWS-008] a category offers last what already opens the page, and offers it when it has nothing else', () => {
  const categories = ['a', 'b', 'c', 'd'].map((slug) => ({
    slug,
    items: [1, 2, 3].map((n) => ({ id: `${slug}${n}` })),
  }))
  const [first, second, third, ...others] = pickedCategories(categories, [{ id: 'a1' }, { id: 'b1' }, { id: 'b2' }])
  expect(first?.items).toEqual([{ id: 'a2' }, { id: 'a3' }])
  expect(second?.items).toEqual([{ id: 'b3' }, { id: 'b1' }])
  expect(third?.items).toEqual([{ id: 'c1' }, { id: 'c2' }])
  expect(others).toEqual([])
  expect(pickedCategories([{ items: [] as { id: string }[] }], [{ id: 'a1' }])).toEqual([])
})
