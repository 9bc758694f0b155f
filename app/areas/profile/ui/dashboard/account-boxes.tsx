import { INVOICES } from '#areas/standing/place-copy.ts'
import { Badge } from '#design/badge/badge.tsx'
import { cx } from '#design/cx.ts'
import { ProgressBar } from '#design/progress/progress.tsx'
import type { Dashboard, PaymentsCard } from '../../dashboard-model.ts'
import { type AccountCard, daysLeftLabel } from '../../rules.ts'
import { Box } from './box.tsx'

type PlanProps = { card: AccountCard; plan: Dashboard['plan']; credits: Dashboard['credits']; className?: string }

/** PRF-006…009. The trial or the plan: until when, and what is left to use, which is not what has been earned. */
export function PlanBox({ card, plan, credits, className }: PlanProps) {
  const isTrial = card.kind === 'trial'
  const isOver = card.kind === 'expired' || (isTrial && card.isOver)
  return (
    <Box
      title={isTrial ? 'Prova gratuita' : card.kind === 'expired' ? 'Abbonamento scaduto' : 'Abbonamento'}
      action={{ label: 'Apri', to: '/profilo/abbonamento' }}
      isAlarming={isOver}
      className={className}
    >
      {isTrial ? (
        <p>
          <Badge tone={isOver ? 'danger' : 'primary'}>{daysLeftLabel(card.daysLeft)}</Badge>
        </p>
      ) : (
        plan && <p className="font-[560] font-display text-title-xs">{plan.name}</p>
      )}
      <p className="mt-1 text-ink-soft">
        {isTrial
          ? isOver
            ? 'La prova è terminata: scegli un piano per continuare.'
            : 'Finisce da sola: nessun addebito.'
          : plan?.text}
        {card.kind === 'expired' && ' Rinnova per ritrovare tutti i tuoi servizi.'}
      </p>
      {credits && !isOver && (
        <div className="mt-auto grid gap-2 pt-4">
          <p className="flex justify-between gap-2">
            <span>{credits.label}</span>
            <b className="whitespace-nowrap font-strong tabular-nums">{credits.value}</b>
          </p>
          <ProgressBar label={credits.label} value={credits.part} max={credits.of} tone="primary" caption="" />
          <p className="text-ink-soft text-sm">{credits.note}</p>
        </div>
      )}
    </Box>
  )
}

const MARKS = { paid: 'bg-success', late: 'bg-danger', next: 'bg-primary', planned: 'bg-skeleton' }

/** ACC-029. What is next to pay, and how far the instalments have come. */
export function PaymentsBox({ card, className }: { card: PaymentsCard; className?: string }) {
  const { title, text, isLate, plan } = card
  return (
    <Box title="Pagamenti" action={{ label: 'Apri', to: INVOICES }} className={className}>
      <p className={cx('font-[560] font-display text-title-xs', isLate && 'text-danger')}>{title}</p>
      <p className="mt-1 text-ink-soft">{text}</p>
      {plan && (
        <div className="mt-auto grid gap-2 pt-4">
          <p className="flex justify-between gap-2">
            <span>Rate pagate</span>
            <b className="whitespace-nowrap font-strong tabular-nums">{plan.paid}</b>
          </p>
          <p aria-hidden="true" className="flex gap-1">
            {plan.marks.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the instalments of a plan stand in their order.
              <span key={index} className={cx('h-2.5 flex-1 rounded-sm', MARKS[mark])} />
            ))}
          </p>
          <p className="text-ink-soft text-sm">{plan.note}</p>
        </div>
      )}
    </Box>
  )
}
