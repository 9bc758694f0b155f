import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { listForReview, type ReviewList } from '../review-store.server.ts'
import type { Route } from './+types/card-reviews'

const PATH = '/redazione/schede'
const LISTS = { sospese: 'held', tutte: 'all' } as const satisfies Record<string, ReviewList>
const VISIBILITY = { public: 'Pubblica', members: 'Qualsiasi utente', private: 'Privata' }

/** The cards an operator has to look at; the others are there to be looked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'cards.review')
  const shape = z.enum(['sospese', 'tutte']).transform((name) => LISTS[name])
  const asked = askedList(request, { list: ['elenco', shape] }, { words: 'testo' })
  const { typed, filters, limit, offset } = asked
  const query = { list: filters.list ?? ('to-review' as const), typed, limit, offset }
  const { lines, total } = await listForReview(partsOf(context).db, query)
  return { listed: listed(asked, total), lines }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Schede professionali | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function CardReviewsPage({ loaderData: { listed: shown, lines } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Schede professionali"
      listed={shown}
      icon="badge-check"
      words={{
        find: 'Cerca una scheda',
        one: 'scheda',
        many: 'schede',
        notFound: 'Nessuna scheda trovata',
        hint: 'Prova con il solo cognome, o con l’elenco «Tutte».',
        noneYet: 'Nessuna scheda da rivedere',
        first: 'Le schede arrivano qui quando vengono pubblicate o cambiate.',
      }}
      search={{ label: 'Nome o professione', name: 'testo' }}
      filters={[
        {
          name: 'elenco',
          label: 'Elenco',
          all: 'Da rivedere',
          options: [
            { value: 'sospese', label: 'Sospese' },
            { value: 'tutte', label: 'Tutte' },
          ],
        },
      ]}
    >
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5">
            <div className="min-w-0">
              <Link to={`${PATH}/${line.slug}`} className="inline-flex min-h-11 items-center">
                {line.name}
              </Link>
              {line.profession && <p className="text-ink-soft text-sm">{line.profession}</p>}
            </div>
            <span className="flex flex-wrap items-center gap-3">
              {line.isHeld && <Badge tone="danger">Sospesa</Badge>}
              {line.requests > 0 && <Badge tone="warning">Correzione chiesta</Badge>}
              <Badge tone="neutral">{VISIBILITY[line.visibility]}</Badge>
              <span className="text-ink-soft text-sm tabular-nums">cambiata il {formatDateIt(line.updatedAt)}</span>
            </span>
          </li>
        ))}
      </ul>
    </DeskListPage>
  )
}
