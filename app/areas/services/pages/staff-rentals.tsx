import { staffOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { orderColumn } from '#design/desk/order-column.tsx'
import { ShownBadge, shownFilter } from '#design/desk/shown.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { answerMove } from '#platform/http/answered-form.server.ts'
import { askedList, isHiddenAsked, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { endsOf } from '#platform/pure/order.ts'
import { moveRental } from '../rental-desk-commands.server.ts'
import { RENTAL_DESK_PATH, RENTAL_SAID } from '../rental-desk-copy.ts'
import { listDeskRentals } from '../rental-desk-store.server.ts'
import type { Route } from './+types/staff-rentals'

/** Every car to rent, in the order of the public page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const asked = askedList(request, { isHidden: isHiddenAsked('f') })
  const { typed, filters, offset } = asked
  const { total, list } = await listDeskRentals(partsOf(context).db, { typed, ...filters }, asked)
  return {
    listed: listed(asked, total),
    said: saidIn(request, RENTAL_SAID),
    rows: list.map(({ slug, brand, model, fuelType, monthlyCostCents, maxMonths, isHidden }, at) => ({
      slug,
      name: `${brand} ${model}`,
      fuelType,
      cost: formatEuro(monthlyCostCents),
      months: maxMonths,
      isHidden,
      ...endsOf(offset + at, total),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  return answerMove(request, RENTAL_DESK_PATH, (asked) => moveRental(db, { ...asked, staffId, now }))
}

export const meta: Route.MetaFunction = () => [
  { title: 'Auto a noleggio | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffRentalsPage({ loaderData: { listed: shown, rows, said } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Auto a noleggio"
      said={said}
      begin={
        <ButtonLink to={`${RENTAL_DESK_PATH}/nuova`} icon="plus">
          Nuova offerta
        </ButtonLink>
      }
      listed={shown}
      icon="car"
      words={{
        find: 'Cerca un’auto',
        one: 'offerta',
        many: 'offerte',
        order: 'nell’ordine in cui le trovano i soci',
        notFound: 'Nessuna offerta trovata',
        hint: 'Prova con una marca, un modello o un’alimentazione, o con meno filtri.',
        noneYet: 'Non c’è ancora nessuna auto',
        first: 'La prima comincia da «Nuova offerta».',
      }}
      search={{ label: 'Marca, modello o alimentazione' }}
      filters={[shownFilter('f')]}
    >
      <Table
        caption="Auto a noleggio"
        isCaptionHidden
        rows={rows}
        rowKey={({ slug }) => slug}
        columns={[
          {
            key: 'car',
            title: 'Auto',
            isRowTitle: true,
            cell: ({ slug, name }) => <Link to={`${RENTAL_DESK_PATH}/${slug}`}>{name}</Link>,
          },
          { key: 'fuel', title: 'Alimentazione', cell: ({ fuelType }) => fuelType },
          { key: 'cost', title: 'Al mese', cell: ({ cost, months }) => `${cost}, ${months} mesi` },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ isHidden }) => <ShownBadge isHidden={isHidden} gender="f" />,
          },
          orderColumn(shown),
        ]}
      />
    </DeskListPage>
  )
}
