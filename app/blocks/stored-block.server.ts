import type { Block } from '#areas/content/model.ts'
import { createMemory } from '#platform/pure/memory.ts'
import { type KnownBlocks, type ParsedBlock, parseBlock } from './parse-block.server.ts'

/** A club has some hundreds of blocks on its pages; what is beyond is read again when it is needed. */
export const MOST_REMEMBERED = 500

const memories = new WeakMap<KnownBlocks, ReturnType<typeof createMemory<ParsedBlock>>>()

/**
 * Reads a block of a stored page. Checking and sanitising the same words gives the same block, so it is done once, until the
 * block has not been asked for longest. Nobody may change what everybody is given.
 */
export function readStoredBlock(stored: Block, known: KnownBlocks): ParsedBlock {
  const memory = memories.get(known) ?? createMemory<ParsedBlock>(MOST_REMEMBERED)
  memories.set(known, memory)
  return memory(JSON.stringify(stored), () => frozen(parseBlock(stored, known)))
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
