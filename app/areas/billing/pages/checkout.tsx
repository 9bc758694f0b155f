import { data, redirect, useNavigation } from 'react-router'
import { findDetails } from '#areas/account/details-store.server.ts'
import { requireProvedMailbox } from '#areas/account/mailbox-proof-commands.server.ts'
import { memberOf, viewerOf } from '#areas/audience/context.server.ts'
import { cartOwnerOf } from '#areas/cart/context.server.ts'
import { findCart } from '#areas/cart/store.server.ts'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import type { RichText } from '#areas/content/model.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { isTaxed } from '#areas/plans/vat-rules.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FieldGroup, Form } from '#design/form/form.tsx'
import { Band } from '#design/layout/layout.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { hasInventedIban } from '#platform/env.server.ts'
import { Conflict, Unavailable } from '#platform/errors.ts'
import { type PageParts, partsOf } from '#platform/http/page-parts.server.ts'
import { cookieHeaders, passOnCookies } from '#platform/http/pass-on-cookies.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { billingProblems, readBillingData } from '../billing-data-rules.ts'
import { awaitedPaymentOf, openedPaymentOf } from '../context.server.ts'
import { documentParts } from '../document-rules.ts'
import { orderLabel, payLabel } from '../member-invoice-rules.ts'
import type { BillingData, PaymentWay } from '../model.ts'
import { findRefusal, linesToOrder, placeOrder } from '../order-commands.server.ts'
import { findBillingProfile, findOpenOrder } from '../order-store.server.ts'
import { INVOICES_PATH, OUTCOME_PATH, TRANSFER_PATH } from '../paths-model.ts'
import { startPayment } from '../payment-commands.server.ts'
import { paymentWays } from '../rules.ts'
import { BillingFields } from '../ui/billing-fields.tsx'
import { OpenedPayment } from '../ui/opened-payment.tsx'
import { OrderSummary } from '../ui/order-summary.tsx'
import type { Route } from './+types/checkout'

const waysOf = ({ isDemo, club, outside }: PageParts) =>
  paymentWays({ hasProvider: outside.payments !== null, hasAccount: isDemo || !hasInventedIban(club) })
const NO_TRANSFERS = 'Il Club non riceve ancora bonifici. Scrivi all’assistenza: il carrello resta com’è.'

export async function loader({ context, request }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { db, now, club, isSecure } = parts
  const member = memberOf(context)
  const cookie = request.headers.get('cookie') ?? undefined
  const { setCookies } = await cartOwnerOf(db, { memberId: member.id, cookie, isSecure }, now)
  const cart = await findCart(db, { memberId: member.id }, now)
  if (cart.lines.length === 0) throw redirect('/carrello')
  // Who would be refused at the end is told before filling anything in.
  await requireProvedMailbox(db, member, '/carrello')
  // PAY-012. One payment at a time: who would be refused at the end is told before filling anything in.
  const inProgress = await awaitedPaymentOf(db, member.id)
  if (inProgress) throw redirect(inProgress.outcomePath)
  const refusal = await findRefusal(db, cart, { audience: viewerOf(context).audience, member, now })
  const ordered = linesToOrder(cart, await findOpenOrder(db, member.id))
  const ways = waysOf(parts)
  const due = documentParts(ordered, romeDayOf(now), club.fiscal)
  const total = due.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const stampCents = total - ordered.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const known: Partial<BillingData> = (await findBillingProfile(db, member.id)) ?? {
    kind: 'private',
    name: member.name,
    surname: member.surname,
    fiscalCode: (await findDetails(db, member.id)).fiscalCode ?? '',
  }
  const shown = {
    clubName: club.name,
    refusal: refusal ?? (ways.length > 0 ? null : NO_TRANSFERS),
    known,
    lines: ordered.map(({ productName, totalCents }, at) => ({
      name: productName,
      planName: cart.lines[at]?.price.installmentPlanName ?? '',
      cents: totalCents,
    })),
    // What is accepted is read here: another page would take away what was typed, and speak of the club instead of the product.
    conditions: cart.lines.map(({ product }) => ({
      name: product.name,
      html: withClubWords(product.conditionsHtml, club),
    })),
    total,
    stampCents,
    isTaxed: ordered.every(({ vat }) => !vat || isTaxed(vat)) && club.fiscal.regime !== 'RF19',
    firstCents: due[0]?.amountCents ?? 0,
    installments: due.length,
    ways,
    opened: parts.outside.payments && (await openedPaymentOf(db, member.id)),
  }
  return data(shown, { headers: cookieHeaders(setCookies) })
}

