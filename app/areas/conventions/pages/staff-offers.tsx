import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_CHOICES } from '#areas/audience/permission-copy.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { DESK_PATH, STATE_WORDS } from '../desk-copy.ts'
import { OFFER_STATES, offerState } from '../desk-rules.ts'
import { listDeskOffers, listShopNames } from '../desk-store.server.ts'
import { ConventionTabs } from '../ui/convention-tabs.tsx'
import type { Route } from './+types/staff-offers'

/** Every offer of the partner shops, in whatever state; from here one is found, written and ended. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const shops = (await listShopNames(db)).map(({ id, name }) => ({ value: String(id), label: name }))
  const asked = askedList(request, {
    shopId: ['negozio', z.enum(shops.map(({ value }) => value)).transform(Number)],
    state: ['stato', z.enum(OFFER_STATES)],
  })
  const { typed, filters } = asked
  const { items, total } = await listDeskOffers(db, { typed, ...filters }, { ...asked, now })
  return {
    listed: listed(asked, total),
    shops,
    shopId: filters.shopId,
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
  const { listed: shown, shops, shopId, rows } = loaderData
  return (
    <DeskListPage
      title="Convenzioni"
      begin={
        <ButtonLink to={`${DESK_PATH}/offerte/nuova${shopId === null ? '' : `?negozio=${shopId}`}`} icon="plus">
          Nuova offerta
        </ButtonLink>
      }
      above={<ConventionTabs current="" />}
      listed={shown}
      icon="ticket-percent"
      words={{
        find: 'Cerca un’offerta',
        one: 'offerta',
        many: 'offerte',
        order: 'dalla più recente',
        notFound: 'Nessuna offerta trovata',
        noneYet: 'Non c’è ancora nessuna offerta',
        first: 'La prima si scrive da «Nuova offerta»; un catalogo intero si carica da «File del partner».',
      }}
      search={{ label: 'Parole dell’offerta o del negozio' }}
      filters={[
        { name: 'negozio', label: 'Negozio', all: 'Tutti', options: shops },
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutti',
          options: OFFER_STATES.map((value) => ({ value, label: STATE_WORDS[value].label })),
        },
      ]}
    >
      <Table
        caption="Offerte"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => String(id)}
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
    </DeskListPage>
  )
}
