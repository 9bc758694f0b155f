import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import { Spinner } from '#design/button/spinner.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { LATEST_SIZE, ORDERS_TARGET } from '../model.ts'
import { catalogueLogin, pointsLabel } from '../rules.ts'
import type { TransactionsWire } from '../wire.ts'
import { serviceFailure } from './service-failure.ts'
import { Transactions } from './transactions.tsx'

type Answer = { data: TransactionsWire }
type Props = {
  headingLevel?: 2 | 3
  /** LOY-021. The page already says until when points may be used, and asks to renew. */
  isRenewalAsked?: boolean
}

/** LOY-005, LOY-012, LOY-022, LOY-024. Balance and latest activity, asked for when they are seen, in a place already as large. */
export function ActivityPanel({ headingLevel = 2, isRenewalAsked = false }: Props) {
  const { ref, fetched } = useFetchWhenSeen<Answer>('/winloy/transactions', {
    failure: serviceFailure('/winloy/transactions'),
  })
  const Heading = `h${headingLevel}` as const
  const known = fetched.status === 'here' ? fetched.data.data : null
  const isComing = fetched.status === 'waiting' || fetched.status === 'loading'
  return (
    <div
      ref={ref}
      className="grid overflow-hidden rounded-card bg-paper shadow-card md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="grid content-start gap-2 bg-primary p-6 text-on-primary sm:p-8">
        <Heading className="flex items-center gap-2 font-strong font-text text-base">
          <Icon name="coins" />
          Il tuo saldo
        </Heading>
        <p className="min-h-14 font-display text-title-xl tabular-nums" data-balance={known?.balance}>
          {known ? pointsLabel(known.balance) : <span className="opacity-70">— Punti</span>}
        </p>
        <p className="min-h-21">
          {known?.isChanged
            ? 'È cambiato dall’ultima volta che l’hai guardato. '
            : !known?.usableUntil && 'Ogni corso, lettura e invito ne aggiunge: si usano nel catalogo.'}
          {known?.usableUntil && !isRenewalAsked && (
            <>
              Puoi utilizzare i tuoi punti fino al {known.usableUntil}.{' '}
              <Link look="quiet" to="/upgrade" className="font-strong underline">
                Rinnova adesso
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="grid min-h-56 content-start gap-4 p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Heading className="font-display text-title-s">Ultime attività</Heading>
          <Link look="standalone" to={catalogueLogin(ORDERS_TARGET)} data-event-code="WL100">
            Vedi tutti
          </Link>
        </div>
        {isComing && (
          <p role="status" className="grid place-items-center py-6 text-primary">
            <Spinner size={32} />
            <VisuallyHidden>Caricamento...</VisuallyHidden>
          </p>
        )}
        {known && <Transactions transactions={known.transactions.slice(0, LATEST_SIZE)} />}
        {fetched.status === 'failed' && (
          <p className="text-ink-soft">Le attività non si sono aperte: ricarica la pagina tra poco.</p>
        )}
      </div>
    </div>
  )
}
