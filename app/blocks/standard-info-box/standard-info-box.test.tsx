import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { onUnknownIcon } from '#design/icon/report.ts'
import { columnWidth } from './columns.ts'
import { standardInfoBoxSchema } from './schema.ts'
import { StandardInfoBoxBlock } from './standard-info-box.tsx'

function draw(fields: object): string {
  const data = standardInfoBoxSchema.parse({ title: 'Servizi', cards: [{ title: 'Uno' }], ...fields })
  return renderToStaticMarkup(
    <MemoryRouter>
      <StandardInfoBoxBlock id="box" data={data} headingLevel={2} />
    </MemoryRouter>,
  )
}

describe('[BLK-010] the width of a column', () => {
  test.each([
    [undefined, 3],
    [1, 12],
    [2, 6],
    [3, 4],
    [4, 3],
    [6, 2],
    [12, 1],
  ])('with %s cards per row is %s of twelve', (cardsPerRow, width) => {
    expect(columnWidth(cardsPerRow)).toBe(width)
    expect(draw({ cardsPerRow })).toMatch(new RegExp(`[ :]col-span-${width}[ "]`))
  })
})

test('[BLK-009] minimal, white and light look different, and white is the one when nobody chose', () => {
  const looks = new Set(['minimal', 'white', 'light'].map((theme) => draw({ theme })))
  expect(looks.size).toBe(3)
  expect(draw({})).toBe(draw({ theme: 'white' }))
})

test('[BLK-017] the text of a card is cut at 150 characters', () => {
  const html = draw({ cards: [{ title: 'Uno', text: 'a'.repeat(200) }] })
  expect(html).toContain(`>${'a'.repeat(150)}…<`)
})

test('[BLK-043] an icon nobody knows is reported and left out, and the card still shows', () => {
  const reported: string[] = []
  onUnknownIcon((name) => reported.push(name))
  const html = draw({ cards: [{ title: 'Uno', icon: 'fax-machine' }] })
  expect(reported).toEqual(['fax-machine'])
  expect(html).toContain('Uno')
  expect(html).not.toContain('<svg')
})

test('a card with a link has one link, named by its title', () => {
  const html = draw({ cards: [{ title: 'Uno', link: '/servizi', label: 'Scopri' }] })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/<a [^>]*href="\/servizi"[^>]*>Uno<\/a>/)
})
