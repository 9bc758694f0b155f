import { data } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { sharedHistory } from '#areas/audience/history-context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { useStaffMay } from '#areas/audience/ui/held-permissions.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { cx } from '#design/cx.ts'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import {
  mayConfirmRefund,
  mayConfirmTransfer,
  mayCredit,
  mayDecideFor,
  ORDER_WORDS,
  OWN_MONEY,
  WAY_WORDS,
} from '../desk-rules.ts'
import { listOrderInvoices } from '../invoice-store.server.ts'
import { getOrderRow } from '../order-list-store.server.ts'
import { openOf, standingOf } from '../order-standing-rules.ts'
import { getOrder } from '../order-store.server.ts'
import { ORDERS_PATH } from '../paths-model.ts'
import { confirmTransfer } from '../payment-commands.server.ts'
import { findPayment, listInvoicePayments } from '../payment-store.server.ts'
import { confirmRefund, creditInvoice, refundPayment } from '../refund-commands.server.ts'
import { creditLabel, isCredited, leavesNothingPaid, transferReason } from '../rules.ts'
import { OrderInvoices } from '../ui/order-invoices.tsx'
import { toInvoiceWire } from '../wire.ts'
import type { Route } from './+types/order-detail'

/** How many of the instalments to come its first lines name. */
const NEXT_SHOWN = 3

const HISTORY_LINES = 50

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function orderOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  if (!ID.test(params.orderId)) throw new NotFound()
  return getOrderRow(partsOf(context).db, params.orderId)
}

export async function loader(args: Route.LoaderArgs) {
  const operator = staffOf(args.context, 'money.read')
  const { db, club, now } = partsOf(args.context)
  const found = await orderOf(args)
  const order = await getOrder(db, found.id)
  const invoices = await listOrderInvoices(db, order.id)
  const payments = await listInvoicePayments(
    db,
    invoices.map(({ id }) => id),
  )
  await recordTrail(db, { at: now, kind: 'member-viewed', memberId: order.memberId, actorId: operator.id })
  const [first] = invoices
  const decides = staffMay(operator, 'money.write') && mayDecideFor(operator, order.memberId)
  return {
    clubName: club.name,
    ownMoney: mayDecideFor(operator, order.memberId) ? null : OWN_MONEY,
    history: await sharedHistory(
      db,
      [`order ${order.id}`, ...invoices.map(({ id }) => `invoice ${id}`)],
      HISTORY_LINES,
    ),
    order: { ...found, billing: order.billing },
    title: `Ordine ${found.order} di ${found.name} ${found.surname}`,
    standing: standingOf({ state: found.state, invoices, owedCents: found.owedCents, today: romeDayOf(now) }),
    next: openOf(found.state === 'cancelled' ? [] : invoices)
      .slice(0, NEXT_SHOWN)
      .map(({ id, dueOn, amountCents }) => ({ id, dueOn: formatDateIt(dueOn), amount: formatEuro(amountCents) })),
    reason: first ? transferReason(found.clientCode, first.id) : '',
    invoices: invoices.map((invoice) => ({
      ...toInvoiceWire(invoice),
      credit: creditLabel(invoice, payments),
      isCredited: isCredited(invoice, invoices),
      number: invoice.number && `${invoice.number}/${invoice.year}`,
      mayConfirmTransfer: decides && mayConfirmTransfer(order, invoice),
      mayCredit: decides && mayCredit(invoice, invoices),
      endsOrder: leavesNothingPaid(invoices, invoice.id),
    })),
    owed: payments
      .filter(({ refund }) => refund !== null)
      .map((payment) => ({
        id: payment.id,
        amountCents: payment.amountCents,
        isDone: payment.refund === 'done',
        mayConfirm: decides && mayConfirmRefund(payment),
      })),
  }
}