export async function action({ context, request }: Route.ActionArgs) {
  const parts = partsOf(context)
  const { db } = parts
  const member = memberOf(context)
  await requireProvedMailbox(db, member, '/carrello')
  const { audience } = viewerOf(context)
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const billing = readBillingData(typed)
  const port = parts.outside.payments
  const way: PaymentWay = typed('way') === 'online' && port ? 'online' : 'transfer'
  const errors: Record<string, string> = { ...billingProblems(billing, parts.club) }
  if (!waysOf(parts).includes(way)) errors.way = NO_TRANSFERS
  if (!form.get('conditions')) errors.conditions = 'Per acquistare devi accettare le condizioni di adesione.'
  const values = declaredFields(form, [...Object.keys(billing), 'way', 'conditions', 'total'])
  if (Object.keys(errors).length > 0) return data({ errors, values }, 400)
  try {
    const seenCents = /^\d{1,9}$/.test(typed('total')) ? Number(typed('total')) : undefined
    const first = await placeOrder(db, { audience, member, billing, way, seenCents }, parts)
    if (way === 'transfer' || !port) return redirect(`${TRANSFER_PATH}/${first.id}`)
    const starting = {
      memberId: member.id,
      clientCode: member.clientCode,
      invoiceId: first.id,
      returnPath: (paymentId: string) => `${OUTCOME_PATH}/${paymentId}`,
    }
    return redirect((await startPayment(db, port, starting, parts)).url)
  } catch (error) {
    // Nothing typed is lost, whatever it was that said no.
    if (error instanceof Conflict || error instanceof Unavailable)
      return data({ errors: { way: error.message }, values }, error.status)
    throw error
  }
}

export const headers = passOnCookies

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Acquisto | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

const WAYS = {
  online: { value: 'online', label: 'Carta o PayPal', description: 'Sulla pagina protetta del sistema di pagamento.' },
  transfer: {
    value: 'transfer',
    label: 'Bonifico bancario',
    description: 'L’iscrizione parte quando arriva l’accredito.',
  },
} as const

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { refusal, known, conditions, total, ways, opened, ...summary } = loaderData
  const navigation = useNavigation()
  return (
    <Band ground="tint">
      <h1 className="mb-7 text-title-xl">Acquisto</h1>
      {opened && (
        <div className="mb-8">
          <OpenedPayment payment={opened} back="checkout" />
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <OrderSummary {...summary} total={total} />
        {refusal && !actionData ? (
          <div
            role="alert"
            className="grid gap-4 rounded-card bg-paper p-6 shadow-card sm:p-8 lg:col-start-1 lg:row-start-1"
          >
            <p className="font-strong text-lg">{refusal}</p>
            <p className="flex flex-wrap gap-3">
              <ButtonLink to="/carrello">Torna al carrello</ButtonLink>
              <ButtonLink to={INVOICES_PATH} variant="ghost">
                Fatture e pagamenti
              </ButtonLink>
            </p>
          </div>
        ) : (
          <Form
            className="group rounded-card bg-paper p-6 shadow-card sm:p-8 lg:col-start-1 lg:row-start-1"
            errors={actionData?.errors}
            values={actionData?.values}
          >
            <input type="hidden" name="total" value={total} />
            <BillingFields known={known} />
            <FieldGroup title="Pagamento">
              <RadioGroup
                name="way"
                label="Come vuoi pagare"
                options={ways.map((way) => WAYS[way])}
                defaultValue={ways[0]}
                isBoxed
              />
            </FieldGroup>
            <Checkbox
              name="conditions"
              isRequired
              label="Ho letto e accetto le condizioni di adesione e chiedo che il servizio inizi subito."
            />
            <Conditions conditions={conditions} />
            <Button type="submit" variant="accent" size="large" isPending={navigation.state !== 'idle'}>
              <PayWords ways={ways} {...summary} total={total} />
            </Button>
          </Form>
        )}
      </div>
    </Band>
  )
}

type PayWordsProps = { ways: readonly PaymentWay[]; total: number; firstCents: number; installments: number }

/** ACC-027. What is paid now, or what is ordered: it follows the chosen way, also without JavaScript. */
function PayWords({ ways, total, firstCents, installments }: PayWordsProps) {
  const online = payLabel(firstCents, installments)
  const transfer = orderLabel(total)
  if (ways.length === 1) return ways[0] === 'online' ? online : transfer
  return (
    <>
      <span className="group-has-[[name=way][value=transfer]:checked]:hidden">{online}</span>
      <span className="not-group-has-[[name=way][value=transfer]:checked]:hidden">{transfer}</span>
    </>
  )
}

/** SUB-015. The conditions of each product in the cart, open to read before they are accepted. */
function Conditions({ conditions }: { conditions: readonly { name: string; html: string }[] }) {
  return conditions
    .filter(({ html }) => html !== '')
    .map(({ name, html }) => (
      <details key={name} className="-mt-3">
        <summary className="min-h-11 cursor-pointer py-2 font-strong text-primary">
          Leggi le condizioni di adesione: {name}
        </summary>
        <div className="rounded-field bg-sunken p-4">
          <RichTextView html={html as RichText} />
        </div>
      </details>
    ))
}
