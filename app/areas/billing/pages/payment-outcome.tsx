import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { refreshPerson } from '#areas/audience/ui/person.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { PaymentState } from '#platform/outside/payments/port.ts'
import { INVOICES_PATH, OUTCOME_PATH } from '../paths-model.ts'
import { reconcilePayment } from '../payment-commands.server.ts'
import { findPayment } from '../payment-store.server.ts'
import { isOpen } from '../rules.ts'
import { findSuspension } from '../suspension-store.server.ts'
import type { Route } from './+types/payment-outcome'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ASK_AGAIN_MS = 5_000
const MOST_TIMES = 60

/** The browser is back, perhaps before the notice, perhaps instead of it: the provider is asked. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { db, club, log } = parts
  const member = memberOf(context)
  const payment = ID.test(params.paymentId) ? await findPayment(db, params.paymentId) : null
  if (payment?.memberId !== member.id) throw new NotFound()
  const port = parts.outside.payments
  let state = payment.state
  if (isOpen(state) && port) {
    try {
      state = await reconcilePayment(db, port, payment, parts)
    } catch (error) {
      // The provider does not answer now: what we know is shown, and the job will ask again.
      log.warn({ err: error, payment: payment.id }, 'a payment could not be reconciled')
    }
  }
  // Whoever has just become PREMIUM is shown the page of a PREMIUM, frame included.
  if (state !== payment.state && state === 'succeeded') throw redirect(`${OUTCOME_PATH}/${payment.id}`)
  const isSuspended = state === 'succeeded' && (await findSuspension(db, member.id)) !== null
  const invoicePath = state === 'succeeded' ? `/api/invoice/download?paymentId=${payment.invoiceId}` : null
  return { state, isSuspended, invoicePath, clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Esito del pagamento | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

type Way = { label: string; to: string }
type Words = { icon: string; tone: string; title: string; text: string; action: Way; other?: Way }

const WAITING: Words = {
  icon: 'clock',
  tone: 'text-orange',
  title: 'Pagamento in elaborazione',
  text: 'La banca sta verificando il pagamento. Non serve ripeterlo: questa pagina si aggiorna da sola e ti scriviamo appena è concluso.',
  action: { label: 'Vai alle fatture', to: INVOICES_PATH },
}

const WORDS: Record<PaymentState, Words> = {
  succeeded: {
    icon: 'circle-check',
    tone: 'text-success',
    title: 'Ti diamo il benvenuto in Premium',
    text: 'Il pagamento è riuscito e i tuoi servizi sono già attivi. La fattura è nella tua area personale.',
    action: { label: 'Vai al tuo abbonamento', to: '/profilo/abbonamento' },
    other: { label: 'Vai alle fatture', to: INVOICES_PATH },
  },
  pending: WAITING,
  created: WAITING,
  refused: {
    icon: 'circle-x',
    tone: 'text-danger',
    title: 'Pagamento non riuscito',
    text: 'Il pagamento è stato rifiutato e non ti è stato addebitato nulla. Puoi riprovare, anche con un altro metodo.',
    action: { label: 'Riprova', to: '/checkout' },
  },
  abandoned: {
    icon: 'info',
    tone: 'text-primary',
    title: 'Pagamento annullato',
    text: 'Non ti è stato addebitato nulla. Il carrello è rimasto com’era.',
    action: { label: 'Torna al carrello', to: '/carrello' },
  },
}

/** Decision 27. What was bought waits for an instalment that is still late. */
const SUSPENDED: Words = {
  icon: WORDS.succeeded.icon,
  tone: WORDS.succeeded.tone,
  title: 'Pagamento riuscito',
  text: 'Una rata precedente è ancora in ritardo: appena la paghi, i tuoi servizi tornano attivi.',
  action: { label: 'Vai alle fatture', to: INVOICES_PATH },
}

export default function PaymentOutcomePage({ loaderData: { state, isSuspended, invoicePath } }: Route.ComponentProps) {
  const { icon, tone, title, text, action, other } = isSuspended ? SUSPENDED : WORDS[state]
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen(state)) {
      refreshPerson()
      return
    }
    let times = 0
    const timer = setInterval(() => {
      times += 1
      if (times >= MOST_TIMES) clearInterval(timer)
      revalidate()
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [state, revalidate])
  return (
    <Band ground="tint" space="large">
      <div
        className="mx-auto grid max-w-xl justify-items-center gap-4 rounded-card bg-paper p-8 text-center shadow-card"
        role="status"
      >
        <Icon name={icon} size={56} className={tone} />
        <h1 className="text-title-l">{title}</h1>
        <p className="text-ink-soft text-lg">{text}</p>
        <ButtonLink to={action.to} size="large" className="mt-3">
          {action.label}
        </ButtonLink>
        {invoicePath && (
          <a href={invoicePath} download className={buttonClass({ variant: 'quiet' })}>
            <Icon name="download" size={18} /> Scarica la fattura
          </a>
        )}
        {other && (
          <Link look="standalone" to={other.to}>
            {other.label}
          </Link>
        )}
      </div>
    </Band>
  )
}
