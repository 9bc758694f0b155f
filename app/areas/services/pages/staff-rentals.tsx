import { redirect } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { MoveButtons } from '#design/form/move-buttons.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { isNarrowed } from '#platform/pure/listing.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { pageAddress, pageOf } from '#platform/pure/paging.ts'
import { moveRental } from '../rental-desk-commands.server.ts'
import { RENTAL_DESK_PATH, RENTAL_SAID } from '../rental-desk-copy.ts'
import { listDeskRentals } from '../rental-desk-store.server.ts'
import type { Route } from './+types/staff-rentals'

/** Every car to rent, in the order of the public page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const asked = askedList(request, {
    isHidden: ['stato', z.enum(['pubblicate', 'nascoste']).transform((state) => state === 'nascoste')],
  })
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
      isFirst: offset + at === 0,
      isLast: offset + at === total - 1,
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const isEarlier = form.get('move') === 'earlier'
  await moveRental(db, { slug: String(form.get('rental')), isEarlier, staffId, now })
  const search = new URL(request.url).searchParams
  return redirect(pageAddress(RENTAL_DESK_PATH, new URLSearchParams(), pageOf(search)))
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
      filters={[
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutte',
          options: [
            { value: 'pubblicate', label: 'Pubblicate' },
            { value: 'nascoste', label: 'Nascoste' },
          ],
        },
      ]}
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
            cell: ({ isHidden }) => (
              <Badge tone={isHidden ? 'warning' : 'success'}>{isHidden ? 'Nascosta' : 'Pubblicata'}</Badge>
            ),
          },
          {
            key: 'order',
            title: 'Ordine',
            // Among some of them, the place before is not the one that is seen.
            cell: ({ slug, name, isFirst, isLast }) =>
              !isNarrowed(shown) && (
                <MoveButtons field={{ name: 'rental', value: slug }} label={name} isFirst={isFirst} isLast={isLast} />
              ),
          },
        ]}
      />
    </DeskListPage>
  )
}
