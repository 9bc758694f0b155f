import { audienceOf } from '#areas/audience/context.server.ts'
import { paywallOffer } from '#areas/content/article-rules.ts'
import { Paywall } from '#areas/content/ui/paywall.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import type { Route } from './+types/newsstand'

const TITLE = 'Edicola digitale'
const LEAD = 'Quotidiani e riviste da sfogliare sullo schermo, ogni mattina.'
/** NWS-031. The reader of the house, until a club has a contract with a press reader. */
const OWN_READER = '/api/press-reader'
const PREMIUM_ONLY = {
  paywalls: [
    { audience: { visibility: ['SUSPECT', 'REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM'] as const }, isForced: true },
  ],
  useFlag: null,
}

/** NWS-031. PREMIUM gets the reader; everybody else learns what it is and how to have it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, club, reading } = partsOf(context)
  const audience = audienceOf(context)
  const offer = audience.type === 'PREMIUM' ? null : paywallOffer(PREMIUM_ONLY, audience, true)
  return { offer, reader: offer ? null : (reading?.pressReaderUrl ?? OWN_READER), origin, clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: TITLE, description: LEAD, path: '/edicola-digitale', ...loaderData }) : []

export default function Newsstand({ loaderData }: Route.ComponentProps) {
  const { offer, reader } = loaderData
  return (
    <>
      <PageHead title={TITLE} lead={LEAD} crumbs={[{ label: 'Home', to: '/' }]} />
      <Band space="small">
        {offer && (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Shelf />
            <Paywall offer={offer} title="L’edicola è compresa in Premium" />
          </div>
        )}
        {reader && (
          <iframe
            src={reader}
            sandbox={reader === OWN_READER ? '' : 'allow-scripts allow-same-origin allow-popups allow-forms'}
            title="Lettore dell’edicola digitale"
            className="h-[75dvh] w-full rounded-card border border-line bg-paper"
          />
        )}
      </Band>
    </>
  )
}

const PAPERS = [
  { icon: 'newspaper', title: 'Quotidiani', text: 'Nazionali ed economici, dalle prime ore del mattino.' },
  { icon: 'microscope', title: 'Sanità e ricerca', text: 'Le riviste di settore, numero per numero.' },
  { icon: 'map-pin', title: 'Cronache locali', text: 'La città in cui lavori, pagina per pagina.' },
]

/** NWS-031. What the service is, for who does not have it yet. */
function Shelf() {
  return (
    <section aria-labelledby="cosa-offre">
      <h2 id="cosa-offre" className="font-display text-title-m">
        Che cosa trovi nell’edicola
      </h2>
      <ul className="mt-4 grid gap-4">
        {PAPERS.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 rounded-card bg-paper p-5 shadow-card">
            <Icon name={icon} size={26} className="mt-0.5 shrink-0 text-primary" />
            <div>
              <h3 className="font-strong">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
