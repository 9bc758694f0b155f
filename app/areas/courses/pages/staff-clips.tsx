import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { ShownBadge } from '#design/desk/shown.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { CLIP_DESK_CRUMBS, CLIP_DESK_PATH } from '../clip-desk-copy.ts'
import { listDeskClips } from '../clip-desk-store.server.ts'
import { editorOf } from '../desk-context.server.ts'
import { minutesAndSeconds } from '../film-rules.ts'
import type { Route } from './+types/staff-clips'

/** Every clip of the club, shown or not. */
export async function loader({ context, request }: Route.LoaderArgs) {
  editorOf(context)
  const { db } = partsOf(context)
  const asked = askedList(request, {})
  const { total, list } = await listDeskClips(db, asked.typed, asked)
  return {
    listed: listed(asked, total),
    rows: list.map(({ slug, title, topic, durationSeconds, publishedAt, isHidden, isHighlighted, videoPath }) => ({
      slug,
      title,
      topic,
      length: minutesAndSeconds(durationSeconds),
      publishedOn: formatDateIt(publishedAt),
      isHidden,
      isHighlighted,
      hasFilm: videoPath !== null,
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Videoclip | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffClipsPage({ loaderData: { listed: shown, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Videoclip"
      crumbs={CLIP_DESK_CRUMBS.slice(0, -1)}
      begin={
        <ButtonLink to={`${CLIP_DESK_PATH}/nuovo`} icon="plus">
          Nuovo videoclip
        </ButtonLink>
      }
      listed={shown}
      icon="play"
      words={{
        find: 'Cerca un videoclip',
        one: 'videoclip',
        many: 'videoclip',
        order: 'dal più recente',
        notFound: 'Nessun videoclip trovato',
        noneYet: 'Non c’è ancora nessun videoclip',
        first: 'Il primo comincia da «Nuovo videoclip».',
      }}
      search={{ label: 'Titolo o materia' }}
    >
      <Table
        caption="Videoclip"
        isCaptionHidden
        rows={rows}
        rowKey={({ slug }) => slug}
        columns={[
          {
            key: 'title',
            title: 'Videoclip',
            isRowTitle: true,
            cell: ({ slug, title, topic }) => (
              <span>
                <Link to={`${CLIP_DESK_PATH}/${slug}`}>{title}</Link>
                <span className="block font-normal text-ink-soft">{topic}</span>
              </span>
            ),
          },
          { key: 'length', title: 'Durata', align: 'end', cell: ({ length }) => length },
          { key: 'day', title: 'Pubblicato il', cell: ({ publishedOn }) => publishedOn },
          { key: 'film', title: 'Filmato', cell: ({ hasFilm }) => (hasFilm ? 'Sì' : 'Passi disegnati') },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ isHidden, isHighlighted }) => (
              <span className="flex flex-wrap gap-2">
                <ShownBadge isHidden={isHidden} />
                {isHighlighted && <Badge tone="gold">Del mese</Badge>}
              </span>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}
