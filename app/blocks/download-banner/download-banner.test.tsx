import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InfographicBlock } from '../infographic/infographic.tsx'
import { infographicSchema } from '../infographic/schema.ts'
import { DownloadBannerBlock } from './download-banner.tsx'
import { downloadBannerSchema } from './schema.ts'

test('[BLK-030] [TRK-004] “Scarica qui” saves the file and is a download for who counts', () => {
  const data = downloadBannerSchema.parse({ title: 'Promemoria', path: '/files/a.pdf' })
  const html = renderToStaticMarkup(<DownloadBannerBlock id="d" data={data} headingLevel={2} />)
  expect(html).toMatch(/<a href="\/files\/a.pdf" download=""[^>]*data-event-code="UC040"[^>]*>.*Scarica qui/)
})

test('[BLK-031] “Visualizza Infografica” opens the whole drawing in a new tab', () => {
  const data = infographicSchema.parse({ title: 'A', content: 'Parole', path: '/files/a.svg', width: 8, height: 12 })
  const html = renderToStaticMarkup(<InfographicBlock id="i" data={data} headingLevel={2} />)
  expect(html).toMatch(/<a href="\/files\/a.svg" target="_blank"[^>]*>.*Visualizza Infografica/)
})
