import type { ProductKind } from '#areas/plans/model.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'

export const PLANS_PATH = '/redazione/piani'
export const PLAN_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Piani e prezzi', to: PLANS_PATH },
]
/** What the club asks and gives for money is decided by who answers for it. */
export const PLANS_PERMISSION: StaffPermission = 'plans.write'

export const KIND_WORDS: Readonly<Record<ProductKind, string>> = { plan: 'Piano', addon: 'Aggiunta' }

/** Everything done at this desk, each first seen and then confirmed. */

export const PLAN_ACTS = {
  create: { name: 'Nuovo prodotto', done: 'Salvato, e non ancora in vendita: scrivi i prezzi e mettilo in vendita.' },
  product: { name: 'Prodotto', done: 'Salvato: vale per chi ordina da adesso.' },
  prices: { name: 'Listino', done: 'Il listino è salvato.' },
  'prices-removed': { name: 'Listino tolto', done: 'Il listino non comincerà: restano i prezzi di prima.' },
  sell: { name: 'In vendita', done: 'È in vendita.' },
  withdraw: { name: 'Ritirato dalla vendita', done: 'Ritirato: non si compra più.' },
  remove: { name: 'Prodotto tolto', done: 'Il prodotto non c’è più.' },
} as const
export type PlanAct = keyof typeof PLAN_ACTS
export const isPlanAct = (act: string): act is PlanAct => Object.hasOwn(PLAN_ACTS, act)
