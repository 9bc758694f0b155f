import type { z } from 'zod'
import { bannerSectionSchema } from './banner-section/schema.ts'
import { type BlockDefinition, defineBlock } from './block.ts'
import { faqSchema } from './faq/schema.ts'
import { richTextSchema } from './rich-text/schema.ts'
import { standardInfoBoxSchema } from './standard-info-box/schema.ts'

/** CONTENTS: every block editors can place, by type. The component of each is in components.tsx. */
export const definitions = {
  'banner-section': defineBlock({
    schema: bannerSectionSchema,
    isHero: true,
    isEmpty: ({ banners }) => banners.length === 0,
  }),
  faq: defineBlock({ schema: faqSchema, isEmpty: ({ items }) => items.length === 0 }),
  'rich-text': defineBlock({ schema: richTextSchema }),
  'standard-info-box': defineBlock({ schema: standardInfoBoxSchema, isEmpty: ({ cards }) => cards.length === 0 }),
}

export type BlockType = keyof typeof definitions
/** What the component of a block gets. */
export type BlockData<Type extends BlockType> =
  (typeof definitions)[Type] extends BlockDefinition<z.ZodType, infer Data> ? Data : never
