import { z } from 'zod'
import type { Block } from '#areas/content/model.ts'
import { type BlockType, definitions, isBlockType } from './definitions.server.ts'
import { permission } from './fields/permission.ts'

const envelopeSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/, 'Usa lettere minuscole, cifre e trattini.'),
  type: z.string().max(64),
  audience: permission().transform((chosen) => chosen ?? {}),
  fields: z.unknown(),
})

export type ParsedBlock =
  | { kind: 'block'; block: Block & { type: BlockType } }
  | { kind: 'unknown-type'; type: string }
  | { kind: 'invalid'; faults: { path: string; message: string }[] }

/** Reads what was stored or sent as a block: its envelope, then its fields in the shape of its type. */
export function parseBlock(value: unknown): ParsedBlock {
  const envelope = envelopeSchema.safeParse(value)
  if (!envelope.success) return { kind: 'invalid', faults: faultsOf(envelope.error) }
  const { type } = envelope.data
  if (!isBlockType(type)) return { kind: 'unknown-type', type }
  const fields = definitions[type].schema.safeParse(envelope.data.fields)
  if (!fields.success) return { kind: 'invalid', faults: faultsOf(fields.error) }
  return { kind: 'block', block: { ...envelope.data, type, fields: fields.data } }
}

function faultsOf(error: z.ZodError) {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
