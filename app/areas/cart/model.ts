import type { PriceListEntry, Product } from '#areas/plans/model.ts'

/** More than a person can mean; a list that a stranger fills must end somewhere. */
export const MOST_LINES = 10

/** Whose cart: a member's, or that of whoever holds the secret of a cookie. */
export type CartOwner = { readonly memberId: string } | { readonly tokenHash: string }

export type CartLine = { readonly product: Product; readonly price: PriceListEntry }

export type Cart = {
  readonly id: string | null
  readonly lines: readonly CartLine[]
  /** CRT-002. False hides the amounts. */
  readonly showPrice: boolean
  /** CRT-008 */
  readonly isInsertedByOperator: boolean
}

export const EMPTY_CART: Cart = { id: null, lines: [], showPrice: true, isInsertedByOperator: false }
