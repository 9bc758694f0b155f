import { staffOf } from '#areas/audience/context.server.ts'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Said } from '#design/desk/said.tsx'
import { FilterForm } from '#design/form/filter-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { TAKINGS_FILE_PATH, TAKINGS_PATH } from '../paths-model.ts'
import {
  MOST_TAKING_DAYS,
  netOf,
  type Stretch,
  sumOf,
  sumsByWay,
  TAKING_WAYS,
  type TakingSum,
  takingDays,
  usualStretches,
} from '../takings-rules.ts'
import { listTakings } from '../takings-store.server.ts'
import type { Route } from './+types/takings'

const ROWS_ON_PAGE = 100
const addressOf = (path: string, { from, to }: Stretch) => `${path}?dal=${from}&al=${to}`

/** ACC-045. What came in and what went back, day by day and way by way, for whoever keeps the accounts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'figures.money')
  const { db, now, isDemo } = partsOf(context)
  const words = new URL(request.url).searchParams
  const today = romeDayOf(now)
  const { from, to, fault } = takingDays({ from: words.get('dal') ?? '', to: words.get('al') ?? '' }, today)
  const takings = await listTakings(db, { from, to, isDemo })
  const pages = Math.max(1, Math.ceil(takings.length / ROWS_ON_PAGE))
  const page = Math.min(pages, Math.max(1, Number.parseInt(words.get('pagina') ?? '', 10) || 1))
  return {
    from,
    to,
    fault,
    quick: usualStretches(today).map(({ label, ...stretch }) => ({
      label,
      to: addressOf(TAKINGS_PATH, stretch),
      isCurrent: stretch.from === from && stretch.to === to,
    })),
    file: addressOf(TAKINGS_FILE_PATH, { from, to }),
    sums: [...sumsByWay(takings), ...(takings.length > 0 ? [{ way: null, ...sumOf(takings) }] : [])],
    rows: takings.slice((page - 1) * ROWS_ON_PAGE, page * ROWS_ON_PAGE),
    page,
    pages,
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Incassi | Redazione' }, { name: 'robots', content: 'noindex' }]

const HEADS = ['Pagamenti', 'Lordo', 'Rimborsi', 'Rimborsato', 'Netto']
type Row = TakingSum & { key: string; names: readonly string[] }

/** Numbers to compare down a column: on a narrow screen they move sideways and stay one under the other. */
function TakingsTable({ caption, heads, rows }: { caption: string; heads: readonly string[]; rows: readonly Row[] }) {
  const frame = { role: 'region', 'aria-label': caption, tabIndex: 0 }
  return (
    <div {...frame} className="relative overflow-x-auto print:overflow-visible">
      <table className="figure-table text-sm">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[...heads, ...HEADS].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, names: [name, ...others], ...sum }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {others.map((other) => (
                <td key={other}>{other}</td>
              ))}
              <td>{sum.count}</td>
              <td>{formatEuro(sum.grossCents)}</td>
              <td>{sum.refunds}</td>
              <td>{formatEuro(sum.refundedCents)}</td>
              <td className="font-strong">{formatEuro(netOf(sum))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export default function TakingsPage({ loaderData }: Route.ComponentProps) {
  const { from, to, fault, quick, file, sums, rows, page, pages } = loaderData
  return (
    <>
      <DeskHead
        title="Incassi"
        lead={
          <>
            I soldi arrivati e quelli restituiti, IVA compresa, nel giorno di Roma in cui si sono mossi. Le stesse cifre
            nel tempo, per prodotto: <Link to="/redazione/numeri/incassi">Numeri, Incassi</Link>.
          </>
        }
        actions={
          <Anchor to={file} isFile className="figure-file">
            <Icon name="download" size={16} /> Scarica CSV
          </Anchor>
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5 pb-16">
        {fault && <Said isProblem>{fault}</Said>}
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3 print-hidden">
          <nav aria-label="Periodo" className="figure-quick">
            {quick.map(({ label, to: address, isCurrent }) => (
              <Anchor key={label} to={address} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
                {label}
              </Anchor>
            ))}
          </nav>
          <FilterForm aria-label="Giorni" key={from + to} className="flex flex-wrap items-end gap-3">
            <DateField name="dal" label="Dal" isRequired defaultValue={from} />
            <DateField name="al" label="Al" isRequired defaultValue={to} />
            <Button type="submit" variant="ghost">
              Mostra
            </Button>
          </FilterForm>
        </div>
        <section aria-labelledby="per-modo" className="grid gap-3">
          <h2 id="per-modo" className="text-title-s">
            Dal {formatDateIt(from)} al {formatDateIt(to)}
          </h2>
          {sums.length === 0 && <p className="text-ink-soft">Nessun movimento in questi giorni.</p>}
          {sums.length > 0 && (
            <TakingsTable
              caption="Incassi per modo di pagamento"
              heads={['Modo']}
              rows={sums.map(({ way, ...sum }) => {
                const name = way ? TAKING_WAYS[way] : 'Totale'
                return { key: name, names: [name], ...sum }
              })}
            />
          )}
        </section>
        {rows.length > 0 && (
          <section aria-labelledby="per-giorno" className="grid gap-3">
            <h2 id="per-giorno" className="text-title-s">
              Giorno per giorno
            </h2>
            <TakingsTable
              caption="Incassi per giorno e modo"
              heads={['Giorno', 'Modo']}
              rows={rows.map(({ day, way, ...sum }) => ({
                key: `${day} ${way}`,
                names: [formatDateIt(day), TAKING_WAYS[way]],
                ...sum,
              }))}
            />
            <Pagination current={page} total={pages} />
          </section>
        )}
        <p className="text-ink-soft text-sm">
          Al più {MOST_TAKING_DAYS} giorni per volta. Un bonifico è del giorno che dice la banca, un rimborso di quello
          in cui è stato fatto.
        </p>
      </Wrap>
    </>
  )
}
