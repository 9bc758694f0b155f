import type { z } from 'zod'
import { definitions } from '#blocks/definitions.server.ts'
import { describeShape } from '../shape-form/describe-shape.server.ts'
import type { FieldShape } from '../shape-form/field-shape.ts'

let described: Record<string, FieldShape> | null = null

/** The form of every block; the same for everybody as long as this process runs. */
export function shapesOfBlocks(): Record<string, FieldShape> {
  described ??= Object.fromEntries(
    Object.entries(definitions).map(([type, { schema }]) => [type, describeShape(schema as z.ZodType)]),
  )
  return described
}

/** What each type of block is called, without the rest of its form. */
export function namesOfBlocks(): Record<string, { title: string }> {
  return Object.fromEntries(Object.entries(shapesOfBlocks()).map(([type, { title }]) => [type, { title }]))
}
