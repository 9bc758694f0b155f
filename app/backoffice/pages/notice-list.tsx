import { staffOf } from '#areas/audience/context.server.ts'
import { permissionSentence } from '#areas/audience/permission-copy.ts'
import { NOTICE_SHELVES } from '#areas/notices/model.ts'
import { listDeskNotices } from '#areas/notices/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { deadLinks } from '../frame/frame-context.server.ts'
import { NOTICE_SHELF_WORDS, NOTICES_PATH } from '../frame/frame-copy.ts'
import type { Route } from './+types/notice-list'

const PER_PAGE = 20
const DONE = {
  uscito: 'Avviso salvato: è già nella campanella.',
  programmato: 'Avviso salvato: uscirà da solo nel giorno e nell’ora scelti.',
  tolto: 'Avviso tolto da tutte le campanelle.',
} as const

/** SHL-014. What the club told its members in the bell: what is to come first, then the newest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const parts = partsOf(context)
  const { searchParams } = new URL(request.url)
  const typed = searchedIn(searchParams)
  const shelf = NOTICE_SHELVES.find((known) => known === searchParams.get('stato'))
  const page = pageOf(searchParams)
  const query = { typed, shelf, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  const { total, lines } = await listDeskNotices(parts.db, query, parts.now)
  const dead = await deadLinks(
    parts,
    lines.flatMap(({ link }) => link ?? []),
  )
  const done = searchParams.get('fatto')
  return {
    typed,
    shelf: shelf ?? '',
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    rows: lines.map(({ id, title, link, publishedAt, audience, reads }) => ({
      id,
      title,
      who: permissionSentence(audience),
      when: formatMinuteIt(publishedAt),
      shelf: publishedAt > parts.now ? ('scheduled' as const) : ('out' as const),
      reads,
      isDead: link !== null && dead.includes(link),
    })),
    done: Object.entries(DONE).find(([act]) => act === done)?.[1] ?? null,
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Avvisi | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function NoticeListPage({ loaderData }: Route.ComponentProps) {
  const { typed, shelf, page, pages, total, rows, done } = loaderData
  const add = (
    <ButtonLink to={`${NOTICES_PATH}/nuovo`} icon="plus">
      Scrivi un avviso
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        title="Avvisi"
        lead="Quello che chi è entrato trova nella campanella: i più nuovi che sono per lui, al massimo venti."
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={add}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <Outcome answer={done ? loaderData : null}>{done}</Outcome>
        <ListSearch title="Cerca un avviso" label="Parole del titolo o del testo" typed={typed}>
          <Select
            name="stato"
            label="Stato"
            defaultValue={shelf}
            options={[
              { value: '', label: 'Tutti' },
              ...NOTICE_SHELVES.map((value) => ({ value, label: NOTICE_SHELF_WORDS[value].label })),
            ]}
            className="min-w-40 flex-1 sm:flex-none"
          />
        </ListSearch>
        <p role="status" className="text-ink-soft">
          {total === 1 ? '1 avviso' : `${total} avvisi`}
        </p>
        <Table
          caption="Avvisi"
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            typed || shelf ? (
              <EmptyState icon="bell" title="Nessun avviso trovato">
                Prova con altre parole, o togli lo stato.
              </EmptyState>
            ) : (
              <EmptyState icon="bell" title="Il Club non ha ancora avvisato nessuno">
                Il primo avviso comincia da “Scrivi un avviso”: un titolo, due righe, chi lo vede e quando esce.
              </EmptyState>
            )
          }
          columns={[
            {
              key: 'title',
              title: 'Titolo',
              isRowTitle: true,
              cell: ({ id, title, isDead }) => (
                <span className="grid justify-items-start gap-1">
                  <Link to={`${NOTICES_PATH}/${id}`}>{title}</Link>
                  {isDead && <Badge tone="danger">Il collegamento non porta a nessuna pagina</Badge>}
                </span>
              ),
            },
            { key: 'who', title: 'Chi lo vede', cell: ({ who }) => who },
            { key: 'when', title: 'Esce', cell: ({ when }) => <span className="whitespace-nowrap">{when}</span> },
            {
              key: 'shelf',
              title: 'Stato',
              cell: ({ shelf: stands }) => (
                <Badge tone={NOTICE_SHELF_WORDS[stands].tone}>{NOTICE_SHELF_WORDS[stands].label}</Badge>
              ),
            },
            {
              key: 'reads',
              title: 'Letto da',
              align: 'end',
              cell: ({ reads, shelf: stands }) => (stands === 'scheduled' ? '–' : reads),
            },
          ]}
        />
        <Pagination current={page} total={pages} label="Pagine degli avvisi" />
      </Wrap>
    </>
  )
}
