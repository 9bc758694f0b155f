import type { Block } from '#areas/content/model.ts'
import { type KnownBlocks, type ParsedBlock, parseBlock } from './parse-block.server.ts'

/** A club has some hundreds of blocks on its pages; what is beyond is read again when it is needed. */
export const MOST_REMEMBERED = 500

const remembered = new WeakMap<KnownBlocks, Map<string, ParsedBlock>>()

/**
 * Reads a block of a stored page. Checking and sanitising the same words gives the same block, so it is done once, until the
 * block has not been asked for longest. Nobody may change what everybody is given.
 */
export function readStoredBlock(stored: Block, known: KnownBlocks): ParsedBlock {
  const blocks = remembered.get(known) ?? new Map<string, ParsedBlock>()
  remembered.set(known, blocks)
  const words = JSON.stringify(stored)
  const parsed = blocks.get(words) ?? frozen(parseBlock(stored, known))
  blocks.delete(words)
  blocks.set(words, parsed)
  const [oldest] = blocks.keys()
  if (blocks.size > MOST_REMEMBERED && oldest !== undefined) blocks.delete(oldest)
  return parsed
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
