import type { z } from 'zod'
import type { Block, PageDocument, RegionName } from '#areas/content/model.ts'
import { REGIONS } from '#areas/content/model.ts'
import { visibleBlocks } from '#areas/content/rules.ts'
import type { BlockDefinition, LoadParts } from './block.ts'
import { type BlockData, type BlockType, definitions } from './definitions.server.ts'
import { parseBlock } from './parse-block.server.ts'

/** A block ready to be drawn: only what this audience may see, and everything it shows. */
export type PreparedBlock = { [Type in BlockType]: { id: string; type: Type; data: BlockData<Type> } }[BlockType]

export type PreparedPage = {
  regions: { [Name in RegionName]: PreparedBlock[] }
  /** The first block of the page is one that opens it: its title is the page's. */
  hasHero: boolean
  /** False when a block could not read its data: the page is shown without it, and must not be kept. */
  isComplete: boolean
}

/** A definition whose shape is forgotten; each block was checked against its own where it was defined. */
type AnyDefinition = BlockDefinition<z.ZodType, unknown>

const LOAD_LIMIT_MS = 3_000

/**
 * From the document to what the page draws: shapes first, so that an old or broken block is found out; then the one filter
 * by audience; then data. A block that fails any of these is logged and left out, and the page still shows.
 */
export async function preparePage(document: PageDocument, parts: LoadParts): Promise<PreparedPage> {
  const { shown } = visibleBlocks(parseDocument(document, parts), parts.audience)
  const [main, bottom] = await Promise.all([loadBlocks(shown.main, parts), loadBlocks(shown.bottom, parts)])
  const first = main.blocks[0]
  return {
    regions: { main: main.blocks, bottom: bottom.blocks },
    hasHero: first !== undefined && definitionOf(first.type).isHero === true,
    isComplete: main.isComplete && bottom.isComplete,
  }
}

function definitionOf(type: string): AnyDefinition {
  return definitions[type as BlockType] as AnyDefinition
}

function parseDocument(document: PageDocument, parts: LoadParts): PageDocument {
  const regions = REGIONS.map((region) => [
    region,
    (document.regions[region] ?? []).flatMap((block) => keepValid(block, parts)),
  ])
  return { regions: Object.fromEntries(regions) }
}

function keepValid(block: Block, { log }: LoadParts): Block[] {
  const parsed = parseBlock(block)
  if (parsed.kind === 'block') return [parsed.block]
  const { id, type } = block
  if (parsed.kind === 'unknown-type') log.warn({ block: id, type }, 'an unknown block was left out of a page')
  else log.warn({ block: id, type, faults: parsed.faults }, 'an invalid block was left out of a page')
  return []
}

async function loadBlocks(
  blocks: readonly Block[],
  parts: LoadParts,
): Promise<{ blocks: PreparedBlock[]; isComplete: boolean }> {
  const results = await Promise.allSettled(blocks.map((block) => loadBlock(block, parts)))
  const loaded: PreparedBlock[] = []
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') loaded.push(...result.value)
    else {
      const { id, type } = blocks[index] ?? {}
      parts.log.error(
        { err: result.reason, block: id, type },
        'a block could not read its data and was left out of a page',
      )
    }
  }
  return { blocks: loaded, isComplete: results.every((result) => result.status === 'fulfilled') }
}

async function loadBlock({ id, type, fields }: Block, parts: LoadParts): Promise<PreparedBlock[]> {
  const { load, isEmpty } = definitionOf(type)
  const data = load ? await withinLimit(load(fields, parts)) : fields
  return isEmpty?.(data) ? [] : [{ id, type, data } as PreparedBlock]
}

async function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no data within ${LOAD_LIMIT_MS} ms`)), LOAD_LIMIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
