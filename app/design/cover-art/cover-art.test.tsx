import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CoverArt } from './cover-art.tsx'
import { COVER_EDITION, coverPath } from './cover-path.ts'
import { coverSvg } from './cover-svg.ts'
import { COMPOSITIONS, drawCover } from './draw-cover.ts'

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
    'src="/copertine/2.svg?s=a%22%3E%3Cscript%3E&amp;c=Fisco+%26+Tasse"',
  )
  expect(coverPath({ seed: 'a', unlike: 'b' })).toBe('/copertine/2.svg?s=a&u=b')
  expect(coverSvg({ seed: 'a"><script>', category: '"><b>' })).not.toMatch(/script|<b>/)
})

test('browsers keep covers for a year: another drawing is another edition', () => {
  const drawn = categories.map((category) => coverSvg({ seed: 'corso-12', category, unlike: 'corso-13' }))
  const fingerprint = createHash('sha256').update(drawn.join()).digest('hex').slice(0, 12)
  expect([COVER_EDITION, fingerprint], 'raise COVER_EDITION, then write the new fingerprint here').toEqual([
    2,
    '0727293f2788',
  ])
})

test('two items of one subject differ', () => {
  const drawn = new Set(Array.from({ length: 50 }, (_, index) => drawCover(`corso-${index}`, 'Medicina').drawing))
  expect(drawn.size).toBe(50)
})

test('there are sixty compositions, and no two draw the same', () => {
  expect(COMPOSITIONS).toHaveLength(60)
  const drawn = new Map<string, string>()
  for (let index = 0; drawn.size < 60 && index < 20_000; index += 1) {
    const { composition, drawing } = drawCover(`pressione-${index}`, 'Clinica e terapia')
    if (composition.scene !== 'plinth') drawn.set(`${composition.scene} ${composition.layout}`, drawing)
    else expect.unreachable('a lesson is not shown as goods are')
    if (drawn.size === 57) break
  }
  expect(drawn.size, 'all but the three stands of goods').toBe(57)
  // Without colours and numbers what is left is how it is made.
  const bones = [...drawn.values()].map((drawing) => drawing.replace(/#[0-9a-f]+/g, '#'))
  expect(new Set(bones).size).toBe(57)
})

test('a cover that lies on another is another scene on another ground', () => {
  for (let index = 0; index < 30; index += 1) {
    const [under, over] = [drawCover(`${index}`, 'Viaggi'), drawCover(`${index}-2`, 'Viaggi', `${index}`)]
    expect(over.composition.scene).not.toBe(under.composition.scene)
    expect(over.grounds[0]).not.toBe(under.grounds[0])
  }
})

test.each([
  ['sepsi-le-prime-tre-ore', 'Medicina', 'stopwatch'],
  ['misurare-bene-la-pressione', 'Clinica e terapia', 'bp-monitor'],
  ['lesioni-da-pressione-prevenzione', 'Clinica e terapia', 'adhesive-bandage'],
  ['privacy-in-ambulatorio', 'Norme e diritto', 'locked'],
  ['forfettario-per-chi-cura', 'Fisco e Tasse', 'coin'],
  ['macchina-per-il-caffe-a-cialde', 'casa', 'coffee-machine'],
  ['radio-da-cucina', 'casa', 'radio'],
  ['alba-mini', 'auto', 'automobile'],
])('%s of %s is drawn as %s', (seed, category, leading) => {
  const [first] = drawCover(seed, category).objects
  if (category === 'auto') expect(['automobile', 'sport-utility-vehicle']).toContain(first)
  else expect(first).toBe(leading)
})

test.each(categories)('covers about %s weigh little and hold no broken number', (category) => {
  for (let index = 0; index < 60; index += 1) {
    const markup = coverSvg({ seed: `corso-${index}`, category })
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
    expect(brotliCompressSync(markup).length, 'as it travels').toBeLessThan(8_000)
  }
})
