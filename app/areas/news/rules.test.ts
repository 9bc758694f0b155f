import { expect, test } from 'vitest'
import { filtersOf, isSameSelection, listCriteria, pageCount } from './rules.ts'

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
