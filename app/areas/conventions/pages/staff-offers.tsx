import { staffOf } from '#areas/audience/context.server.ts'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_CHOICES } from '#areas/audience/permission-copy.ts'
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
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { DESK_PATH, STATE_WORDS } from '../desk-copy.ts'
import { OFFER_STATES, offerState } from '../desk-rules.ts'
import { listDeskOffers, listShopNames } from '../desk-store.server.ts'
import { ConventionTabs } from '../ui/convention-tabs.tsx'
import type { Route } from './+types/staff-offers'

const PER_PAGE = 20

/** Every offer of the partner shops, in whatever state; from here one is found, written and ended. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const search = new URL(request.url).searchParams
  const typed = searchedIn(search)
  const state = OFFER_STATES.find((known) => known === search.get('stato')) ?? null
  const shops = await listShopNames(db)
  const shopId = shops.find(({ id }) => String(id) === search.get('negozio'))?.id ?? null
  const page = pageOf(search)
  const { items, total } = await listDeskOffers(db, { typed, state, shopId }, { page, limit: PER_PAGE, now })
  return {
    typed,
    state: state ?? '',
    shopId,
    shops: shops.map(({ id, name }) => ({ value: String(id), label: name })),
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    rows: items.map((offer) => ({
      id: offer.id,
      title: offer.title,
      shopId: offer.shopId,
      shopName: offer.shopName,
      state: offerState(offer, now),
      dates: datesOf(offer),
      eyes: offer.seenBy ? SUBSCRIPTION_TYPES.filter((type) => offer.seenBy?.includes(type)) : null,
      withdrawals: offer.withdrawals,
    })),
  }
}

function datesOf({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }): string {
  const last = endsAt && formatDateIt(new Date(endsAt.getTime() - 1))
  if (startsAt) return last ? `${formatDateIt(startsAt)} – ${last}` : `dal ${formatDateIt(startsAt)}`
  return last ? `fino al ${last}` : 'senza scadenza'
}

export const meta: Route.MetaFunction = () => [
  { title: 'Convenzioni | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffOffersPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, typed, state, shopId, shops, page, pages } = loaderData
  const isFiltered = typed !== '' || state !== '' || shopId !== null
  return (
    <>
      <PageHead
        title="Convenzioni"
        lead={total === 1 ? 'Un’offerta.' : `${total.toLocaleString('it-IT')} offerte, dalla più recente.`}
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={
          <ButtonLink to={`${DESK_PATH}/offerte/nuova${shopId === null ? '' : `?negozio=${shopId}`}`} icon="plus">
            Nuova offerta
          </ButtonLink>
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ConventionTabs current="" />
        <ListSearch title="Cerca un’offerta" label="Parole dell’offerta o del negozio" typed={typed}>
          <Select
            name="negozio"
            label="Negozio"
            placeholder="Tutti"
            defaultValue={shopId === null ? '' : String(shopId)}
            options={shops}
            className="max-w-52"
          />
          <Select
            name="stato"
            label="Stato"
            placeholder="Tutti"
            defaultValue={state}
            options={OFFER_STATES.map((value) => ({ value, label: STATE_WORDS[value].label }))}
          />
        </ListSearch>
        <Table
          caption="Offerte"
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState
              icon="ticket-percent"
              title={isFiltered ? 'Nessuna offerta con questi filtri' : 'Non c’è ancora nessuna offerta'}
              action={isFiltered ? <Link to={DESK_PATH}>Azzera filtri</Link> : undefined}
            >
              {isFiltered
                ? 'Prova con una parola del titolo.'
                : 'La prima si scrive da «Nuova offerta»; un catalogo intero si carica da «File del partner».'}
            </EmptyState>
          }
          columns={[
            {
              key: 'title',
              title: 'Offerta',
              isRowTitle: true,
              cell: ({ id, title }) => <Link to={`${DESK_PATH}/offerte/${id}`}>{title}</Link>,
            },
            {
              key: 'shop',
              title: 'Negozio',
              cell: (row) => <Link to={`${DESK_PATH}/negozi/${row.shopId}`}>{row.shopName}</Link>,
            },
            { key: 'dates', title: 'Quando', cell: ({ dates }) => <span className="tabular-nums">{dates}</span> },
            {
              key: 'eyes',
              title: 'Chi la vede',
              cell: ({ eyes }) => (eyes ? eyes.map((type) => TYPE_CHOICES[type]).join(', ') : 'Tutti'),
            },
            { key: 'withdrawals', title: 'Ritirata da', align: 'end', cell: ({ withdrawals }) => withdrawals },
            {
              key: 'state',
              title: 'Stato',
              cell: (row) => <Badge tone={STATE_WORDS[row.state].tone}>{STATE_WORDS[row.state].label}</Badge>,
            },
          ]}
        />
        <Pagination current={page} total={pages} label="Pagine delle offerte" />
      </Wrap>
    </>
  )
}
