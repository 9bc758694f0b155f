import { Skeleton } from '#design/skeleton/skeleton.tsx'
import type { SummaryWire } from '../wire.ts'
import { useCall } from './use-call.ts'

const PARTS = [
  { key: 'activeCourses', label: 'Attivi', tone: 'text-primary' },
  { key: 'succededCourses', label: 'Superati', tone: 'text-success' },
  { key: 'failedCourses', label: 'Non superati', tone: 'text-danger' },
  { key: 'expiredCourses', label: 'Scaduti', tone: 'text-line-strong' },
] as const

const AROUND = 2 * Math.PI * 46

/** TRN-008, TRN-009. A ring for the eye and a list for everybody. Empty when there is nothing yet. */
export function SummaryChart() {
  const summary = useCall<SummaryWire>('/FAD/Corsi/Riepilogo')
  const total = summary ? PARTS.reduce((sum, { key }) => sum + summary[key], 0) : 0
  let before = 0
  return (
    <section aria-labelledby="andamento" className="grid content-start gap-4 rounded-card bg-paper p-6 shadow-card">
      <h2 id="andamento" className="text-title-m">
        Il tuo andamento
      </h2>
      <div className="flex min-h-32 flex-wrap items-center gap-8">
        <svg width="128" height="128" viewBox="0 0 112 112" aria-hidden="true">
          <circle cx="56" cy="56" r="46" fill="none" stroke="var(--line)" strokeWidth="12" />
          {total > 0 &&
            summary &&
            PARTS.map(({ key, tone }) => {
              const share = (summary[key] / total) * AROUND
              const offset = -before
              before += share
              return share > 0 ? (
                <circle
                  key={key}
                  cx="56"
                  cy="56"
                  r="46"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="12"
                  strokeDasharray={`${share.toFixed(2)} ${(AROUND - share).toFixed(2)}`}
                  strokeDashoffset={offset.toFixed(2)}
                  transform="rotate(-90 56 56)"
                  className={tone}
                />
              ) : null
            })}
        </svg>
        {summary ? (
          <dl className="grid gap-1.5">
            {PARTS.map(({ key, label, tone }) => (
              <div key={key} className="flex items-center gap-3">
                <dt className="flex items-center gap-2">
                  <span aria-hidden="true" className={`size-3 rounded-full bg-current ${tone}`} />
                  {label}
                </dt>
                <dd className="font-strong tabular-nums">{summary[key]}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <Skeleton className="h-24 w-36" />
        )}
      </div>
    </section>
  )
}
