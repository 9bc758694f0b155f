import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Region, RegionsProvider } from './region.tsx'

test('[SHL-001] an area’s page shows what editors placed in the region it lends, and nothing where they placed nothing', () => {
  const page = (
    <RegionsProvider value={{ bottom: <p>Dei redattori</p> }}>
      <Region name="main" />
      <article>Dell’area</article>
      <Region name="bottom" />
    </RegionsProvider>
  )
  expect(renderToStaticMarkup(page)).toBe('<article>Dell’area</article><p>Dei redattori</p>')
  expect(renderToStaticMarkup(<Region name="bottom" />)).toBe('')
})
