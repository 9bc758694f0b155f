import { staffOf } from '#areas/audience/context.server.ts'
import { listPriceLists } from '#areas/plans/desk-store.server.ts'
import { getProduct } from '#areas/plans/store.server.ts'
import { DeskBox } from '#design/desk/desk-box.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Said } from '#design/desk/said.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { addRomeDays, formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { answerPlanAct } from '../plans/plan-context.server.ts'
import { PLAN_CRUMBS, PLANS_PATH, PLANS_PERMISSION } from '../plans/plan-copy.ts'
import { PlanActForm, PlanConfirm } from '../plans/plan-parts.tsx'
import { toPricesTyped } from '../plans/plan-wire.ts'
import { PriceForm } from '../plans/price-form.tsx'
import type { Route } from './+types/plan-prices'

const NEW = 'nuovo'

/** The prices of a product from one day on; a new list begins as a copy of the prices of today. */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, PLANS_PERMISSION)
  const { db, now } = partsOf(context)
  const { id, name, priceList } = await getProduct(db, params.productId, now)
  const today = romeDayOf(now)
  const shared = { product: { id, name }, today }
  if (params.day === NEW)
    return {
      ...shared,
      day: null,
      dayWords: '',
      isComing: false,
      typed: toPricesTyped(addRomeDays(today, 1), priceList),
    }
  const list = (await listPriceLists(db, id)).find(({ fromDay }) => fromDay === params.day && fromDay >= today)
  if (!list) throw new NotFound('Questo listino non c’è, o è già cominciato: i prezzi si cambiano con uno nuovo.')
  const { fromDay, entries } = list
  return {
    ...shared,
    day: fromDay,
    dayWords: formatDateIt(fromDay),
    isComing: fromDay > today,
    typed: toPricesTyped(fromDay, entries),
  }
}

export function action({ context, params, request }: Route.ActionArgs) {
  return answerPlanAct(context, request, params.productId)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Listino di ${loaderData?.product.name ?? 'un prodotto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function PlanPricesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { product, day, dayWords, today, isComing } = loaderData
  const productPath = `${PLANS_PATH}/${product.id}`
  const path = `${productPath}/listini/${day ?? NEW}`
  return (
    <DeskPage
      title={day ? `Listino dal ${dayWords}` : 'Nuovo listino'}
      crumbs={[...PLAN_CRUMBS, { label: product.name, to: productPath }]}
      lead="Quello che è già ordinato o promesso con un preventivo non cambia."
    >
      {answer?.problem && <Said isProblem>{answer.problem}</Said>}
      {answer?.rehearsal && <PlanConfirm answer={answer} backTo={path} />}
      {!answer?.rehearsal && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <PriceForm
            path={path}
            backTo={productPath}
            today={today}
            was={day}
            typed={answer?.act === 'prices' ? answer.typed : loaderData.typed}
            errors={answer?.act === 'prices' ? answer.errors : null}
          />
          {day && isComing && (
            <DeskBox title="Toglierlo">
              <p className="text-ink-soft">Non comincerà: restano i prezzi di prima.</p>
              <PlanActForm act="prices-removed" answer={answer} label="Guarda che cosa cambia">
                <input type="hidden" name="fromDay" value={day} />
              </PlanActForm>
            </DeskBox>
          )}
        </div>
      )}
    </DeskPage>
  )
}
