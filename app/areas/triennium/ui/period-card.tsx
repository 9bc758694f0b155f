import { Anchor, Link } from '#design/link/link.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { ONLY_AN_INDICATION, REGISTER_URL, TRIENNIUM_PATH } from '../model.ts'
import type { PeriodPicture } from '../picture-context.server.ts'

type Props = { picture: PeriodPicture; level: 2 | 3; hasPdf?: boolean }

/** How far one is in a period: the counter against the personal obligation, the threshold of the insurance, the pace. */
export function PeriodCard({ picture, level, hasPdf = false }: Props) {
  const { name, period, state, obligation, credits, insured, pace } = picture
  const Heading = `h${level}` as const
  const id = `triennio-${period.slug}`
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
      <Heading id={id} className="text-title-m">
        {hasPdf ? 'A che punto sei' : `Il tuo triennio ${name}`}
      </Heading>
      <ProgressBar
        label={`Crediti del triennio ${name}`}
        value={obligation.credits === 0 ? 1 : credits.total}
        max={obligation.credits === 0 ? 1 : obligation.credits}
        caption={`${tenthInWords(credits.total)} crediti su ${tenthInWords(obligation.credits)}: ${tenthInWords(credits.club)} del Club, ${tenthInWords(credits.declared)} dichiarati da te`}
      />
      <p>{insured}</p>
      {state === 'running' && <p className="font-strong">{pace}</p>}
      <p className="text-ink-soft text-sm">
        {ONLY_AN_INDICATION}{' '}
        <Anchor to={REGISTER_URL} isNewTab className="underline">
          Vai al Co.Ge.A.P.S.
        </Anchor>
      </p>
      <p>
        {hasPdf ? (
          <a
            href={`/api/FAD/Trienni/${period.slug}/Riepilogo`}
            download
            className="inline-flex min-h-11 items-center font-strong text-primary underline underline-offset-2"
          >
            Scarica il riepilogo in PDF
          </a>
        ) : (
          <Link look="standalone" to={`${TRIENNIUM_PATH}?periodo=${period.slug}`}>
            Obbligo, crediti presi altrove e riepilogo
          </Link>
        )}
      </p>
    </section>
  )
}

/** LRN-025, LRN-028. What the periods that are over ended with. */
export function PastPeriods({ past }: { past: readonly { name: string; slug: string; insured: string }[] }) {
  return (
    <section aria-labelledby="trienni-passati" className="grid gap-3 rounded-card bg-paper p-6 shadow-card">
      <h2 id="trienni-passati" className="text-title-s">
        Trienni passati
      </h2>
      <ul className="grid gap-3">
        {past.map(({ name, slug, insured }) => (
          <li key={slug}>
            <p>{insured}</p>
            <Link look="standalone" to={`${TRIENNIUM_PATH}?periodo=${slug}`}>
              Crediti del triennio {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{ONLY_AN_INDICATION}</p>
    </section>
  )
}
