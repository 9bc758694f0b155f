import { expect, test } from 'vitest'
import { renderOnServer } from '../../../tests/support/render.tsx'
import { someNews } from '../fields/some-cards.ts'
import { ReadAlsoBlock } from './read-also.tsx'

test('[BLK-032] “Leggi anche” is a list of further contents', async () => {
  const html = await renderOnServer(
    <ReadAlsoBlock id="l" data={{ title: 'Leggi anche', items: someNews }} headingLevel={2} />,
  )
  expect(html).toContain('Leggi anche')
  expect(html.match(/<li/g)).toHaveLength(someNews.length)
  for (const { title } of someNews) expect(html).toContain(title)
})
