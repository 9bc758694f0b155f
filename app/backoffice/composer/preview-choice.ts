import { parseSubscriptionType } from '#areas/audience/membership-rules.ts'
import type { Audience, SubscriptionType } from '#areas/audience/model.ts'

/** Whose eyes a page is looked at with. */
export type Eyes = { readonly type: SubscriptionType; readonly wallets: readonly string[] }

const MOST_WALLETS = 30

export function eyesIn(search: URLSearchParams): Eyes {
  const wallets = search
    .getAll('portafoglio')
    .map((tag) => tag.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, MOST_WALLETS)
  return { type: parseSubscriptionType(search.get('tipo')), wallets }
}

export function eyesQuery({ type, wallets }: Eyes): string {
  const search = new URLSearchParams({ tipo: type })
  for (const tag of wallets) search.append('portafoglio', tag)
  return search.toString()
}

export function audienceWith({ type, wallets }: Eyes): Audience {
  return { type, wallets: Object.fromEntries(wallets.map((tag) => [tag, {}])), staticPortfolios: [], flags: [] }
}
