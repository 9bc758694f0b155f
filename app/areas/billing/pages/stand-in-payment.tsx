import { redirect, useNavigation } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { Button } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Band } from '#design/layout/layout.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { PaymentState } from '#platform/outside/payments/port.ts'
import { findStandInPayment, updateStandInPayment } from '#platform/outside/payments/store.server.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { recordPayment } from '../payment-commands.server.ts'
import type { Route } from './+types/stand-in-payment'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const BANK_MS = 60_000

/** What can happen at a provider: the state it reaches, and whether we are told. */
const OUTCOMES: Record<string, { state: PaymentState; isTold: boolean; label: string }> = {
  success: { state: 'succeeded', isTold: true, label: 'Paga' },
  refusal: { state: 'refused', isTold: true, label: 'Carta rifiutata' },
  pending: { state: 'pending', isTold: true, label: 'In attesa della banca (un minuto)' },
  lost: { state: 'succeeded', isTold: false, label: 'Paga, ma l’avviso si perde' },
  abandon: { state: 'abandoned', isTold: true, label: 'Annulla e torna indietro' },
}

async function paymentOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { db, isDemo } = partsOf(context)
  const member = memberOf(context)
  const payment = isDemo && ID.test(params.reference) ? await findStandInPayment(db, params.reference) : null
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
  const { db, now } = partsOf(args.context)
  const payment = await paymentOf(args)
  const outcome = OUTCOMES[String((await args.request.formData()).get('outcome'))]
  if (!outcome) throw new NotFound()
  const settlesAt = outcome.state === 'pending' ? new Date(now.getTime() + BANK_MS) : null
  const isDecided = await updateStandInPayment(db, payment.reference, outcome.state, settlesAt)
  if (isDecided && outcome.isTold) await recordPayment(db, payment.reference, outcome.state, now)
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
          {Object.entries(OUTCOMES).map(([outcome, { label }]) => (
            <Button
              key={outcome}
              type="submit"
              name="outcome"
              value={outcome}
              variant={outcome === 'success' ? 'accent' : 'ghost'}
              isWide
              isPending={state !== 'idle'}
            >
              {label}
            </Button>
          ))}
        </Form>
        <p className="mt-5 text-ink-soft text-sm">Nessun denaro viene mosso: è una dimostrazione.</p>
      </div>
    </Band>
  )
}
