import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { ORDERS_PATH } from '#areas/billing/paths-model.ts'
import { orderName } from '#areas/billing/rules.ts'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { monthName } from '../cohort-context.server.ts'
import { listInstallmentOrders } from '../money-lists-store.server.ts'
import {
  type InstallmentsAsked,
  installmentsAsked,
  isLateGroup,
  LATE_GROUPS,
  MONEY_PATH,
} from '../money-parts-rules.ts'
import { formatFigure } from '../number-rules.ts'
import { FIGURES_PATH } from '../pages-model.ts'
import type { Route } from './+types/staff-installments'

const MOST_SHOWN = 500

/** FIG-034. The orders that a number of instalments is made of, with the same total. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.money')
  if (!staffMay(staff, 'money.read')) throw new NotAllowed()
  const { db, now } = partsOf(context)
  const { searchParams } = new URL(request.url)
  if (searchParams.size === 0) return redirect(MONEY_PATH)
  const asked = installmentsAsked(searchParams, romeDayOf(now))
  if (!asked) throw new NotFound()
  const { rows, count, cents, people, installments } = await listInstallmentOrders(db, asked, MOST_SHOWN)
  const rates = installments === 1 ? '1 rata' : `${installments} rate`
  return {
    title: titleOf(asked),
    lead: `${formatFigure(cents, 'cents')}: ${rates} di ${people === 1 ? '1 persona' : `${people} persone`} in ${count === 1 ? '1 ordine' : `${count} ordini`}.`,
    rest: count - rows.length,
    rows: rows.map((row) => ({
      key: row.orderId,
      order: orderName(row),
      to: `${ORDERS_PATH}/${row.orderId}`,
      who: `${row.surname} ${row.name}`,
      due:
        row.firstDueOn === row.lastDueOn
          ? formatDateIt(row.firstDueOn)
          : `${formatDateIt(row.firstDueOn)} – ${formatDateIt(row.lastDueOn)}`,
      installments: row.installments,
      amount: formatFigure(row.cents, 'cents'),
    })),
  }
}

function titleOf(asked: InstallmentsAsked): string {
  if (asked.kind === 'due') {
    const month = monthName(asked.month)
    if (asked.within === null) return `Rate che scadevano a ${month}`
    return asked.within === 0
      ? `Rate di ${month} pagate entro la scadenza`
      : `Rate di ${month} pagate entro ${asked.within} giorni`
  }
  const { group, day } = asked
  return isLateGroup(group)
    ? `Rate in ritardo: ${LATE_GROUPS[group].toLowerCase()}, il ${formatDateIt(day)}`
    : `Rate che scadono a ${monthName(group)}, non pagate il ${formatDateIt(day)}`
}

export const meta: Route.MetaFunction = () => [
  { title: 'Rate, Numeri | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffInstallmentsPage({ loaderData: { title, lead, rest, rows } }: Route.ComponentProps) {
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
        caption="Ordini con queste rate"
        isCaptionHidden
        rows={rows}
        rowKey={({ key }) => key}
        empty={<p className="text-ink-soft">Nessun ordine ha rate così.</p>}
        columns={[
          { key: 'order', title: 'Ordine', isRowTitle: true, cell: ({ order, to }) => <Link to={to}>{order}</Link> },
          { key: 'who', title: 'Iscritto', cell: ({ who }) => who },
          { key: 'due', title: 'Scadenza', cell: ({ due }) => due },
          { key: 'installments', title: 'Rate', align: 'end', cell: ({ installments }) => installments },
          { key: 'amount', title: 'Soldi', align: 'end', cell: ({ amount }) => amount },
        ]}
      />
      {rest > 0 && <p className="text-ink-soft">E altri {rest} ordini, i più recenti.</p>}
    </DeskPage>
  )
}
