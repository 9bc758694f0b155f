import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { drawnIcon } from '../../../tests/support/drawn-icon.ts'
import { BannerSectionBlock } from './banner-section.tsx'
import { bannerSectionSchema } from './schema.ts'

function draw(...banners: object[]): string {
  const data = bannerSectionSchema.parse({
    label: 'Novità',
    banners: banners.map((banner) => ({ title: 'Titolo', ...banner })),
  })
  return renderToStaticMarkup(
    <MemoryRouter>
      <BannerSectionBlock id="banner" data={data} headingLevel={1} />
    </MemoryRouter>,
  )
}

const photograph = { kind: 'photograph', path: '/files/a.webp', alt: 'Una corsia', width: 800, height: 600 }
/** Where the picture stands with respect to the words, in reading order and by the style sheet. */
const pictureComesAfter = (html: string) => html.indexOf('<img') > html.indexOf('Titolo')

test('[BLK-003] one banner stands alone', () => {
  const html = draw({})
  expect(html).not.toContain('carosello')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('[BLK-003] several banners are a carousel, and only the first gives the page its title', () => {
  const html = draw({ title: 'Primo' }, { title: 'Secondo' })
  expect(html).toContain('aria-roledescription="carosello"')
  expect(html.match(/aria-roledescription="diapositiva"/g)).toHaveLength(2)
  expect(html).toMatch(/<h1[^>]*>Primo/)
  expect(html).toMatch(/<h2[^>]*>Secondo/)
})

test('[BLK-004] 1 has the image on the right and 2 on the left; words always come first for who listens', () => {
  const [right, left] = [draw({ layout: 1, image: photograph }), draw({ layout: 2, image: photograph })]
  expect(pictureComesAfter(right) && pictureComesAfter(left)).toBe(true)
  expect(right).not.toContain('col-start-1')
  expect(left).toContain('md:col-start-1')
})

test('[BLK-004] 3 has the image behind the words, on a dark ground; 4 centres the words and has no image', () => {
  const behind = draw({ layout: 3, image: photograph })
  expect(behind).toMatch(/class="absolute inset-0[^"]*"><img/)
  expect(behind).toContain('data-theme="dark"')
  const centred = draw({ layout: 4, image: photograph })
  expect(centred).not.toContain('<img')
  expect(centred).toContain('text-center')
})

test('[BLK-004] the themes light, dark and primary are three grounds', () => {
  const [light, dark, primary] = ['light', 'dark', 'primary'].map((theme) => draw({ theme })) as [
    string,
    string,
    string,
  ]
  expect(light).not.toContain('data-theme')
  expect(dark).toContain('bg-night')
  expect(primary).toContain('bg-bar-blue')
})

test('[BLK-002] a banner shows label, title with its link, content, image, calls to action, login prompt and legal text', () => {
  const html = draw({
    label: 'Occhiello',
    icon: 'scale',
    link: '/servizi',
    content: '<p>Un <strong>testo</strong></p>',
    image: photograph,
    callsToAction: [{ label: 'Vai', link: '/assistenza' }],
    loginCallToAction: { label: 'Accedi', link: '/login' },
    legalText: 'Nota legale',
  })
  for (const part of [
    'Occhiello',
    drawnIcon('scale'),
    'href="/servizi"',
    '<strong>testo</strong>',
    'alt="Una corsia"',
    'href="/assistenza"',
    'Hai già un account?',
    'href="/login"',
    'Nota legale',
  ])
    expect(html).toContain(part)
})

test('[TRK-002] a button of a banner sends AR181, unless its editor chose another code', () => {
  const html = draw({
    callsToAction: [
      { label: 'Vai', link: '/a' },
      { label: 'Telemedicina', link: '/b', eventCode: 'TM140' },
    ],
  })
  expect(html).toMatch(
    /data-event-code="AR181"[^>]*>Vai|href="\/a"[^>]*data-event-code="AR181"|data-event-code="AR181"[^>]*href="\/a"/,
  )
  expect(html.match(/data-event-code="[^"]+"/g)?.sort()).toEqual(['data-event-code="AR181"', 'data-event-code="TM140"'])
})

test('[NWS-021] [NWS-022] a hero of several slides shows one at a time on a phone, each with a first and a second button', () => {
  const buttons = [
    { label: 'Registrati', link: '/registrazione', variant: 'accent' },
    { label: 'Scopri', link: '/servizi', variant: 'ghost' },
  ]
  const html = draw({ callsToAction: buttons }, { callsToAction: buttons })
  expect(html.match(/aria-roledescription="diapositiva"[^>]*class="[^"]*basis-full/g)).toHaveLength(2)
  expect(html.match(/bg-accent text/g)).toHaveLength(2)
  expect(html.match(/href="\/registrazione"|href="\/servizi"/g)).toHaveLength(4)
})
