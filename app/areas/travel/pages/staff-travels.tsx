import { redirect } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { MoveButtons } from '#design/form/move-buttons.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { isNarrowed } from '#platform/pure/listing.ts'
import { pageAddress, pageOf } from '#platform/pure/paging.ts'
import { moveTravel } from '../desk-commands.server.ts'
import { DESK_PATH } from '../desk-copy.ts'
import { listDeskTravels } from '../desk-store.server.ts'
import type { Route } from './+types/staff-travels'

/** Every travel, in the order of the public list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const asked = askedList(request, {
    isHidden: ['stato', z.enum(['pubblicati', 'nascosti']).transform((state) => state === 'nascosti')],
  })
  const { typed, filters, offset } = asked
  const { total, list } = await listDeskTravels(partsOf(context).db, { typed, ...filters }, asked)
  return {
    listed: listed(asked, total),
    rows: list.map(({ slug, title, location, destination, holidayType, isHidden: isAway }, at) => ({
      slug,
      title,
      location,
      destination,
      holidayType,
      isHidden: isAway,
      isFirst: offset + at === 0,
      isLast: offset + at === total - 1,
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
      filters={[
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutti',
          options: [
            { value: 'pubblicati', label: 'Pubblicati' },
            { value: 'nascosti', label: 'Nascosti' },
          ],
        },
      ]}
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
            // Among some of them, the place before is not the one that is seen.
            cell: ({ slug, title, isFirst, isLast }) =>
              !isNarrowed(shown) && (
                <MoveButtons field={{ name: 'travel', value: slug }} label={title} isFirst={isFirst} isLast={isLast} />
              ),
          },
        ]}
      />
    </DeskListPage>
  )
}
