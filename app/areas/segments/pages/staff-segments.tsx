import { staffOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { listSegments, listUses } from '../segment-store.server.ts'
import type { Route } from './+types/staff-segments'

const PATH = '/redazione/segmenti'

/** DSK-023. The questions on members that the club keeps. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'segments.write')
  const { db } = partsOf(context)
  const segments = await listSegments(db)
  return {
    path: PATH,
    said: saidIn(request, { eliminato: 'Il segmento è eliminato.' }),
    rows: await Promise.all(
      segments.map(async ({ id, name, description, owner, count, countedAt }) => ({
        id,
        name,
        description,
        owner: owner ?? 'Chi non lavora più qui',
        count: count === null ? '–' : formatCount(count),
        countedAt: countedAt && formatMinuteIt(countedAt),
        uses: (await listUses(db, id)).map(({ words }) => words).join(', '),
      })),
    ),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Segmenti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function SegmentsPage({ loaderData: { path, said, rows } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Segmenti"
      lead="Domande sugli iscritti, tenute con un nome: chi comincia a rispondere c’è, chi smette non c’è più."
      said={said}
      actions={
        <div data-begin="" className="contents">
          <ButtonLink to={`${path}/nuovo`} icon="plus">
            Nuovo segmento
          </ButtonLink>
        </div>
      }
    >
      <Table
        caption="Segmenti"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon="target" title="Non c’è ancora nessun segmento">
            Il primo comincia da «Nuovo segmento».
          </EmptyState>
        }
        columns={[
          {
            key: 'name',
            title: 'Segmento',
            isRowTitle: true,
            cell: ({ id, name, description }) => (
              <span>
                <Link to={`${path}/${id}`}>{name}</Link>
                {description && <span className="block font-normal text-ink-soft">{description}</span>}
              </span>
            ),
          },
          {
            key: 'count',
            title: 'Quanti',
            align: 'end',
            cell: ({ count, countedAt }) => (
              <span className="whitespace-nowrap">
                {count}
                {countedAt && <span className="block text-ink-soft text-xs">il {countedAt}</span>}
              </span>
            ),
          },
          { key: 'owner', title: 'Di chi è', cell: ({ owner }) => owner },
          { key: 'uses', title: 'Dove si usa', cell: ({ uses }) => uses || '–' },
        ]}
      />
    </DeskPage>
  )
}
