import type { RouterContextProvider } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { WALLET_CHOICES } from '#areas/audience/wallet-choice-store.server.ts'
import { MOST_PORTFOLIOS } from '#areas/plans/desk-rules.ts'
import type { Product } from '#areas/plans/model.ts'
import { getProduct } from '#areas/plans/store.server.ts'
import { type ChoiceField, sentChoices } from '#platform/choices/choices.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { answerRehearsed, type RehearsedAnswer } from '../rehearsed-form.server.ts'
import { type Asked, type PlanRehearsal, performPlanAct, rehearsePlanAct } from './plan-acts.server.ts'
import { isPlanAct, PLAN_ACTS, PLANS_PATH, PLANS_PERMISSION, type PlanAct } from './plan-copy.ts'
import { typedIn } from './plan-wire.ts'

export type PlanAnswer = RehearsedAnswer<PlanAct, PlanRehearsal>

/** DSK-049. What of a product is chosen among things that exist. */
export const planChoices = (product: Pick<Product, 'portfolios'> | null): Record<string, ChoiceField> => ({
  portfolios: { kind: WALLET_CHOICES, most: MOST_PORTFOLIOS, held: product?.portfolios ?? [] },
})

const CHANGED = 'Nel frattempo il prodotto è cambiato: questo è quello che succederebbe adesso.'

/** Decision 36. Shows what would change, and does it only when that was seen and confirmed. */
export async function answerPlanAct(
  context: Readonly<RouterContextProvider>,
  request: Request,
  productId: string | null,
) {
  const { id: staffId, permissions } = staffOf(context, PLANS_PERMISSION)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const act = String(form.get('act') ?? '')
  if (!isPlanAct(act) || (act === 'create') !== (productId === null))
    throw new InvalidInput({}, 'La richiesta non è valida.')
  const typed = typedIn(form)
  const asked: Asked = { act, productId, typed, staffId, now }
  const isWritten = act === 'product' || act === 'create'
  const choices = isWritten ? planChoices(productId === null ? null : await getProduct(db, productId, now)) : {}
  return answerRehearsed<PlanAct, PlanRehearsal>({
    form,
    act,
    typed,
    chosen: await sentChoices(db, form, choices, { now, permissions }),
    changed: CHANGED,
    rehearse: () => rehearsePlanAct(db, asked),
    perform: async (seen) => {
      const id = await performPlanAct(db, asked, seen)
      return act === 'remove' ? `${PLANS_PATH}?fatto=remove` : `${PLANS_PATH}/${id}?fatto=${act}`
    },
  })
}

export const SAID: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLAN_ACTS).map(([act, { done }]) => [act, done]),
)
