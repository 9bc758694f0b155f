import type { GatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { countOwners, listComingDays } from '#areas/plans/desk-store.server.ts'
import type { ProductKind } from '#areas/plans/model.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { KIND_WORDS, PLANS_PATH } from '../plans/plan-copy.ts'

export type PlanRow = {
  id: string
  name: string
  kind: ProductKind
  rank: number
  isOnSale: boolean
  isMostLiked: boolean
  prices: readonly string[]
  comingOn: RomeDay | null
  owners: number
}

/** DSK-012. Everything the club sells, in the order of the plans. */
export const PLANS: GatheredList<PlanRow> = {
  name: 'piani',
  path: PLANS_PATH,
  title: 'Piani e prezzi',
  everything: 'tutti i prodotti',
  gather: async (db, { now }) => {
    const [products, coming, owners] = await Promise.all([
      listProducts(db, now),
      listComingDays(db, romeDayOf(now)),
      countOwners(db, now),
    ])
    return products.map(({ id, name, kind, isOnSale, isMostLiked, rank, priceList }) => ({
      ...{ id, name, kind, isOnSale, isMostLiked, rank },
      prices: priceList.map((entry) => `${entry.installmentPlanName}: ${formatEuro(payableCents(entry))}`),
      comingOn: coming.get(id) ?? null,
      owners: owners.get(id)?.now ?? 0,
    }))
  },
  idOf: ({ id }) => id,
  columns: [
    { key: 'name', title: 'Prodotto', kind: 'text', of: ({ name }) => name },
    { key: 'rank', title: 'Livello', kind: 'number', of: ({ rank }) => rank },
    { key: 'prices', title: 'Prezzi di oggi', kind: 'text', isSaidOnly: true, of: ({ prices }) => prices.join('; ') },
    { key: 'owners', title: 'Lo hanno oggi', kind: 'number', of: ({ owners }) => owners },
    {
      key: 'state',
      title: 'Stato',
      kind: 'choice',
      choices: { vendita: 'In vendita', fermo: 'Non in vendita' },
      of: ({ isOnSale }) => (isOnSale ? 'vendita' : 'fermo'),
    },
    { key: 'kind', title: 'Tipo', kind: 'choice', choices: KIND_WORDS, isAside: true, of: ({ kind }) => kind },
    { key: 'coming', title: 'Cambia prezzo il', kind: 'day', isAside: true, of: ({ comingOn }) => comingOn },
  ],
}
