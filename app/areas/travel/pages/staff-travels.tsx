import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { MoveButtons } from '#design/form/move-buttons.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageAddress, pageOf, searchedIn } from '#platform/pure/paging.ts'
import { moveTravel } from '../desk-commands.server.ts'
import { DESK_PATH } from '../desk-copy.ts'
import { listDeskTravels } from '../desk-store.server.ts'
import type { Route } from './+types/staff-travels'

const PER_PAGE = 20
const STATES = ['pubblicati', 'nascosti'] as const

/** Every travel, in the order of the public list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db } = partsOf(context)
  const search = new URL(request.url).searchParams
  const typed = searchedIn(search)
  const state = STATES.find((known) => known === search.get('stato')) ?? null
  const page = pageOf(search)
  const isHidden = state === null ? null : state === 'nascosti'
  const { total, list } = await listDeskTravels(db, { typed, isHidden }, { page, limit: PER_PAGE })
  const isWhole = typed === '' && state === null
  return {
    typed,
    state: state ?? '',
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    isWhole,
    rows: list.map(({ slug, title, location, destination, holidayType, isHidden: isAway }, at) => ({
      slug,
      title,
      location,
      destination,
      holidayType,
      isHidden: isAway,
      isFirst: page === 1 && at === 0,
      isLast: (page - 1) * PER_PAGE + at === total - 1,
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  staffOf(context, 'editor')
  const form = await request.formData()
  await moveTravel(partsOf(context).db, { slug: String(form.get('travel')), move: String(form.get('move')) })
  const search = new URL(request.url).searchParams
  return redirect(pageAddress(DESK_PATH, new URLSearchParams(), pageOf(search)))
}

export const meta: Route.MetaFunction = () => [{ title: 'Viaggi | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function StaffTravelsPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, typed, state, page, pages, isWhole } = loaderData
  return (
    <>
      <PageHead
        title="Viaggi"
        lead={total === 1 ? 'Un viaggio.' : `${total} viaggi, nell’ordine in cui li trovano i soci.`}
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={
          <ButtonLink to={`${DESK_PATH}/nuovo`} icon="plus">
            Nuovo viaggio
          </ButtonLink>
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ListSearch title="Cerca un viaggio" label="Titolo o luogo" typed={typed}>
          <Select
            name="stato"
            label="Stato"
            placeholder="Tutti"
            defaultValue={state}
            options={[
              { value: 'pubblicati', label: 'Pubblicati' },
              { value: 'nascosti', label: 'Nascosti' },
            ]}
          />
        </ListSearch>
        <Table
          caption="Viaggi"
          isCaptionHidden
          rows={rows}
          rowKey={({ slug }) => slug}
          empty={
            <EmptyState
              icon="plane"
              title={isWhole ? 'Non c’è ancora nessun viaggio' : 'Nessun viaggio con questi filtri'}
              action={isWhole ? undefined : <Link to={DESK_PATH}>Azzera filtri</Link>}
            >
              {isWhole ? 'Il primo comincia da «Nuovo viaggio».' : 'Prova con il nome di un luogo.'}
            </EmptyState>
          }
          columns={[
            {
              key: 'title',
              title: 'Viaggio',
              isRowTitle: true,
              cell: ({ slug, title, location }) => (
                <span>
                  <Link to={`${DESK_PATH}/${slug}`}>{title}</Link>
                  <span className="block font-normal text-ink-soft">{location}</span>
                </span>
              ),
            },
            { key: 'destination', title: 'Destinazione', cell: ({ destination }) => destination },
            { key: 'type', title: 'Tipo', cell: ({ holidayType }) => holidayType },
            {
              key: 'state',
              title: 'Stato',
              cell: ({ isHidden }) => (
                <Badge tone={isHidden ? 'warning' : 'success'}>{isHidden ? 'Nascosto' : 'Pubblicato'}</Badge>
              ),
            },
            {
              key: 'order',
              title: 'Ordine',
              cell: ({ slug, title, isFirst, isLast }) =>
                isWhole && (
                  <MoveButtons
                    field={{ name: 'travel', value: slug }}
                    label={title}
                    isFirst={isFirst}
                    isLast={isLast}
                  />
                ),
            },
          ]}
        />
        <Pagination current={page} total={pages} label="Pagine dei viaggi" />
      </Wrap>
    </>
  )
}
