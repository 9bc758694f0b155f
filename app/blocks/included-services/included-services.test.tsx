import { expect, test } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { renderOnServer } from '../../../tests/support/render.tsx'
import { preparePage } from '../prepare-page.server.ts'
import { RenderBlocks } from '../render-blocks.tsx'

const PATHS = ['/servizi', '/servizi/legali', '/servizi/assicurativi', '/servizi/convenzioni', '/corsi-ecm-fad']

test('[NWS-028] the included services are content, filtered by type and wallet, and lead to their pages', async () => {
  const fields = {
    cards: PATHS.map((link, index) => ({
      id: `s${index}`,
      title: `Servizio ${index}`,
      link,
      audience: audienceOf(link),
    })),
  }
  const document = { regions: { main: [{ id: 'inclusi', type: 'included-services', audience: {}, fields }] } }
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  for (const type of SUBSCRIPTION_TYPES) {
    const audience = anAudience(type, type === 'PREMIUM' ? { wallets: { ecm: {} } } : {})
    const { regions } = await preparePage(document, { db: {} as Db, now: new Date(0), log, audience })
    const html = await renderOnServer(<RenderBlocks blocks={regions.main} />)
    expect(html).toContain('href="/servizi"')
    expect(html.includes('href="/servizi/legali"')).toBe(type === 'PREMIUM' || type === 'TRIAL')
    expect(html.includes('href="/corsi-ecm-fad"')).toBe(type === 'PREMIUM')
  }
})

function audienceOf(link: string) {
  if (link === '/servizi/legali') return { visibility: ['TRIAL', 'PREMIUM'] }
  return link === '/corsi-ecm-fad' ? { wallet: ['ecm'] } : {}
}
