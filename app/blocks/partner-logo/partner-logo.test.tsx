import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PartnerLogoBlock } from './partner-logo.tsx'
import { partnerLogoSchema } from './schema.ts'

const draw = (fields: object) =>
  renderToStaticMarkup(
    <PartnerLogoBlock
      id="partner"
      data={partnerLogoSchema.parse({ partnerLogoSrc: '/logo.svg', partnerLogoAlt: 'Aurora', ...fields })}
      headingLevel={2}
    />,
  )

test('[BLK-037] the logo of the partner is 89 pixels high and has its name', () => {
  const html = draw({})
  expect(html).toMatch(/<img[^>]*src="\/logo.svg"/)
  expect(html).toContain('alt="Aurora"')
  expect(html).toContain('height="89"')
  expect(html).toContain('h-[89px]')
})

test('[BLK-037] it shows only if it is to be shown', () => {
  expect(draw({ showPartnerLogo: false })).toBe('')
})
