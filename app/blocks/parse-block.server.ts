import { z } from 'zod'
import type { Block } from '#areas/content/model.ts'
import { parseInItalian } from '#platform/http/italian-zod.ts'
import type { AnyBlockDefinition } from './block.ts'
import { definitions } from './definitions.server.ts'
import { permission } from './fields/permission.ts'

const envelopeSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/, 'Usa lettere minuscole, cifre e trattini.'),
  type: z.string().max(64),
  audience: permission().transform((chosen) => chosen ?? {}),
  fields: z.unknown(),
})

export type ParsedBlock =
  | { kind: 'block'; block: Block }
  | { kind: 'unknown-type'; type: string }
  | { kind: 'invalid'; faults: { path: string; message: string }[] }

export type KnownBlocks = Readonly<Record<string, AnyBlockDefinition>>
export const knownBlocks: KnownBlocks = definitions

/** Reads what was stored or sent as a block: its envelope, then its fields in the shape of its type. */
export function parseBlock(value: unknown, known: KnownBlocks = knownBlocks): ParsedBlock {
  const envelope = parseInItalian(envelopeSchema, value)
  if (!envelope.success) return { kind: 'invalid', faults: faultsOf(envelope.error) }
  const { type } = envelope.data
  const definition = Object.hasOwn(known, type) ? known[type] : undefined
  if (!definition) return { kind: 'unknown-type', type }
  const fields = parseInItalian(definition.schema as z.ZodType, envelope.data.fields)
  if (!fields.success) return { kind: 'invalid', faults: faultsOf(fields.error, ['fields']) }
  return { kind: 'block', block: { ...envelope.data, fields: fields.data } }
}

function faultsOf(error: z.ZodError, above: readonly string[] = []) {
  return error.issues.map(({ path, message }) => ({ path: [...above, ...path].join('.'), message }))
}
