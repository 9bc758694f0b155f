import { type ReactNode, useId } from 'react'

export type HistoryLine = {
  id: string
  what: ReactNode
  at: string
  who: string | null
  /** What can be done with what was then. */
  action?: ReactNode
}

/** What staff did to the thing above, newest first. */
export function DeskHistory({
  lines,
  title = 'Che cosa è successo',
}: {
  lines: readonly HistoryLine[]
  title?: string
}) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid max-w-4xl gap-3">
      <h2 id={id} className="text-title-s">
        {title}
      </h2>
      <ol className="divide-y divide-line rounded-card bg-paper px-5 shadow-card">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2.5">
            <span className="wrap-anywhere min-w-0">{line.what}</span>
            <span className="flex flex-wrap items-center gap-x-6 text-ink-soft text-sm tabular-nums">
              {line.who ?? 'una persona che non c’è più'}, {line.at}
              {line.action}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
