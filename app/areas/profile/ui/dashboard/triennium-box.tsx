import { downloadCertificate } from '#areas/courses/ui/download-certificate.ts'
import { TRAINING } from '#areas/standing/place-copy.ts'
import { TrienniumRing } from '#areas/standing/ui/triennium-ring.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import type { TrienniumCard } from '../../dashboard-model.ts'
import { Box } from './box.tsx'

/** How far the three years are: earned, asked, year by year, and the last certificate. */
export function TrienniumBox({ triennium, className }: { triennium: TrienniumCard; className?: string }) {
  const { earned, obligation, insured, title, text, labels, rows, years, last } = triennium
  return (
    <Box title={labels.label} level={2} action={{ label: 'La mia formazione', to: TRAINING }} className={className}>
      <div className="grid items-center gap-x-6 gap-y-3.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <TrienniumRing
          earned={earned}
          obligation={obligation}
          mark={obligation > 0 ? insured / obligation : 0}
          className="size-40 justify-self-center sm:size-36"
        >
          <span className="text-center leading-none">
            <b className="block font-[560] text-[2.75rem] tabular-nums leading-none">{said(earned)}</b>
            <span className="text-sm">su {obligation}</span>
          </span>
        </TrienniumRing>
        <div className="min-w-0">
          <p className="font-[560] font-display text-title-s">{title}</p>
          <p className="mt-0.5 text-ink-soft">{text}</p>
          <dl className="mt-3 text-sm">
            <Row term="Maturati" value={said(earned)} />
            {labels.rows.map((row, index) => (
              <Row key={row} term={row} value={rows[index] ?? ''} />
            ))}
          </dl>
        </div>
      </div>
      <ul className="mt-4 mb-4 grid gap-2.5 sm:grid-cols-3 sm:gap-6">
        {years.map(({ year, credits, share }) => (
          <li key={year} className="text-sm">
            <p className="mb-1.5 flex justify-between gap-2">
              <span>{year}</span>
              <b className="font-[620] tabular-nums">
                {credits > share ? `${said(credits)}, ${said(credits - share)} in più` : `${said(credits)} di ${share}`}
              </b>
            </p>
            <ProgressBar label={`Crediti del ${year}`} value={credits} max={share} caption="" />
          </li>
        ))}
      </ul>
      {last && (
        <div className="mt-auto flex items-center gap-2.5 border-line border-t pt-2">
          <Icon name="award" className="shrink-0 text-primary" />
          <p className="min-w-0 py-1 leading-snug">
            <b className="font-strong">Ultimo attestato:</b> {last.title}, {last.words}
          </p>
          <Button
            variant="quiet"
            className="ml-auto shrink-0"
            aria-label={`Scarica in PDF l’attestato di ${last.title}`}
            onClick={() => downloadCertificate(last.courseId)}
          >
            PDF
          </Button>
        </div>
      )}
    </Box>
  )
}

const said = (credits: number) => credits.toLocaleString('it-IT', { maximumFractionDigits: 1 })

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 border-line border-t py-1.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="ml-auto font-strong tabular-nums">{value}</dd>
    </div>
  )
}
