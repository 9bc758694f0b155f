import { useRevalidator } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { PRESS_CRUMBS } from '../copy.ts'
import { PRESS_PATH } from '../model.ts'
import { listReadingList } from '../reading-store.server.ts'
import { articleOf } from '../rules.ts'
import { ArticleCard } from '../ui/article-card.tsx'
import type { Route } from './+types/reading-list'

/** What a member put aside stays theirs, also when the service is no longer in their subscription. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  const records = await listReadingList(db, memberOf(context).id)
  return { clubName: club.name, articles: records.map(articleOf) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Il tuo elenco di lettura | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function ReadingListPage({ loaderData: { articles } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <Band space="small">
      <Breadcrumbs crumbs={[...PRESS_CRUMBS, { label: 'PubMed', to: PRESS_PATH }, { label: 'Elenco di lettura' }]} />
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-title-xl">Il tuo elenco di lettura</h1>
        {articles.length > 0 && (
          <p className="flex flex-wrap gap-2">
            <ExportLink format="ris" label="Esporta in RIS" />
            <ExportLink format="bibtex" label="Esporta in BibTeX" />
          </p>
        )}
      </div>
      {articles.length === 0 ? (
        <EmptyState
          icon="bookmark"
          title="Ancora niente da leggere"
          action={<ButtonLink to={PRESS_PATH}>Cerca nella letteratura</ButtonLink>}
        >
          Metti da parte gli articoli che trovi: li ritrovi qui, pronti per la tua bibliografia.
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} level={2} onRemoved={() => void revalidate()} />
          ))}
        </ul>
      )}
    </Band>
  )
}

function ExportLink({ format, label }: { format: string; label: string }) {
  return (
    <a
      href={`/api/PubMed/Utente/ElencoLettura/Esporta?formato=${format}`}
      download
      className={buttonClass({ variant: 'ghost', size: 'small' })}
    >
      <Icon name="download" size={16} />
      {label}
    </a>
  )
}
