import { staffOf } from '#areas/audience/context.server.ts'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { listCategories } from '#areas/content/article-store.server.ts'
import { SHELVES } from '#areas/content/desk-model.ts'
import { shelfOf } from '#areas/content/desk-rules.ts'
import { listDesk } from '#areas/content/desk-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { CONTENTS_PATH, SHELF_WORDS } from '../contents/content-copy.ts'
import { RUBRIC_WORDS } from '../rubrics/rubric-copy.ts'
import type { Route } from './+types/content-list'

const PER_PAGE = 20

/** CNT-003. Everything the club has written: what is being worked on first, then what readers have, the newest first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const typed = searchedIn(searchParams)
  const type = CONTENT_TYPES.find((known) => known === searchParams.get('tipo'))
  const shelf = SHELVES.find((known) => known === searchParams.get('stato'))
  const categories = await listCategories(db)
  const category = categories.find(({ slug }) => slug === searchParams.get('categoria'))?.slug
  const page = pageOf(searchParams)
  const query = { typed, type, shelf, category, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  const { total, lines } = await listDesk(db, query, now)
  return {
    typed,
    type: type ?? '',
    shelf: shelf ?? '',
    category: category ?? '',
    categories: categories.map(({ slug, label }) => ({ value: slug, label })),
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    rows: lines.map((line) => ({
      id: line.id,
      title: line.title,
      contentType: line.contentType,
      category: line.category,
      shelf: shelfOf(line, now),
      hasChanges: line.publicationDate !== null && line.lastAct === 'saved',
      when: line.publicationDate
        ? line.publicationDate > now
          ? formatMinuteIt(line.publicationDate)
          : formatDateIt(line.publicationDate)
        : formatDateIt(line.updatedAt),
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Contenuti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function ContentListPage({ loaderData }: Route.ComponentProps) {
  const { typed, type, shelf, category, categories, page, pages, total, rows } = loaderData
  const isNarrowed = Boolean(typed || type || shelf || category)
  return (
    <>
      <PageHead
        title="Contenuti"
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={
          <>
            <ButtonLink to={`${CONTENTS_PATH}/nuovo`} icon="plus">
              Scrivi un contenuto
            </ButtonLink>
            <ButtonLink to={RUBRIC_WORDS.category.path} variant="ghost">
              Categorie
            </ButtonLink>
          </>
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ListSearch title="Cerca un contenuto" label="Parole del titolo o del sommario" typed={typed}>
          <Select
            name="tipo"
            label="Tipo"
            defaultValue={type}
            options={[{ value: '', label: 'Tutti' }, ...CONTENT_TYPES.map((value) => ({ value, label: value }))]}
            className="min-w-40 flex-1 sm:flex-none"
          />
          <Select
            name="categoria"
            label="Categoria"
            defaultValue={category}
            options={[{ value: '', label: 'Tutte' }, ...categories]}
            className="min-w-40 flex-1 sm:flex-none"
          />
          <Select
            name="stato"
            label="Stato"
            defaultValue={shelf}
            options={[
              { value: '', label: 'Tutti' },
              ...SHELVES.map((value) => ({ value, label: SHELF_WORDS[value].label })),
            ]}
            className="min-w-40 flex-1 sm:flex-none"
          />
        </ListSearch>
        <p role="status" className="text-ink-soft">
          {total === 1 ? '1 contenuto' : `${total} contenuti`}
        </p>
        <Table
          caption="Contenuti"
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            isNarrowed ? (
              <EmptyState icon="newspaper" title="Nessun contenuto trovato">
                Prova con altre parole, o togli tipo, categoria e stato.
              </EmptyState>
            ) : (
              <EmptyState icon="newspaper" title="Il Club non ha ancora scritto nulla">
                Il primo contenuto comincia da “Scrivi un contenuto”.
              </EmptyState>
            )
          }
          columns={[
            {
              key: 'title',
              title: 'Titolo',
              isRowTitle: true,
              cell: ({ id, title }) => <Link to={`${CONTENTS_PATH}/${id}`}>{title}</Link>,
            },
            { key: 'type', title: 'Tipo', cell: ({ contentType }) => contentType },
            { key: 'category', title: 'Categoria', cell: ({ category }) => category },
            { key: 'when', title: 'Data', cell: ({ when }) => <span className="whitespace-nowrap">{when}</span> },
            {
              key: 'shelf',
              title: 'Stato',
              cell: ({ shelf: shown, hasChanges }) => (
                <span className="flex flex-wrap justify-end gap-1.5 sm:justify-start">
                  <Badge tone={SHELF_WORDS[shown].tone}>{SHELF_WORDS[shown].label}</Badge>
                  {hasChanges && <Badge tone="warning">Modifiche non pubblicate</Badge>}
                </span>
              ),
            },
          ]}
        />
        <Pagination current={page} total={pages} label="Pagine dei contenuti" />
      </Wrap>
    </>
  )
}
