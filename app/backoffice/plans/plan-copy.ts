import type { ProductKind } from '#areas/plans/model.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { TRAIL_THINGS } from '#platform/trail/things.ts'

export const PLANS_PATH = '/redazione/piani'
export const PLAN_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Piani e prezzi', to: PLANS_PATH },
]
/** What the club asks and gives for money is decided by who answers for it. */
export const PLANS_PERMISSION: StaffPermission = 'plans.write'

export const KIND_WORDS: Readonly<Record<ProductKind, string>> = { plan: 'Piano', addon: 'Aggiunta' }

/** Everything done at this desk, each first seen and then confirmed. */
const ACTS = TRAIL_THINGS.product.acts

export const PLAN_ACTS = {
  create: { name: ACTS.create, done: 'Salvato, e non ancora in vendita: scrivi i prezzi e mettilo in vendita.' },
  product: { name: ACTS.product, done: 'Salvato: vale per chi ordina da adesso.' },
  prices: { name: ACTS.prices, done: 'Il listino è salvato.' },
  'prices-removed': { name: ACTS['prices-removed'], done: 'Il listino non comincerà: restano i prezzi di prima.' },
  sell: { name: ACTS.sell, done: 'È in vendita.' },
  withdraw: { name: ACTS.withdraw, done: 'Ritirato: non si compra più.' },
  remove: { name: ACTS.remove, done: 'Il prodotto non c’è più.' },
} as const
export type PlanAct = keyof typeof PLAN_ACTS
export const isPlanAct = (act: string): act is PlanAct => Object.hasOwn(PLAN_ACTS, act)
