import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, parseRomeDay, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { listMoved } from '../money-lists-store.server.ts'
import { isMove, MONEY_PATH, MOVES } from '../money-parts-rules.ts'
import { formatFigure } from '../number-rules.ts'
import { FIGURES_PATH } from '../pages-model.ts'
import type { Route } from './+types/staff-moves'

const MOST_SHOWN = 500
const MOST_DAYS = 1100

/** FIG-033. The people that a movement of the monthly value is made of. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.money')
  if (!staffMay(staff, 'members.read')) throw new NotAllowed()
  const { db, now } = partsOf(context)
  const words = new URL(request.url).searchParams
  if (words.size === 0) return redirect(MONEY_PATH)
  const [from, to] = [parseRomeDay(words.get('dal') ?? ''), parseRomeDay(words.get('al') ?? '')]
  const move = words.get('mossa') ?? ''
  const isAsked = isMove(move) && from && to && from <= to && to <= romeDayOf(now)
  if (!isAsked || romeDaysBetween(from, to) >= MOST_DAYS) throw new NotFound()
  const { rows, count, cents, people } = await listMoved(db, { from, to, move, limit: MOST_SHOWN })
  const days = from === to ? `il ${formatDateIt(from)}` : `dal ${formatDateIt(from)} al ${formatDateIt(to)}`
  return {
    title: `${MOVES[move].name}, ${days}`,
    lead: `${formatFigure(cents, 'cents')} in ${count} movimenti di ${people} persone che sono ancora nel Club.`,
    rest: count - rows.length,
    rows: rows.map(({ day, username, name, surname, cents: own }) => ({
      key: `${day} ${username}`,
      day: formatDateIt(day),
      who: `${surname} ${name}`,
      to: `/redazione/iscritti/${username}`,
      amount: formatFigure(own, 'cents'),
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Movimenti del valore mensile, Numeri | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffMovesPage({ loaderData: { title, lead, rest, rows } }: Route.ComponentProps) {
  return (
    <DeskPage
      title={title}
      lead={lead}
      crumbs={[
        { label: 'Numeri', to: FIGURES_PATH },
        { label: 'Incassi', to: `${FIGURES_PATH}/incassi` },
      ]}
    >
      <Table
        caption="Persone del movimento"
        isCaptionHidden
        rows={rows}
        rowKey={({ key }) => key}
        empty={<p className="text-ink-soft">Nessuno di quelli che si sono mossi è ancora nel Club.</p>}
        columns={[
          { key: 'who', title: 'Iscritto', isRowTitle: true, cell: ({ who, to }) => <Link to={to}>{who}</Link> },
          { key: 'day', title: 'Giorno', cell: ({ day }) => day },
          { key: 'amount', title: 'Al mese', align: 'end', cell: ({ amount }) => amount },
        ]}
      />
      {rest > 0 && <p className="text-ink-soft">E altri {rest}: scegli meno giorni per vederli.</p>}
    </DeskPage>
  )
}
