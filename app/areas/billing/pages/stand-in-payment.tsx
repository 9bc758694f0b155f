import { redirect, useNavigation } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { Button } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Band } from '#design/layout/layout.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { PaymentMethod, PaymentState } from '#platform/outside/payments/port.ts'
import { STAND_IN_NAME } from '#platform/outside/payments/stand-in.server.ts'
import { findStandInPayment, updateStandInPayment } from '#platform/outside/payments/store.server.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { payLabel } from '../member-invoice-rules.ts'
import { recordPayment } from '../payment-commands.server.ts'
import type { Route } from './+types/stand-in-payment'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const BANK_MS = 60_000

type Outcome = {
  state: PaymentState
  told: PaymentState[]
  /** After the amount, where it pays. */
  label: string
  pays?: boolean
  method?: PaymentMethod
}

/** What can happen at a provider: the state it reaches, and what we are told of it, one notice after the other. */
const OUTCOMES: Record<string, Outcome> = {
  success: { state: 'succeeded', told: ['pending', 'succeeded'], label: '', pays: true },
  paypal: { state: 'succeeded', told: ['pending', 'succeeded'], label: ' con PayPal', pays: true, method: 'paypal' },
  debit: {
    state: 'succeeded',
    told: ['pending', 'succeeded'],
    label: ' con addebito SEPA',
    pays: true,
    method: 'sepa-debit',
  },
  refusal: { state: 'refused', told: ['refused'], label: 'Carta rifiutata' },
  pending: { state: 'pending', told: ['pending'], label: 'In attesa della banca (un minuto)' },
  lost: { state: 'succeeded', told: [], label: ', ma l’avviso si perde', pays: true },
  abandon: { state: 'abandoned', told: ['abandoned'], label: 'Annulla e torna indietro' },
}

async function paymentOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { db, outside } = partsOf(context)
  const member = memberOf(context)
  const isHere = outside.payments?.name === STAND_IN_NAME && ID.test(params.reference)
  const payment = isHere ? await findStandInPayment(db, params.reference) : null
  if (payment?.customerReference !== member.clientCode) throw new NotFound()
  return payment
}

/** PAY-011. The page of a provider that takes no money. Only a demo has it. */
export async function loader(args: Route.LoaderArgs) {
  const payment = await paymentOf(args)
  if (payment.state !== 'created') throw redirect(payment.returnPath)
  return { cents: payment.amountCents, description: payment.description }
}

export async function action(args: Route.ActionArgs) {
  const parts = partsOf(args.context)
  const { db, now } = parts
  const payment = await paymentOf(args)
  const outcome = OUTCOMES[String((await args.request.formData()).get('outcome'))]
  if (!outcome) throw new NotFound()
  const settlesAt = outcome.state === 'pending' ? new Date(now.getTime() + BANK_MS) : null
  const isDecided = await updateStandInPayment(db, payment.reference, outcome.state, settlesAt)
  const { reference, amountCents } = payment
  const { method = 'card' } = outcome
  if (isDecided)
    for (const state of outcome.told) await recordPayment(db, reference, { state, amountCents, method }, parts)
  return redirect(payment.returnPath)
}

export const meta: Route.MetaFunction = () => [{ title: 'Pagamento di prova' }, { name: 'robots', content: 'noindex' }]

export default function StandInPaymentPage({ loaderData: { cents, description } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <Band ground="sunken" space="large">
      <div className="mx-auto max-w-md rounded-card bg-paper p-7 shadow-card">
        <p className="eyebrow">Sistema di pagamento di prova</p>
        <h1 className="mt-2 font-display text-title-l tabular-nums">{formatEuro(cents)}</h1>
        <p className="mt-1 mb-6 text-ink-soft">{description}</p>
        <Form className="gap-3">
          {Object.entries(OUTCOMES).map(([outcome, { label, pays }]) => (
            <Button
              key={outcome}
              type="submit"
              name="outcome"
              value={outcome}
              variant={outcome === 'success' ? 'accent' : 'ghost'}
              isWide
              isPending={state !== 'idle'}
            >
              {pays ? payLabel(cents) + label : label}
            </Button>
          ))}
        </Form>
        <p className="mt-5 text-ink-soft text-sm">Nessun denaro viene mosso: è una dimostrazione.</p>
      </div>
    </Band>
  )
}
