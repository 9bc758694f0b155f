import type { Block, CheckedDocument, PageDocument } from '#areas/content/model.ts'
import { REGIONS } from '#areas/content/model.ts'
import { InvalidInput } from '#platform/errors.ts'
import { parseBlock } from './parse-block.server.ts'

/**
 * The door through which a document enters the database: every block in its shape, every text sanitised, no id twice.
 * Showing a page forgives what saving refuses, for the reader did nothing wrong and the editor can still mend it.
 */
export function checkDocument(document: PageDocument): CheckedDocument {
  const faults: Record<string, string> = {}
  const ids = new Set<string>()
  const checkBlock = (block: Block, at: string): Block[] => {
    const parsed = parseBlock(block)
    if (parsed.kind === 'unknown-type') faults[`${at}.type`] = `Il blocco «${parsed.type}» non esiste.`
    if (parsed.kind === 'invalid') for (const { path, message } of parsed.faults) faults[`${at}.${path}`] = message
    if (ids.has(block.id)) faults[`${at}.id`] = 'Un altro blocco della pagina ha lo stesso nome.'
    ids.add(block.id)
    return parsed.kind === 'block' ? [parsed.block] : []
  }
  const regions = REGIONS.map((region) => [
    region,
    (document.regions[region] ?? []).flatMap((block, index) => checkBlock(block, `${region}.${index}`)),
  ])
  if (Object.keys(faults).length > 0) throw new InvalidInput(faults, 'Alcuni blocchi non sono validi.')
  return { regions: Object.fromEntries(regions) } as CheckedDocument
}
