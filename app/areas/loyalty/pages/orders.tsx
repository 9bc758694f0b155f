import { data, redirect, useNavigation } from 'react-router'
import { Badge, type BadgeTone } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Form } from '#design/form/form.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { AppError } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageAddress, pageOf } from '#platform/pure/paging.ts'
import { openVoucher } from '../code-commands.server.ts'
import { readBalance } from '../commands.server.ts'
import { countOperations, listOperations } from '../ledger-store.server.ts'
import { ACTIVITY_ROWS, CATALOGUE_PATH, type Order, type OrderState, PRODUCTS_TARGET } from '../model.ts'
import { cancelOrder, listFreshOrders } from '../order-commands.server.ts'
import { listOrders } from '../order-store.server.ts'
import { catalogueLogin, pointsLabel } from '../rules.ts'
import { shopperOf } from '../shop-context.server.ts'
import { CatalogueHead } from '../ui/catalogue-head.tsx'
import { Transactions } from '../ui/transactions.tsx'
import { toOrderWire, toTransaction } from '../wire.ts'
import type { Route } from './+types/orders'

const ORDERS_PATH = `${CATALOGUE_PATH}/profilo/ordini`
const ACTIVITY_ID = 'attivita'
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** LOY-015. The orders, as the supplier knows them now, and all the activity, of which other pages show the latest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club, secret } = partsOf(context)
  const { member, catalogue, reading } = await shopperOf(context)
  const search = new URL(request.url).searchParams
  const orders = reading.isLooking
    ? await listOrders(db, member.id)
    : await listFreshOrders(db, catalogue, { member, now })
  // DSK-050. A code is its owner's: whoever only looks as a member does not read it.
  const codeOf = ({ voucherCode }: Order) => (reading.isLooking ? null : openVoucher(voucherCode, secret))
  // Asked again: what the supplier has just refused is already back.
  const balance = await readBalance(db, member.id, reading)
  const pages = Math.ceil((await countOperations(db, member.id)) / ACTIVITY_ROWS)
  const page = Math.min(pageOf(search), Math.max(1, pages))
  const operations = await listOperations(db, member.id, ACTIVITY_ROWS, (page - 1) * ACTIVITY_ROWS)
  return {
    orders: orders.map((order) => toOrderWire(order, codeOf(order))),
    newest: search.get('ordine'),
    balance,
    activity: { transactions: operations.map(toTransaction), page, pages },
    clubName: club.name,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const { member, catalogue } = await shopperOf(context)
  const orderId = String((await request.formData()).get('ordine'))
  if (!ID.test(orderId)) return data({ error: 'Questo ordine non esiste.' }, { status: 400 })
  try {
    await cancelOrder(db, catalogue, { memberId: member.id, orderId, now })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ error: error.message }, { status: error.status })
  }
  return redirect(`${ORDERS_PATH}?ordine=${orderId}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `I tuoi ordini | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

const STATES: Record<OrderState, { tone: BadgeTone; label: string; text: string }> = {
  placing: { tone: 'warning', label: 'In corso', text: 'Il fornitore non ha ancora risposto: ci riproviamo noi.' },
  accepted: { tone: 'primary', label: 'In preparazione', text: 'Lo stiamo preparando.' },
  shipped: { tone: 'primary', label: 'Spedito', text: 'È in viaggio.' },
  delivered: { tone: 'success', label: 'Consegnato', text: '' },
  refused: {
    tone: 'danger',
    label: 'Non disponibile',
    text: 'Il premio era finito: i punti ti sono stati restituiti.',
  },
  cancelled: { tone: 'neutral', label: 'Annullato', text: 'I punti ti sono stati restituiti.' },
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, newest, balance, activity } = loaderData
  const isPending = useNavigation().state !== 'idle'
  return (
    <>
      <CatalogueHead title="I tuoi ordini" balance={balance} isOrders />
      <Band space="small" aria-label="Ordini">
        {actionData?.error && (
          <p role="alert" className="mb-6 rounded-card bg-danger-tint p-4 font-strong text-danger">
            {actionData.error}
          </p>
        )}
        {orders.length === 0 ? (
          <EmptyState
            title="Non hai ancora ordinato premi"
            icon="gift"
            action={<ButtonLink to={catalogueLogin(PRODUCTS_TARGET)}>Vai al catalogo</ButtonLink>}
          />
        ) : (
          <ul className="grid gap-4">
            {orders.map((order) => {
              const { tone, label, text } = STATES[order.state]
              return (
                <li
                  key={order.id}
                  data-order={order.id}
                  className="grid gap-3 rounded-card bg-paper p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-6"
                >
                  <div className="grid gap-1">
                    <h2 className="flex flex-wrap items-center gap-3 font-display text-title-xs">
                      {order.title}
                      <Badge tone={tone}>{label}</Badge>
                    </h2>
                    <p className="text-ink-soft tabular-nums">
                      {formatDateIt(new Date(order.placedAt))} · {pointsLabel(order.points)}
                    </p>
                    {text && <p role={order.id === newest ? 'status' : undefined}>{text}</p>}
                    {order.courier && (
                      <p>
                        {order.courier}, spedizione {order.trackingCode}
                      </p>
                    )}
                    {order.reason && <p>Perché: {order.reason}</p>}
                    {order.voucherCode && (
                      <p>
                        Il tuo codice:{' '}
                        <strong className="select-all rounded-small bg-gold-tint px-2 py-1 font-strong text-gold tabular-nums">
                          {order.voucherCode}
                        </strong>
                      </p>
                    )}
                  </div>
                  {order.state === 'accepted' && (
                    <Form>
                      <input type="hidden" name="ordine" value={order.id} />
                      <Button
                        type="submit"
                        variant="ghost"
                        size="small"
                        isPending={isPending}
                        aria-label={`Annulla l’ordine: ${order.title}`}
                      >
                        Annulla
                      </Button>
                    </Form>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Band>
      <Band space="small" aria-labelledby={ACTIVITY_ID}>
        <h2 id={ACTIVITY_ID} className="mb-4 scroll-mt-24 text-title-m">
          Tutte le attività
        </h2>
        <div className="rounded-card bg-paper px-6 py-3 shadow-card sm:px-8">
          <Transactions transactions={activity.transactions} />
        </div>
        <div className="mt-8">
          <Pagination
            current={activity.page}
            total={activity.pages}
            label="Pagine delle attività"
            address={(page) => `${pageAddress(ORDERS_PATH, new URLSearchParams(), page)}#${ACTIVITY_ID}`}
          />
        </div>
      </Band>
    </>
  )
}
