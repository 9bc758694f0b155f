import { staffOf } from '#areas/audience/context.server.ts'
import { limitInWords } from '#areas/loyalty/mission-desk-rules.ts'
import { MISSION_LIST, termsOn } from '#areas/loyalty/mission-rules.ts'
import { listMissionChanges } from '#areas/loyalty/mission-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { LOYALTY_PATH } from '../loyalty/mission-copy.ts'
import type { Route } from './+types/mission-list'

/** What gives points today, and what was already decided for the days to come. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'rewards.write')
  const { db, now } = partsOf(context)
  const today = romeDayOf(now)
  const changes = await listMissionChanges(db)
  return {
    listed: listed({ ...askedList(request, {}), typed: '' }, MISSION_LIST.length),
    rows: MISSION_LIST.map(({ code }) => {
      const { title, points, limit, isActive } = termsOn(changes, code, today)
      const next = changes.find((change) => change.code === code && change.fromDay > today)
      return {
        code,
        title,
        points,
        limit: limitInWords(limit),
        isActive,
        next: next ? formatDateIt(next.fromDay) : null,
      }
    }),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Programma Fedeltà | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function MissionListPage({ loaderData }: Route.ComponentProps) {
  const { listed: shown, rows } = loaderData
  return (
    <DeskListPage
      title="Programma Fedeltà"
      lead="Che cosa dà punti, quanti e quante volte. Un cambiamento comincia dal giorno scelto e si guarda prima di confermarlo."
      listed={shown}
      icon="gift"
      words={{
        find: 'Cerca una missione',
        one: 'missione',
        many: 'missioni',
        notFound: 'Nessuna missione trovata',
        noneYet: 'Non c’è nessuna missione',
        first: 'Le missioni nascono con il Club.',
      }}
    >
      <Table
        caption="Missioni"
        isCaptionHidden
        rows={rows}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'title',
            title: 'Missione',
            isRowTitle: true,
            cell: ({ code, title }) => <Link to={`${LOYALTY_PATH}/${code}`}>{title}</Link>,
          },
          { key: 'points', title: 'Punti', align: 'end', cell: ({ points }) => points.toLocaleString('it-IT') },
          { key: 'limit', title: 'Quante volte', cell: ({ limit }) => limit },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ isActive, next }) => (
              <span className="grid justify-items-start gap-1">
                <Badge tone={isActive ? 'success' : 'warning'}>{isActive ? 'Dà punti' : 'Ferma'}</Badge>
                {next && <span className="text-ink-soft">cambia il {next}</span>}
              </span>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}
