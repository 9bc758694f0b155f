import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const html = (current: number, total: number, from = '/corsi?collana=medicina') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[from]}>
      <Pagination current={current} total={total} />
    </MemoryRouter>,
  )

test('[SHL-029] the ellipses are links that jump by three pages', () => {
  const markup = html(10, 20)
  expect(markup).toContain('aria-label="Salta a pagina 7"')
  expect(markup).toContain('aria-label="Salta a pagina 13"')
  expect(markup).toContain('href="/corsi?collana=medicina&amp;pagina=13"')
})

test('[SHL-007] the link to the first page leaves the parameter out', () => {
  expect(html(2, 3)).toContain('href="/corsi?collana=medicina"')
})

test('[SHL-029] the current page says so, and the ends offer no way beyond', () => {
  const markup = html(1, 3)
  expect(markup).toMatch(/aria-label="Pagina 1" aria-current="page"|aria-current="page"[^>]*aria-label="Pagina 1"/)
  expect(markup).not.toContain('Pagina precedente')
  expect(markup).toContain('Pagina successiva')
})

test('a listing of one page shows nothing', () => expect(html(1, 1)).toBe(''))
