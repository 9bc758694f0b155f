import { describe, expect, test } from 'vitest'
import { SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import { CALCULATOR_IDS } from '#areas/calculators/model.ts'
import { CALCULATORS } from '#areas/calculators/rules.ts'
import type { PageDocument } from '#areas/content/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { excerpt } from '#platform/pure/text.ts'
import { drawnIcon } from '../../../tests/support/drawn-icon.ts'
import { renderOnServer } from '../../../tests/support/render.tsx'
import { preparePage } from '../prepare-page.server.ts'
import { RenderBlocks } from '../render-blocks.tsx'

/** The block as a page shows it: loaded, filtered and drawn; with what was logged meanwhile. */
async function show(fields: object) {
  const logged: unknown[] = []
  const write = (details: unknown) => void logged.push(details)
  const log = { debug: write, info: write, warn: write, error: write }
  const document = { regions: { main: [{ id: 'calc', type: 'calculators', audience: {}, fields }] } } as PageDocument
  const parts = { db: {} as Db, now: new Date('2026-11-15'), log, audience: SUSPECT_AUDIENCE }
  const { regions } = await preparePage(document, parts)
  return { html: await renderOnServer(<RenderBlocks blocks={regions.main} />), logged }
}

describe('[BLK-015] the identifier selects the calculator', () => {
  test.each(CALCULATOR_IDS)('%s', async (id) => {
    const { html, logged } = await show({ calculator: id })
    expect(html.match(/<form /g)).toHaveLength(1)
    expect(html).toContain(`action="/risorse/calcolatori/${id}"`)
    const questions = CALCULATORS.find((calculator) => calculator.id === id)?.questions ?? []
    for (const { name } of questions) expect(html).toContain(`name="${name}"`)
    expect(logged).toEqual([])
  })

  test.each(['imc', 'constructor', 'BMI '])('%s is unknown: it is logged and renders nothing', async (calculator) => {
    const { html, logged } = await show({ calculator })
    expect(html).not.toContain('calc')
    expect(logged).toEqual([{ calculator: calculator.trim() }])
  })
})

test('[BLK-016] a card of the listing shows icon, title and the first 150 characters of the text', async () => {
  const { html } = await show({})
  for (const { icon, id, text } of CALCULATORS) {
    expect(html).toContain(drawnIcon(icon))
    expect(html).toContain(`href="/risorse/calcolatori/${id}"`)
    const shown = excerpt(text)
    expect(text.startsWith(shown.slice(0, -1))).toBe(true)
    expect(html).toContain(`${shown}<`)
    expect(html).not.toContain(text)
  }
})
