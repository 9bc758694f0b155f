import { staffOf } from '#areas/audience/context.server.ts'
import { PAGE_STATES } from '#areas/content/model.ts'
import { listDeskPages } from '#areas/content/page-desk-store.server.ts'
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
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { doneIn, PAGES_PATH, STATE_WORDS } from '../composer/page-copy.ts'
import type { Route } from './+types/page-list'

const PER_PAGE = 25

/** SHL-001. Every page that editors make, and every page of an area where they have put something, by address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, placeAt } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const typed = searchedIn(searchParams)
  const state = PAGE_STATES.find((known) => known === searchParams.get('stato'))
  const page = pageOf(searchParams)
  const { total, lines } = await listDeskPages(db, { typed, state, limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  return {
    typed,
    state: state ?? '',
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    done: doneIn(searchParams),
    rows: lines.map(({ updatedAt, ...line }) => ({
      ...line,
      isOfArea: placeAt(line.path).kind !== 'editors',
      when: formatMinuteIt(updatedAt),
    })),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Pagine | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function PageListPage({ loaderData }: Route.ComponentProps) {
  const { typed, state, page, pages, total, done, rows } = loaderData
  return (
    <>
      <PageHead
        title="Pagine"
        lead="Le pagine che la redazione compone con i blocchi, dalla home in giù."
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={
          <ButtonLink to={`${PAGES_PATH}/nuova`} icon="plus">
            Nuova pagina
          </ButtonLink>
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        {done && (
          <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
            {done}
          </p>
        )}
        <ListSearch title="Cerca una pagina" label="Parole del titolo o dell’indirizzo" typed={typed}>
          <Select
            name="stato"
            label="Stato"
            defaultValue={state}
            options={[
              { value: '', label: 'Tutte' },
              ...PAGE_STATES.map((value) => ({ value, label: STATE_WORDS[value].label })),
            ]}
            className="min-w-40 flex-1 sm:flex-none"
          />
        </ListSearch>
        <p role="status" className="text-ink-soft">
          {total === 1 ? '1 pagina' : `${total} pagine`}
        </p>
        <Table
          caption="Pagine"
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            typed || state ? (
              <EmptyState icon="layout-dashboard" title="Nessuna pagina trovata">
                Prova con altre parole, o togli lo stato.
              </EmptyState>
            ) : (
              <EmptyState icon="layout-dashboard" title="Il Club non ha ancora pagine">
                La prima comincia da “Nuova pagina”.
              </EmptyState>
            )
          }
          columns={[
            {
              key: 'title',
              title: 'Pagina',
              isRowTitle: true,
              cell: ({ id, title, path }) => (
                <span className="grid gap-0.5">
                  <Link to={`${PAGES_PATH}/${id}`}>{title || 'Senza titolo'}</Link>
                  <span className="wrap-anywhere font-normal text-ink-soft text-sm">{path}</span>
                </span>
              ),
            },
            {
              key: 'state',
              title: 'Stato',
              cell: ({ state: shown, hasChanges, isOfArea }) => (
                <span className="flex flex-wrap justify-end gap-1.5 sm:justify-start">
                  <Badge tone={STATE_WORDS[shown].tone}>{STATE_WORDS[shown].label}</Badge>
                  {hasChanges && <Badge tone="warning">Modifiche non pubblicate</Badge>}
                  {isOfArea && <Badge tone="neutral">Intorno a una pagina del Club</Badge>}
                </span>
              ),
            },
            {
              key: 'when',
              title: 'Ultima modifica',
              cell: ({ when, author }) => (
                <span className="grid gap-0.5">
                  <span className="whitespace-nowrap">{when}</span>
                  <span className="text-ink-soft text-sm">{author ?? 'Primo contenuto del Club'}</span>
                </span>
              ),
            },
          ]}
        />
        <Pagination current={page} total={pages} label="Pagine dell’elenco" />
      </Wrap>
    </>
  )
}
