import type { Db } from '#platform/db/database.server.ts'

/** What things are filed under, and has a page of its own: a category of contents, a series of courses. */
export type Rubric = {
  /** Its name in addresses: given once, and never changed. */
  readonly slug: string
  readonly label: string
  readonly description: string
}

/** A rubric as the desk shows it, with how many things are filed under it. */
export type DeskRubric = Rubric & { readonly uses: number; readonly filter: string }

/** Where readers find rubrics of a kind: all of them, one of them, and a choice made in the address of the first. */
export type RubricAddress = { readonly list: string; readonly one: string; readonly query: string }

/** What in the club leads to a rubric or shows what is in it. */
export type RubricPlace =
  | { readonly kind: 'menu'; readonly id: string; readonly menu: string; readonly label: string }
  | { readonly kind: 'page'; readonly path: string; readonly title: string; readonly isPublished: boolean }
  | { readonly kind: 'item'; readonly id: string; readonly title: string }
  | { readonly kind: 'message'; readonly id: string; readonly text: string }
  | { readonly kind: 'notice'; readonly id: string; readonly title: string }

export type RubricErrors = Partial<Record<keyof Rubric, string>>
export type SavedRubric = { kind: 'saved'; slug: string } | { kind: 'refused'; errors: RubricErrors }

export type RubricAct = 'opened' | 'corrected' | 'moved' | 'removed'

/** Writes down who did what, in the transaction of what it tells. The trail is of an area that ours may not use: whoever calls lends it. */
export type RubricTrail = (
  db: Db,
  line: { what: RubricAct; slug: string; label: string; before?: string },
) => Promise<void>

/** What was typed of a rubric that is there, and what its editor was looking at. */
export type RubricChange = { slug: string; seen: Omit<Rubric, 'slug'>; typed: Omit<Rubric, 'slug'> }
