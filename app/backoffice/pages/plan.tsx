import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory } from '#areas/audience/history-context.server.ts'
import { offeredWallets, saleProblem } from '#areas/plans/desk-rules.ts'
import { listPriceLists } from '#areas/plans/desk-store.server.ts'
import { getProduct } from '#areas/plans/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskBox } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Said } from '#design/desk/said.tsx'
import { Link } from '#design/link/link.tsx'
import { choosingsOf } from '#platform/choices/choices.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Choosing } from '#platform/pure/choices.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { usesOf } from '../plans/plan-acts.server.ts'
import { answerPlanAct, planChoices, SAID } from '../plans/plan-context.server.ts'
import { KIND_WORDS, PLAN_CRUMBS, PLANS_PATH, PLANS_PERMISSION } from '../plans/plan-copy.ts'
import { PlanActForm, PlanConfirm } from '../plans/plan-parts.tsx'
import { priceInWords } from '../plans/plan-picture.ts'
import { removalProblem } from '../plans/plan-rules.ts'
import { toProductTyped } from '../plans/plan-wire.ts'
import { ProductForm } from '../plans/product-form.tsx'
import type { Route } from './+types/plan'

const NO_PORTFOLIOS: Choosing = { chosen: [] }

/** The lists of years ago are on the trail. */
const LISTS_SHOWN = 12

/** One product with everything an administrator decides of it; without a code, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, PLANS_PERMISSION)
  const { db, now } = partsOf(context)
  if (params.productId === undefined)
    return {
      product: null,
      typed: {},
      portfolios: NO_PORTFOLIOS,
      wallets: offeredWallets([]),
      lists: [],
      history: [],
      said: null,
    }
  const product = await getProduct(db, params.productId, now)
  const [lists, uses, history] = await Promise.all([
    listPriceLists(db, product.id),
    usesOf(db, product.id, now),
    deskHistory(db, 'product', product.id),
  ])
  const { portfolios = NO_PORTFOLIOS } = await choosingsOf(db, planChoices(product), now)
  const today = romeDayOf(now)
  const begun = lists.findLast(({ fromDay }) => fromDay <= today)?.fromDay
  return {
    product: {
      id: product.id,
      name: product.name,
      kind: KIND_WORDS[product.kind],
      isOnSale: product.isOnSale,
      saleProblem: saleProblem(product, lists),
      removalProblem: removalProblem(uses),
      owners: uses.owners.now,
    },
    typed: toProductTyped(product),
    portfolios,
    wallets: offeredWallets(product.wallets),
    lists: lists.slice(-LISTS_SHOWN).map(({ fromDay, entries }, at) => ({
      day: fromDay,
      from: at === 0 && fromDay < today ? null : formatDateIt(fromDay),
      state: fromDay > today ? ('coming' as const) : fromDay === begun ? ('running' as const) : ('over' as const),
      isOpen: fromDay >= today,
      prices: entries.map((entry) => ({ way: entry.installmentPlanName, words: priceInWords(entry) })),
    })),
    history,
    said: saidIn(request, SAID),
  }
}

export function action({ context, params, request }: Route.ActionArgs) {
  return answerPlanAct(context, request, params.productId ?? null)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.product?.name ?? 'Nuovo prodotto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const LIST_WORDS = { coming: 'Deve cominciare', running: 'In vigore', over: 'Finito' } as const
const LIST_TONES = { coming: 'warning', running: 'success', over: 'neutral' } as const

export default function PlanPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { product, wallets, lists, history, said } = loaderData
  const path = `${PLANS_PATH}/${product?.id ?? 'nuovo'}`
  const isForm = answer?.act === 'product' || answer?.act === 'create'
  return (
    <DeskPage
      title={product?.name ?? 'Nuovo prodotto'}
      crumbs={PLAN_CRUMBS}
      state={
        product && (
          <>
            <Badge tone={product.isOnSale ? 'success' : 'warning'}>
              {product.isOnSale ? 'In vendita' : 'Non in vendita'}
            </Badge>
            <span>{product.kind}</span>
          </>
        )
      }
      lead={!product && 'Nasce fuori vendita: prima si scrive, poi si danno i prezzi, poi si mette in vendita.'}
      said={!answer && said}
    >
      {answer?.problem && <Said isProblem>{answer.problem}</Said>}
      {answer?.rehearsal && <PlanConfirm answer={answer} backTo={path} />}
      {!answer?.rehearsal && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ProductForm
            productId={product?.id ?? null}
            typed={isForm ? answer.typed : loaderData.typed}
            errors={isForm ? answer.errors : null}
            wallets={wallets}
            portfolios={(isForm && answer.choosings?.portfolios) || loaderData.portfolios}
          />
          {product && (
            <div className="grid gap-6">
              <DeskBox title="Prezzi">
                {lists.length === 0 && <p className="text-ink-soft">Non ha ancora un prezzo.</p>}
                <ul className="grid gap-4">
                  {lists.toReversed().map(({ day, from, state, isOpen, prices }) => (
                    <li key={day} className="grid gap-1">
                      <span className="flex flex-wrap items-center gap-2">
                        <Badge tone={LIST_TONES[state]}>{LIST_WORDS[state]}</Badge>
                        {from ? `dal ${from}` : 'dall’inizio'}
                      </span>
                      {prices.map(({ way, words }) => (
                        <span key={way} className="text-sm">
                          {way}: {words}
                        </span>
                      ))}
                      {isOpen && (
                        <Link to={`${path}/listini/${day}`} className="inline-flex min-h-11 items-center">
                          Cambia il listino dal {from}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
                <div>
                  <ButtonLink to={`${path}/listini/nuovo`} variant="ghost" icon="plus">
                    Nuovo listino
                  </ButtonLink>
                </div>
              </DeskBox>
              <DeskBox title="Vendita">
                {product.isOnSale ? (
                  <>
                    <p className="text-ink-soft">
                      Ritirarlo lo toglie dalle pagine e dagli acquisti. Chi lo ha lo tiene fino alla scadenza.
                    </p>
                    <PlanActForm act="withdraw" answer={answer} label="Guarda che cosa cambia" />
                  </>
                ) : product.saleProblem ? (
                  <p className="text-ink-soft">{product.saleProblem}</p>
                ) : (
                  <>
                    <p className="text-ink-soft">Si trova nelle pagine dei piani dal giorno in cui ha un prezzo.</p>
                    <PlanActForm act="sell" answer={answer} label="Mettilo in vendita" />
                  </>
                )}
              </DeskBox>
              {!product.isOnSale && (
                <DeskBox title="Togliere il prodotto">
                  {product.removalProblem ? (
                    <p className="text-ink-soft">{product.removalProblem}</p>
                  ) : (
                    <PlanActForm act="remove" answer={answer} label="Togli" variant="quiet" />
                  )}
                </DeskBox>
              )}
              <DeskHistory title="Storia di questo piano" lines={history} />
            </div>
          )}
        </div>
      )}
    </DeskPage>
  )
}
