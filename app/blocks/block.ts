import type { z } from 'zod'
import type { Audience } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import type { Log } from '#platform/log/log.server.ts'

/** What a block that reads data is given. It never learns who asks, only what kind of visitor. */
export type LoadParts = {
  db: Db
  now: Date
  audience: Audience
  log: Log
  /** Name and company data of the club, for the texts that must say them. */
  club?: Club
  /** How long it may take: three seconds unless told. */
  maxBlockMs?: number
}

export type BlockDefinition<Shape extends z.ZodType, Data = z.output<Shape>> = {
  schema: Shape
  /** Reads what the block shows. A failure costs the block, not the page. */
  load?: (fields: z.output<Shape>, parts: LoadParts) => Promise<Data>
  /** True when nothing is left to show to this audience. */
  isEmpty?: (data: Data) => boolean
  /** A block that can open a page by itself: as the first one, its title is the title of the page. */
  isHero?: boolean
}

/** A definition whose shape is forgotten; each was checked against its own where it was defined. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters of `load` and `isEmpty` differ in each block, and only `any` accepts them all.
export type AnyBlockDefinition = BlockDefinition<any, any>

/** Defines a block; the type of what its component gets follows from the schema, or from `load` where there is one. */
export function defineBlock<Shape extends z.ZodType, Data = z.output<Shape>>(
  definition: BlockDefinition<Shape, Data>,
): BlockDefinition<Shape, Data> {
  return definition
}

export type HeadingLevel = 1 | 2

export type BlockProps<Data> = {
  /** Unique in the page, so that a block can be linked to and name its own parts. */
  id: string
  data: Data
  /** 1 when the block opens the page. */
  headingLevel: HeadingLevel
}

/** One example does five jobs: shape check, render test, accessibility test, gallery and seed. */
export type BlockExample<Shape extends z.ZodType, Data = z.output<Shape>> = {
  name: string
  fields: z.input<Shape>
  /** What `load` would answer; only for blocks that read data. */
  data?: Data
}
