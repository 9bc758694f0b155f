import { expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import type { PageDocument } from '#areas/content/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { renderOnServer } from '../../../tests/support/render.tsx'
import { preparePage } from '../prepare-page.server.ts'
import { RenderBlocks } from '../render-blocks.tsx'

const log = { debug() {}, info() {}, warn() {}, error() {} }

async function draw(type: Parameters<typeof anAudience>[0], fields: object): Promise<string> {
  const document: PageDocument = { regions: { bottom: [{ id: 'b', type: 'bottom-banner', audience: {}, fields }] } }
  const { regions } = await preparePage(document, { db: {} as Db, now: new Date(0), log, audience: anAudience(type) })
  return renderOnServer(<RenderBlocks blocks={regions.bottom} />)
}

const written = {
  title: 'Inizia',
  content: 'Cinque minuti',
  image: { kind: 'photograph', path: '/a.webp', alt: 'Una corsia', width: 8, height: 6 },
  callsToAction: [{ label: 'Vai', link: '/servizi' }],
}

test.each(
  overSixTypes({ SUSPECT: true, REGISTRATO: false, TRIAL: false, PREMIUM: false, EX_TRIAL: false, EX_PREMIUM: false }),
)('[BLK-007] “Hai già un account?” for %s: %s', async (type, isAsked) => {
  const html = await draw(type, { ...written, loginCallToAction: { label: 'Accedi', link: '/login' } })
  expect(html.includes('Hai già un account?')).toBe(isAsked)
  for (const part of ['Inizia', 'Cinque minuti', 'alt="Una corsia"', 'href="/servizi"']) expect(html).toContain(part)
})

test('[BLK-007] nobody is asked where no login was configured', async () => {
  expect(await draw('SUSPECT', written)).not.toContain('Hai già un account?')
})
