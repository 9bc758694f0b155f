import type { Refusal } from '#areas/audience/rules.ts'
import type { Block, PageDocument, RegionName } from '#areas/content/model.ts'
import { REGIONS } from '#areas/content/model.ts'
import { visibleBlocks } from '#areas/content/rules.ts'
import type { LoadParts } from './block.ts'
import type { BlockData, BlockType } from './definitions.server.ts'
import { type KnownBlocks, knownBlocks } from './parse-block.server.ts'
import { readStoredBlock } from './stored-block.server.ts'

/** A block ready to be drawn: only what this audience may see, and everything it shows. */
export type PreparedBlock = { [Type in BlockType]: { id: string; type: Type; data: BlockData<Type> } }[BlockType]

/** A block this audience does not get, and why; for editors, never for a page of readers. */
export type LeftOut = { id: string; type: string } & (
  | { why: 'hidden'; reason: Refusal }
  | { why: 'invalid' | 'unknown-type' | 'empty' | 'failed' }
)

export type PreparedPage = {
  regions: { [Name in RegionName]: PreparedBlock[] }
  /** The first block of the page is one that opens it: its title is the page's. */
  hasHero: boolean
  /** False when a block could not read its data: the page is shown without it, and must not be kept. */
  isComplete: boolean
  leftOut: LeftOut[]
}

const LOAD_LIMIT_MS = 3_000

/**
 * From the document to what the page draws: shapes first, so that an old or broken block is found out; then the one filter
 * by audience; then data. A block that fails any of these is logged and left out, and the page still shows.
 */
export async function preparePage(
  document: PageDocument,
  parts: LoadParts,
  known: KnownBlocks = knownBlocks,
): Promise<PreparedPage> {
  const leftOut: LeftOut[] = []
  const { shown, hidden } = visibleBlocks(parseDocument(document, parts, known, leftOut), parts.audience)
  for (const { block, reason } of hidden) leftOut.push({ id: block.id, type: block.type, why: 'hidden', reason })
  const [main, bottom] = await Promise.all([
    loadBlocks(shown.main, parts, known, leftOut),
    loadBlocks(shown.bottom, parts, known, leftOut),
  ])
  const first = main.blocks[0]
  return {
    regions: { main: main.blocks, bottom: bottom.blocks },
    hasHero: first !== undefined && known[first.type]?.isHero === true,
    isComplete: main.isComplete && bottom.isComplete,
    leftOut,
  }
}

function parseDocument(document: PageDocument, parts: LoadParts, known: KnownBlocks, leftOut: LeftOut[]): PageDocument {
  const keepValid = (block: Block): Block[] => {
    const parsed = readStoredBlock(block, known)
    if (parsed.kind === 'block') return [parsed.block]
    const { id, type } = block
    leftOut.push({ id, type, why: parsed.kind })
    if (parsed.kind === 'unknown-type') parts.log.warn({ block: id, type }, 'an unknown block was left out of a page')
    else parts.log.warn({ block: id, type, faults: parsed.faults }, 'an invalid block was left out of a page')
    return []
  }
  const regions = REGIONS.map((region) => [region, (document.regions[region] ?? []).flatMap(keepValid)])
  return { regions: Object.fromEntries(regions) }
}

async function loadBlocks(blocks: readonly Block[], parts: LoadParts, known: KnownBlocks, leftOut: LeftOut[]) {
  const results = await Promise.allSettled(blocks.map((block) => loadBlock(block, parts, known)))
  const loaded: PreparedBlock[] = []
  for (const [index, result] of results.entries()) {
    const { id = '', type = '' } = blocks[index] ?? {}
    if (result.status === 'fulfilled') {
      loaded.push(...result.value)
      if (result.value.length === 0) leftOut.push({ id, type, why: 'empty' })
    } else {
      leftOut.push({ id, type, why: 'failed' })
      parts.log.error(
        { err: result.reason, block: id, type },
        'a block could not read its data and was left out of a page',
      )
    }
  }
  return { blocks: loaded, isComplete: results.every((result) => result.status === 'fulfilled') }
}

async function loadBlock({ id, type, fields }: Block, parts: LoadParts, known: KnownBlocks): Promise<PreparedBlock[]> {
  const definition = known[type]
  const data = definition?.load ? await withinLimit(definition.load(fields, parts), parts.maxBlockMs) : fields
  return definition?.isEmpty?.(data) ? [] : [{ id, type, data } as PreparedBlock]
}

async function withinLimit<Value>(work: Promise<Value>, limitMs = LOAD_LIMIT_MS): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no data within ${limitMs} ms`)), limitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
