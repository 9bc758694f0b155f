import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { drawnIcon } from '../../../tests/support/drawn-icon.ts'
import { PromoBannerBlock } from './promo-banner.tsx'
import { promoBannerSchema } from './schema.ts'

function draw(fields: object): string {
  const data = promoBannerSchema.parse({ title: 'Offerta', ...fields })
  return renderToStaticMarkup(
    <MemoryRouter>
      <PromoBannerBlock id="promo" data={data} headingLevel={2} />
    </MemoryRouter>,
  )
}

const photograph = (path: string, alt: string) => ({ kind: 'photograph', path, alt, width: 80, height: 60 })

test('[BLK-008] a promo banner shows everything its editor wrote', () => {
  const html = draw({
    content: 'Un <strong>testo</strong>',
    percentageText: '−30%',
    badge: 'Ultimi giorni',
    logo: photograph('/logo.svg', 'Partner'),
    image: photograph('/foto.webp', 'Una corsia'),
    legalText: 'Nota lunga',
    legalTextMobile: 'Nota breve',
    loginCallToAction: {},
    buttons: [{ label: 'Scopri i piani', mobileLabel: 'Piani', icon: 'crown', link: '/upgrade', opensNewTab: true }],
  })
  for (const part of [
    'Offerta',
    '<strong>testo</strong>',
    '−30%',
    'Ultimi giorni',
    'alt="Partner"',
    'alt="Una corsia"',
    'Hai già un account?',
    drawnIcon('crown'),
    'target="_blank"',
  ])
    expect(html).toContain(part)
  expect(html).toMatch(/<span class="sm:hidden">Piani<\/span><span class="max-sm:hidden">Scopri i piani<\/span>/)
  expect(html).toMatch(/max-sm:hidden"><?[^<]*Nota lunga|max-sm:hidden[^>]*>Nota lunga/)
  expect(html).toMatch(/sm:hidden[^>]*>Nota breve/)
})

test.each([
  ['layout', 'card', 'band'],
  ['isSlim', false, true],
  ['background', 'paper', 'night'],
  ['color', 'ink', 'primary'],
  ['titleSize', 'small', 'large'],
  ['titleAlign', 'left', 'center'],
  ['contentSize', 'small', 'large'],
  ['contentAlign', 'left', 'center'],
  ['imageAlign', 'left', 'right'],
])('[BLK-008] %s changes what is seen', (name, one, other) => {
  const rest = { content: 'Testo', image: photograph('/foto.webp', '') }
  expect(draw({ ...rest, [name]: one })).not.toBe(draw({ ...rest, [name]: other }))
})

test('[BLK-008] a telephone has fewer words on a small screen too', () => {
  const html = draw({ buttons: [{ label: 'Parla con un consulente', mobileLabel: 'Chiama', link: '#phonecall' }] })
  expect(html).toMatch(/<a [^>]*href="tel:[^>]*>(?:<svg.*?<\/svg>)?Chiama<\/a>/)
  expect(html).toMatch(/<summary.*Parla con un consulente<\/summary>/)
})

test('[BLK-008] buttons are solid or ghost, and may be small', () => {
  const [solid, ghost, small] = [{ variant: 'solid' }, { variant: 'ghost' }, { isSmall: true }].map((look) =>
    draw({ buttons: [{ label: 'Vai', link: '/a', ...look }] }),
  )
  expect(new Set([solid, ghost, small]).size).toBe(3)
  expect(
    promoBannerSchema.safeParse({ title: 'A', buttons: [{ label: 'V', link: '/a', variant: 'quiet' }] }).success,
  ).toBe(false)
})
