import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'
import { linkKind } from './link-kind.ts'

const html = (to: string, isNewTab?: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Link to={to} isNewTab={isNewTab}>
        Leggi
      </Link>
    </MemoryRouter>,
  )

test.each([
  ['/corsi', 'internal'],
  ['?pagina=2', 'internal'],
  ['#fondo', 'internal'],
  ['https://www.salute.gov.it', 'external'],
  ['//altrove.it', 'external'],
  ['\\\\altrove.it', 'external'],
  ['mailto:aiuto@camice.example', 'protocol'],
  ['tel:800000000', 'protocol'],
  ['javascript:alert(1)', 'refused'],
  [' JavaScript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
])('%s is %s', (to, kind) => expect(linkKind(to)).toBe(kind))

test('a link to another site opens a new tab, says so, and tells that site nothing', () => {
  const markup = html('https://www.salute.gov.it')
  expect(markup).toContain('target="_blank"')
  expect(markup).toContain('rel="noopener noreferrer"')
  expect(markup).toContain('(si apre in una nuova scheda)')
})

test('a link to our page stays in the tab unless editors ask otherwise', () => {
  expect(html('/corsi')).not.toContain('_blank')
  expect(html('/corsi', true)).toContain('(si apre in una nuova scheda)')
})

test('an address that runs code has no target', () => {
  expect(html('javascript:alert(1)')).not.toContain('href')
})
