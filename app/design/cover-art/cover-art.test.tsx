import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compositions } from './compositions.ts'
import { CoverArt } from './cover-art.tsx'
import { COVER_EDITION, coverPath } from './cover-path.ts'
import { coverSvg } from './cover-svg.ts'
import { drawCover } from './draw-cover.ts'
import { paletteOf } from './palette.ts'
import { randomFrom } from './random.ts'

const categories = [
  'Medicina',
  'Legale',
  'Sicurezza',
  'Fisco',
  'Cardiologia',
  'Ricerca',
  'Farmacia',
  'Collana sconosciuta',
]

test('the same item always has the same cover', () => {
  expect(drawCover('corso-12', 'Medicina')).toEqual(drawCover('corso-12', 'Medicina'))
})

test('a page says where a cover is, and its key is only in the address', () => {
  expect(renderToStaticMarkup(<CoverArt seed={'a"><script>'} category="Fisco & Tasse" isFirst />)).toContain(
    'src="/copertine/1.svg?s=a%22%3E%3Cscript%3E&amp;c=Fisco+%26+Tasse"',
  )
  expect(coverPath({ seed: 'a', unlike: 'b' })).toBe('/copertine/1.svg?s=a&u=b')
  expect(coverSvg({ seed: 'a"><script>', category: '"><b>' })).not.toMatch(/script|<b>/)
})

test('browsers keep covers for a year: another drawing is another edition', () => {
  const drawn = categories.map((category) => coverSvg({ seed: 'corso-12', category, unlike: 'corso-13' }))
  const fingerprint = createHash('sha256').update(drawn.join()).digest('hex').slice(0, 12)
  expect([COVER_EDITION, fingerprint], 'raise COVER_EDITION, then write the new fingerprint here').toEqual([
    1,
    'a615c2ac1f42',
  ])
})

test('two items of one subject differ', () => {
  const drawn = new Set(
    Array.from({ length: 50 }, (_, index) => JSON.stringify(drawCover(`corso-${index}`, 'Medicina'))),
  )
  expect(drawn.size).toBe(50)
})

test('a cover that lies on another is drawn in another manner', () => {
  // The shapes of each manner differ in their number or in how they are drawn.
  const manner = ({ shapes }: ReturnType<typeof drawCover>) => shapes.map(({ d }) => d.replace(/[-\d. ]+/g, '')).join()
  for (let index = 0; index < 30; index += 1)
    expect(manner(drawCover(`${index}-2`, 'Viaggi', `${index}`))).not.toBe(manner(drawCover(`${index}`, 'Viaggi')))
})

test.each(categories)('covers about %s weigh little and hold no broken number', (category) => {
  for (let index = 0; index < 60; index += 1) {
    const markup = coverSvg({ seed: `corso-${index}`, category })
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
    expect(markup.length).toBeLessThan(3300)
  }
})

describe.each(Object.entries(compositions))('the composition %s', (_name, compose) => {
  test('draws shapes of a bounded number', () => {
    const shapes = compose(randomFrom('x'), paletteOf('Medicina'))
    expect(shapes.length).toBeGreaterThan(2)
    expect(shapes.length).toBeLessThan(30)
  })
})
