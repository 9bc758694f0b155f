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
import { endsOf } from '#platform/pure/order.ts'
import { moveTutorial } from '../tutorial-desk-commands.server.ts'
import { TUTORIAL_DESK_PATH, TUTORIAL_SAID } from '../tutorial-desk-copy.ts'
import { listDeskTutorials } from '../tutorial-desk-store.server.ts'
import type { Route } from './+types/staff-tutorials'

/** Every video tutorial, in the order of the public page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const asked = askedList(request, { isHidden: isHiddenAsked() })
  const { typed, filters, offset } = asked
  const { total, list } = await listDeskTutorials(partsOf(context).db, { typed, ...filters }, asked)
  return {
    listed: listed(asked, total),
    said: saidIn(request, TUTORIAL_SAID),
    rows: list.map(({ slug, title, abstract, isPreview, videoUrl, isHidden }, at) => ({
      slug,
      name: title,
      abstract,
      isPreview,
      hasFilm: videoUrl !== null,
      isHidden,
      ...endsOf(offset + at, total),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  return answerMove(request, TUTORIAL_DESK_PATH, (asked) => moveTutorial(db, { ...asked, staffId, now }))
}

export const meta: Route.MetaFunction = () => [
  { title: 'Video tutorial | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffTutorialsPage({ loaderData: { listed: shown, rows, said } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Video tutorial"
      said={said}
      begin={
        <ButtonLink to={`${TUTORIAL_DESK_PATH}/nuovo`} icon="plus">
          Nuovo video tutorial
        </ButtonLink>
      }
      listed={shown}
      icon="video"
      words={{
        find: 'Cerca un video tutorial',
        one: 'video tutorial',
        many: 'video tutorial',
        order: 'nell’ordine in cui li trovano i soci',
        notFound: 'Nessun video tutorial trovato',
        hint: 'Prova con altre parole del titolo o della scheda, o con meno filtri.',
        noneYet: 'Non c’è ancora nessun video tutorial',
        first: 'Il primo comincia da «Nuovo video tutorial».',
      }}
      search={{ label: 'Titolo o scheda' }}
      filters={[shownFilter()]}
    >
      <Table
        caption="Video tutorial"
        isCaptionHidden
        rows={rows}
        rowKey={({ slug }) => slug}
        columns={[
          {
            key: 'title',
            title: 'Video tutorial',
            isRowTitle: true,
            cell: ({ slug, name, abstract }) => (
              <span>
                <Link to={`${TUTORIAL_DESK_PATH}/${slug}`}>{name}</Link>
                <span className="block font-normal text-ink-soft">{abstract}</span>
              </span>
            ),
          },
          { key: 'film', title: 'Filmato', cell: ({ hasFilm }) => (hasFilm ? 'C’è' : 'Manca') },
          { key: 'who', title: 'Chi lo guarda', cell: ({ isPreview }) => (isPreview ? 'Ogni socio' : 'I Premium') },
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
