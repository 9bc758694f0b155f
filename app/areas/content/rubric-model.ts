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
