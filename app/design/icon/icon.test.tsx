import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { iconNames } from './names.ts'
import { onUnknownIcon } from './report.ts'

test('[BLK-043] an icon name the portal does not know is reported and the icon left out', () => {
  const reported: string[] = []
  onUnknownIcon((name) => reported.push(name))
  expect(renderToStaticMarkup(<Icon name="fax-machine" />)).toBe('')
  expect(reported).toEqual(['fax-machine'])
})

test('[BLK-043] the server draws every known name whole, and reports none', () => {
  const reported: string[] = []
  onUnknownIcon((name) => reported.push(name))
  for (const name of iconNames)
    expect(renderToStaticMarkup(<Icon name={name} />), name).toMatch(
      /^<svg [^>]*viewBox="0 0 \d\d \d\d"[^>]*>(<\w+ [^>]*\/>|<\/?g[^>]*>)+<\/svg>$/,
    )
  expect(reported).toEqual([])
})

test('an icon alone is named, a decoration is silent', () => {
  expect(renderToStaticMarkup(<Icon name="heart" label="Preferito" />)).toContain('aria-label="Preferito"')
  expect(renderToStaticMarkup(<Icon name="heart" />)).toContain('aria-hidden="true"')
})
