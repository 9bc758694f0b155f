import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compositions } from './compositions.ts'
import { CoverArt } from './cover-art.tsx'
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
    const markup = renderToStaticMarkup(<CoverArt seed={`corso-${index}`} category={category} />)
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
