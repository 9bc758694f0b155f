import { staffOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { orderColumn } from '#design/desk/order-column.tsx'
import { ShownBadge, shownFilter } from '#design/desk/shown.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { answerMove } from '#platform/http/answered-form.server.ts'
import { askedList, isHiddenAsked, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { endsOf } from '#platform/pure/order.ts'
import { moveTravel } from '../desk-commands.server.ts'
import { DESK_PATH } from '../desk-copy.ts'
import { listDeskTravels } from '../desk-store.server.ts'
import type { Route } from './+types/staff-travels'

/** Every travel, in the order of the public list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const asked = askedList(request, { isHidden: isHiddenAsked() })
  const { typed, filters, offset } = asked
  const { total, list } = await listDeskTravels(partsOf(context).db, { typed, ...filters }, asked)
  return {
    listed: listed(asked, total),
    rows: list.map(({ slug, title, location, destination, holidayType, isHidden }, at) => ({
      slug,
      name: title,
      location,
      destination,
      holidayType,
      isHidden,
      ...endsOf(offset + at, total),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  return answerMove(request, DESK_PATH, (asked) => moveTravel(db, { ...asked, staffId, now }))
}

export const meta: Route.MetaFunction = () => [{ title: 'Viaggi | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function StaffTravelsPage({ loaderData: { listed: shown, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Viaggi"
      begin={
        <ButtonLink to={`${DESK_PATH}/nuovo`} icon="plus">
          Nuovo viaggio
        </ButtonLink>
      }
      listed={shown}
      icon="plane"
      words={{
        find: 'Cerca un viaggio',
        one: 'viaggio',
        many: 'viaggi',
        order: 'nell’ordine in cui li trovano i soci',
        notFound: 'Nessun viaggio trovato',
        hint: 'Prova con il nome di un luogo, o con meno filtri.',
        noneYet: 'Non c’è ancora nessun viaggio',
        first: 'Il primo comincia da «Nuovo viaggio».',
      }}
      search={{ label: 'Titolo o luogo' }}
      filters={[shownFilter()]}
    >
      <Table
        caption="Viaggi"
        isCaptionHidden
        rows={rows}
        rowKey={({ slug }) => slug}
        columns={[
          {
            key: 'title',
            title: 'Viaggio',
            isRowTitle: true,
            cell: ({ slug, name, location }) => (
              <span>
                <Link to={`${DESK_PATH}/${slug}`}>{name}</Link>
                <span className="block font-normal text-ink-soft">{location}</span>
              </span>
            ),
          },
          { key: 'destination', title: 'Destinazione', cell: ({ destination }) => destination },
          { key: 'type', title: 'Tipo', cell: ({ holidayType }) => holidayType },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ isHidden }) => <ShownBadge isHidden={isHidden} />,
          },
          orderColumn(shown),
        ]}
      />
    </DeskListPage>
  )
}
