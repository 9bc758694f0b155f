import { data, type RouterContextProvider, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import type { Typed } from '#areas/plans/desk-rules.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { ChangedMeanwhile } from '../rehearsal.server.ts'
import { type Asked, type PlanRehearsal, performPlanAct, rehearsePlanAct } from './plan-acts.server.ts'
import { isPlanAct, PLAN_ACTS, PLANS_PATH, PLANS_ROLE, type PlanAct } from './plan-copy.ts'
import { typedIn } from './plan-wire.ts'

/** What a form of this desk is answered, unless the thing was done. */
export type PlanAnswer = {
  act: PlanAct
  typed: Typed
  errors: Record<string, string>
  problem?: string
  rehearsal?: PlanRehearsal
  notice?: string
}

const CHANGED = 'Nel frattempo il prodotto è cambiato: questo è quello che succederebbe adesso.'

/** Decision 36. Shows what would change, and does it only when that was seen and confirmed. */
export async function answerPlanAct(
  context: Readonly<RouterContextProvider>,
  request: Request,
  productId: string | null,
) {
  const { id: staffId } = staffOf(context, PLANS_ROLE)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const act = String(form.get('act') ?? '')
  if (!isPlanAct(act) || (act === 'create') !== (productId === null))
    throw new InvalidInput({}, 'La richiesta non è valida.')
  const asked: Asked = { act, productId, typed: typedIn(form), staffId, now }
  const kept = { act, typed: asked.typed, errors: {} }
  if (form.get('step') === 'edit') return data<PlanAnswer>(kept)
  try {
    if (form.get('step') !== 'confirm')
      return data<PlanAnswer>({ ...kept, rehearsal: await rehearsePlanAct(db, asked) })
    const id = await performPlanAct(db, asked, { seen: String(form.get('seen')).slice(0, 64), key: keyIn(form) })
    return redirect(act === 'remove' ? `${PLANS_PATH}?fatto=remove` : `${PLANS_PATH}/${id}?fatto=${act}`)
  } catch (error) {
    return error instanceof ChangedMeanwhile ? lookAgain(asked) : refusal(error)
  }

  async function lookAgain(again: Asked) {
    try {
      return data<PlanAnswer>(
        { ...kept, rehearsal: await rehearsePlanAct(db, again), notice: CHANGED },
        { status: 409 },
      )
    } catch (error) {
      return refusal(error)
    }
  }
  function refusal(error: unknown) {
    if (error instanceof InvalidInput) return data<PlanAnswer>({ ...kept, errors: error.fields }, { status: 400 })
    if (error instanceof Conflict) return data<PlanAnswer>({ ...kept, problem: error.message }, { status: 409 })
    throw error
  }
}

function keyIn(form: FormData): string {
  const key = String(form.get('key') ?? '')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) throw new InvalidInput({}, 'La richiesta non è valida.')
  return key
}

export const SAID: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLAN_ACTS).map(([act, { done }]) => [act, done]),
)
