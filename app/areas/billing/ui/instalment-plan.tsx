import { useId } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { addRomeDays, formatLongDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { payLabel, planProgress } from '../member-invoice-rules.ts'
import { INVOICE_STATES } from '../model.ts'
import { TRANSFER_PATH } from '../paths-model.ts'
import type { MemberInvoice } from './invoices-table.tsx'
import type { useInvoiceActions } from './use-invoice-actions.ts'

type Props = Pick<ReturnType<typeof useInvoiceActions>, 'pay' | 'payingId'> & {
  rows: readonly MemberInvoice[]
  today: RomeDay
  hasOnlinePayment: boolean
}

/** ACC-029. What is next of a plan paid in instalments, whether there is anything to do, and how far it has come. */
export function InstalmentPlan({ rows, today, hasOnlinePayment, pay, payingId }: Props) {
  const titleId = useId()
  const { next, lateCount, paid, open, all, lastDue } = planProgress(rows, today)
  const isLate = lateCount > 0
  return (
    <section
      aria-labelledby={titleId}
      className="grid overflow-hidden rounded-card bg-paper shadow-card md:grid-cols-[2fr_3fr]"
    >
      <div className="grid content-start justify-items-start gap-1 p-6">
        <p className="font-strong text-ink-soft text-sm">{isLate ? 'Rata scaduta' : 'Prossima rata'}</p>
        {next ? (
          <>
            <p className="font-display text-title-l tabular-nums">{formatEuro(next.importo)}</p>
            <p className={cx('font-strong', isLate && 'text-danger')}>
              {dayWords(next.dataScadenza as RomeDay, today)}
            </p>
            <p className="mb-3 text-ink-soft">
              {isLate ? 'Puoi pagarla adesso.' : 'Nulla parte da solo: la paghi da qui entro quel giorno.'}
            </p>
            {hasOnlinePayment && !next.isByTransfer ? (
              <Button isPending={payingId === next.id} onClick={() => pay(next.id)}>
                {payLabel(next.importo)}
              </Button>
            ) : (
              <ButtonLink to={`${TRANSFER_PATH}/${next.id}`}>Dati per il bonifico</ButtonLink>
            )}
          </>
        ) : (
          <p className="font-strong">La banca sta verificando il pagamento.</p>
        )}
      </div>
      <div className="grid content-start gap-4 bg-primary-tint p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={titleId} className="font-strong">
            {rows[0]?.product}, in {rows.length} rate
          </h2>
          {isLate ? (
            <Badge tone="danger">{lateCount === 1 ? 'Una rata scaduta' : `${lateCount} rate scadute`}</Badge>
          ) : (
            <Badge tone="success">Tutto in regola</Badge>
          )}
        </div>
        <p aria-hidden="true" className="flex gap-1">
          {rows.map((row) => (
            <span key={row.id} className={cx('h-3 flex-1 rounded-sm', segmentTone(row, row === next, today))} />
          ))}
        </p>
        <dl className="grid grid-cols-3 gap-3">
          {[
            { term: 'Pagate', ...paid },
            { term: 'Da pagare', ...open },
            { term: 'In tutto', ...all },
          ].map(({ term, count, cents }) => (
            <div key={term}>
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd>
                <span className="block text-sm">{count === 1 ? '1 rata' : `${count} rate`}</span>
                <span className="font-display text-title-xs tabular-nums">{formatEuro(cents)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-soft text-sm">L’ultima scade il {formatLongDateIt(lastDue)}.</p>
      </div>
    </section>
  )
}

function dayWords(day: RomeDay, today: RomeDay): string {
  if (day < today) return `Scaduta il ${formatLongDateIt(day)}`
  if (day === today) return 'Oggi'
  return day === addRomeDays(today, 1) ? `Domani, ${formatLongDateIt(day)}` : `Entro il ${formatLongDateIt(day)}`
}

function segmentTone({ stato, dataScadenza }: MemberInvoice, isNext: boolean, today: RomeDay): string {
  if (stato === INVOICE_STATES.paid) return 'bg-success'
  if (stato === INVOICE_STATES.unpaid && dataScadenza < today) return 'bg-danger'
  return isNext ? 'bg-primary' : 'bg-line'
}
