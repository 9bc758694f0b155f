import { z } from 'zod'
import type { Block, CheckedDocument, DraftDocument, PageDocument } from '#areas/content/model.ts'
import { REGIONS } from '#areas/content/model.ts'
import { InvalidInput } from '#platform/errors.ts'
import { knownBlocks, parseBlock } from './parse-block.server.ts'

/** Where a block stands and what is wrong in it, as `main.2.fields.title`. */
export type Faults = Record<string, string>

/**
 * The door through which a document reaches readers: every block in its shape, every text sanitised, no id twice.
 * Showing a page forgives what publishing refuses, for the reader did nothing wrong and the editor can still mend it.
 */
export function checkDocument(document: PageDocument): CheckedDocument {
  const { faults, regions } = readDocument(document)
  if (Object.keys(faults).length > 0) throw new InvalidInput(faults, 'Alcuni blocchi non sono validi.')
  return { regions } as PageDocument as CheckedDocument
}

const MOST_BLOCKS = 200
/** The longest page of the club is a tenth of it. */
const LONGEST_DOCUMENT = 1_000_000

const draftBlock = z.strictObject({
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/),
  type: z.string().refine((type) => Object.hasOwn(knownBlocks, type)),
  audience: z.record(z.string(), z.unknown()).optional(),
  fields: z.unknown(),
})
const draftSchema = z.strictObject({
  regions: z.strictObject({
    main: z.array(draftBlock).max(MOST_BLOCKS).optional(),
    bottom: z.array(draftBlock).max(MOST_BLOCKS).optional(),
  }),
})

/**
 * The door of a draft: whoever works on a page may leave a block unfinished and come back tomorrow. Blocks that are whole are
 * kept as readers would get them, the others as they were written, and what they lack is said.
 */
export function checkDraft(sent: unknown): { document: DraftDocument; faults: Faults } {
  const read = draftSchema.safeParse(sent)
  if (!read.success || JSON.stringify(sent).length > LONGEST_DOCUMENT)
    throw new InvalidInput({}, 'La pagina non si può salvare così: ha un blocco che non esiste, o è troppo lunga.')
  const { faults, drafts } = readDocument(read.data as PageDocument)
  if (Object.keys(faults).some((path) => /^[a-z]+\.\d+\.id$/.test(path)))
    throw new InvalidInput({}, 'Due blocchi della pagina hanno lo stesso nome.')
  return { document: { regions: drafts } as PageDocument as DraftDocument, faults }
}

/** What is wrong in a document, without refusing it. */
export function faultsOf(document: PageDocument): Faults {
  return readDocument(document).faults
}

function readDocument(document: PageDocument) {
  const faults: Faults = {}
  const ids = new Set<string>()
  const checkBlock = (block: Block, at: string) => {
    const parsed = parseBlock(block)
    if (parsed.kind === 'unknown-type') faults[`${at}.type`] = `Il blocco «${parsed.type}» non esiste.`
    if (parsed.kind === 'invalid') for (const { path, message } of parsed.faults) faults[`${at}.${path}`] ??= message
    if (ids.has(block.id)) faults[`${at}.id`] = 'Un altro blocco della pagina ha lo stesso nome.'
    ids.add(block.id)
    return parsed.kind === 'block' ? parsed.block : null
  }
  const read = REGIONS.map((region) => ({
    region,
    blocks: (document.regions[region] ?? []).map((draft, index) => ({
      draft,
      checked: checkBlock(draft, `${region}.${index}`),
    })),
  }))
  return {
    faults,
    regions: Object.fromEntries(
      read.map(({ region, blocks }) => [region, blocks.flatMap(({ checked }) => checked ?? [])]),
    ),
    drafts: Object.fromEntries(
      read.map(({ region, blocks }) => [
        region,
        blocks.map(({ draft, checked }) => checked ?? { ...draft, audience: draft.audience ?? {} }),
      ]),
    ),
  }
}
