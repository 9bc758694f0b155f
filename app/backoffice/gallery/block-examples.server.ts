import type { z } from 'zod'
import type { BlockExample } from '#blocks/block.ts'
import { type BlockType, definitions } from '#blocks/definitions.server.ts'
import type { PreparedBlock } from '#blocks/prepare-page.server.ts'
import { describeShape } from '../shape-form/describe-shape.server.ts'

export type ShownExample = { name: string; block: PreparedBlock }
export type ShownBlock = { type: BlockType; examples: ShownExample[] }

/** Found by their place in the tree, so that a new block is in the gallery without a line here. */
const modules = import.meta.glob<{ examples: BlockExample<z.ZodType>[] }>('../../blocks/*/examples.ts', { eager: true })

/** Every block with its examples as a page would be given them. Shapes are read here, where Zod may be. */
export function shownBlocks(): ShownBlock[] {
  return Object.entries(modules).map(([path, { examples }]) => {
    const type = path.split('/').at(-2) as BlockType
    return {
      type,
      examples: examples.map(({ name, fields, data }, index) => ({
        name,
        block: {
          id: `${type}-${index + 1}`,
          type,
          data: data ?? definitions[type].schema.parse(fields),
        } as PreparedBlock,
      })),
    }
  })
}

/** The blocks by name, and the fields of the first example of one: what its form is tried with. */
export function formExample(wanted: string | null) {
  const types = Object.keys(definitions) as BlockType[]
  const type = types.find((each) => each === wanted) ?? 'banner-section'
  return {
    type,
    shape: describeShape(definitions[type].schema),
    fields: modules[`../../blocks/${type}/examples.ts`]?.examples[0]?.fields,
    choices: types
      .map((each) => ({ value: each, label: definitions[each].schema.meta()?.title ?? each }))
      .sort((a, b) => a.label.localeCompare(b.label, 'it')),
  }
}
