import { audienceOf } from '#areas/audience/context.server.ts'
import { paywallOffer } from '#areas/content/article-rules.ts'
import { Paywall } from '#areas/content/ui/paywall.tsx'
import { Band } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { ReadingHeader } from '../ui/reading-header.tsx'
import { readingMeta } from '../ui/reading-meta.ts'
import type { Route } from './+types/newsstand'

const TITLE = 'Edicola digitale'
const LEAD = 'Quotidiani e riviste da sfogliare sullo schermo, ogni mattina.'
/** NWS-031. The reader of the house, in place of a press reader until a club has a contract with one. */
const READER = `<!doctype html><html lang="it"><title>Edicola</title><body><h1>Le testate di oggi</h1><p>Qui si apre il lettore della rassegna scelta dal Club.</p><ul><li>Quotidiani nazionali</li><li>Economia</li><li>Sanità e ricerca</li><li>Cronache locali</li></ul></body></html>`
const PREMIUM_ONLY = {
  paywalls: [
    { audience: { visibility: ['SUSPECT', 'REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM'] as const }, isForced: true },
  ],
  useFlag: null,
}

/** NWS-031. PREMIUM gets the reader; everybody else learns what it is and how to have it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, club } = partsOf(context)
  const audience = audienceOf(context)
  const offer = audience.type === 'PREMIUM' ? null : paywallOffer(PREMIUM_ONLY, audience, true)
  return { offer, reader: offer ? null : READER, origin, clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? readingMeta({ title: TITLE, description: LEAD, path: '/edicola-digitale', ...loaderData }) : []

export default function Newsstand({ loaderData }: Route.ComponentProps) {
  const { offer, reader } = loaderData
  return (
    <>
      <ReadingHeader title={TITLE} lead={LEAD} crumbs={[{ label: 'Home', to: '/' }, { label: TITLE }]} />
      <Band space="small">
        {offer && <Paywall offer={offer} title="L’edicola è compresa in Premium" />}
        {reader && (
          <iframe
            srcDoc={reader}
            sandbox=""
            title="Lettore dell’edicola digitale"
            className="h-[75dvh] w-full rounded-card border border-line bg-paper"
          />
        )}
      </Band>
    </>
  )
}