/** Each button is one command; pressed twice it acts once. */
export async function action(args: Route.ActionArgs) {
  const operator = staffOf(args.context, 'money.write')
  const parts = partsOf(args.context)
  const { db, now, log, outside } = parts
  const desk = { ...parts, actorId: operator.id }
  const { memberId } = await orderOf(args)
  if (!mayDecideFor(operator, memberId)) return data({ problem: OWN_MONEY, done: null }, 403)
  const form = await args.request.formData()
  const act = String(form.get('act') ?? '')
  const id = String(form.get('id') ?? '')
  if (!ID.test(id)) throw new NotFound()
  try {
    if (act === 'transfer') await confirmTransfer(db, memberId, id, desk, String(form.get('giorno') ?? '').slice(0, 40))
    else if (act === 'refunded') await confirmRefund(db, memberId, id, desk)
    else if (act === 'credit') {
      await creditInvoice(db, memberId, id, { ...desk, reason: String(form.get('reason') ?? '').slice(0, 1_000) })
      for (const { id: paymentId } of await listInvoicePayments(db, [id])) await giveBack(paymentId)
    } else throw new NotFound()
  } catch (error) {
    if (error instanceof Conflict) return data({ problem: error.message, done: null }, 409)
    if (error instanceof InvalidInput)
      return data({ problem: error.fields.reason ?? error.fields.giorno ?? error.message, done: null }, 400)
    throw error
  }
  return { problem: null, done: act }

  /** At once where it can be; what fails now is tried again by the job. */
  async function giveBack(paymentId: string): Promise<void> {
    const payment = await findPayment(db, paymentId)
    if (!payment || !outside.payments) return
    await refundPayment(db, outside.payments, payment, now).catch((error: unknown) =>
      log.warn({ err: error, payment: paymentId }, 'a payment could not be given back'),
    )
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title}: ${loaderData.standing.words} | ${loaderData.clubName}` : 'Ordine' },
  { name: 'robots', content: 'noindex' },
]

const STANDING_INK = {
  danger: 'text-danger-strong',
  orange: '',
  success: 'text-success-strong',
  neutral: 'text-ink-soft',
}

export default function OrderDetailPage({ loaderData }: Route.ComponentProps) {
  const { order, title, standing, next, invoices, owed, reason, ownMoney, history } = loaderData
  const { billing } = order
  const money: [string, string][] = [
    ['Pagato', formatEuro(order.paidCents)],
    ['Da incassare', formatEuro(order.dueCents)],
    ['Totale', formatEuro(order.totalCents)],
  ]
  const facts: [string, string][] = [
    ['Codice cliente', order.clientCode],
    ['Data', formatDateIt(new Date(order.createdAt))],
    ['Prodotti', order.products],
    ['Pagamento', WAY_WORDS[order.way]],
    ...(order.way === 'transfer' ? [['Causale', reason] satisfies [string, string]] : []),
    ['Intestatario', billing.companyName || `${billing.name} ${billing.surname}`],
    ['Codice fiscale', billing.fiscalCode],
    ...(billing.vatNumber ? [['Partita IVA', billing.vatNumber] satisfies [string, string]] : []),
    ['Indirizzo', `${billing.address}, ${billing.postcode} ${billing.city} (${billing.province})`],
  ]
  const seesMembers = useStaffMay('members.read')
  return (
    <>
      <DeskHead
        title={title}
        crumbs={[{ label: 'Ordini', to: ORDERS_PATH }]}
        state={<Badge tone={ORDER_WORDS[order.state].tone}>{ORDER_WORDS[order.state].label}</Badge>}
        actions={
          seesMembers && (
            <ButtonLink to={`/redazione/iscritti/${order.username}`} variant="ghost">
              Chi è
            </ButtonLink>
          )
        }
      />
      <Wrap className="flex flex-wrap items-center gap-x-10 gap-y-3 border-line border-b py-3">
        <p className={cx('font-display text-title-s', STANDING_INK[standing.tone])}>{standing.words}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {money.map(([term, value]) => (
            <div key={term}>
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className="font-strong tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {next.length > 0 && (
          <section aria-label="Prossime rate" className="text-sm">
            <p className="text-ink-soft">Prossime rate</p>
            <ul className="flex flex-wrap gap-x-4 tabular-nums">
              {next.map(({ id, dueOn, amount }) => (
                <li key={id}>
                  {dueOn}, {amount}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Wrap>
      <Wrap className="grid gap-8 py-6">
        <Card as="section" className="p-6" aria-label="Dati dell’ordine">
          <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="text-ink-soft text-sm">{term}</dt>
                <dd className="font-strong">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {ownMoney && <p className="text-ink-soft">{ownMoney}</p>}
        <OrderInvoices memberId={order.memberId} orderState={order.state} invoices={invoices} owed={owed} />
        <DeskHistory title="Storia di questo ordine" lines={history} />
      </Wrap>
    </>
  )
}
