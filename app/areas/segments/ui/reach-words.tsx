import { formatCount } from '#platform/pure/counts.ts'
import { REACH_REASONS, type Reach } from '../segment-rules.ts'

/** CMP-012, DSK-025. How many could be written to, and why not the others. */
export function ReachWords({ reach: { total, reached, excluded, reasons } }: { reach: Reach }) {
  return (
    <section aria-label="Chi si può raggiungere" className="grid gap-1 text-sm">
      <p className="font-strong tabular-nums">
        Nel segmento {formatCount(total)} · Riceveranno {formatCount(reached)} · Esclusi {formatCount(excluded)}
      </p>
      {reasons.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-ink-soft tabular-nums">
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              {REACH_REASONS[reason]}: {formatCount(count)}
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft">
        Per un messaggio promozionale. Quelli di servizio non chiedono questi consensi, e non contengono offerte.
      </p>
    </section>
  )
}
