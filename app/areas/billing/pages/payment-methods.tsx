import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { toast } from '#design/toast/toast.ts'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { askCall } from '#platform/http/ask-call.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { leave } from '../ui/use-invoice-actions.ts'
import { type PaymentMethodWire, toPaymentMethod } from '../wire.ts'
import type { Route } from './+types/payment-methods'

const FAILURE = 'Si è verificato un errore con il servizio /paymentmethods'

/** PAY-001, PAY-005. */
export async function loader({ context }: Route.LoaderArgs) {
  const { outside, log, club } = partsOf(context)
  const { clientCode } = memberOf(context)
  let methods: PaymentMethodWire[] | null = null
  try {
    methods = ((await outside.payments?.listMethods(clientCode)) ?? []).map(toPaymentMethod)
  } catch (error) {
    log.error({ err: error }, 'payment methods could not be read')
  }
  // Where the club takes only transfers nobody keeps cards, and nobody is sent to keep one.
  return { methods, mayChange: outside.payments !== null, clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Metodi di pagamento | ${loaderData?.clubName ?? 'Camice'}` },
]

export default function PaymentMethodsPage({ loaderData: { methods, mayChange } }: Route.ComponentProps) {
  const hasFailed = methods === null
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (hasFailed) toast.failed('/profilo/metodi-pagamento', () => void revalidate(), FAILURE)
  }, [hasFailed, revalidate])
  const [isLeaving, setLeaving] = useState(false)
  const change = async () => {
    setLeaving(true)
    const found = await askCall<{ changePaymentMethodsUrl: string }>('/contact/paymentmethods', { method: 'POST' })
    if (found.isOk) return leave.to(found.answer.changePaymentMethodsUrl)
    toast.failed('/contact/paymentmethods', change, FAILURE)
    setLeaving(false)
  }
  const add = mayChange && (
    <Button icon="plus" isPending={isLeaving} onClick={change}>
      Aggiungi un metodo
    </Button>
  )
  return (
    <>
      <h1 className="mb-6 text-title-l">Metodi di pagamento</h1>
      {hasFailed ? (
        <EmptyState icon="circle-alert" title="I metodi di pagamento non si sono aperti">
          Riprova tra poco: quelli che hai salvato sono al loro posto.
        </EmptyState>
      ) : methods.length === 0 ? (
        <EmptyState icon="credit-card" title="Al momento non hai metodi di pagamento salvati" action={add} />
      ) : (
        <>
          <ul className="mb-6 grid gap-4 sm:grid-cols-2">
            {methods.map((method, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same four digits, and the list never changes while it is shown.
              <Card as="li" key={place} className="gap-2 p-5">
                <p className="flex min-h-7 items-center justify-between gap-2">
                  <span className="flex items-center gap-2 font-strong">
                    <Icon name="credit-card" /> {method.cardType}
                  </span>
                  {method.favorite && <Badge tone="success">Predefinito</Badge>}
                </p>
                {method.cardNumber && (
                  <p className="font-display text-title-s tabular-nums">
                    <span aria-hidden="true">•••• </span>
                    <VisuallyHidden>termina con </VisuallyHidden>
                    {method.cardNumber}
                  </p>
                )}
                <p className="text-ink-soft">
                  {method.cardOwner}
                  {method.expireOn && ` · scade ${method.expireOn}`}
                </p>
                <Button
                  variant="quiet"
                  size="small"
                  className="-ml-3.5 self-start"
                  isPending={isLeaving}
                  onClick={change}
                >
                  Modifica
                  <VisuallyHidden>
                    {' '}
                    {method.cardType} {method.cardNumber}
                  </VisuallyHidden>
                </Button>
              </Card>
            ))}
          </ul>
          {add}
        </>
      )}
    </>
  )
}
