import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { Button } from '#design/button/button.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Said } from '#design/desk/said.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { closeMonth, closingsOf, reopenMonth } from '../earning-commands.server.ts'
import { closableMonths, type KeptEarning, monthInWords, sumOfEarnings, titled, yearAsked } from '../earning-rules.ts'
import { type LateEarning, listEarnings, listLateEarnings } from '../earning-store.server.ts'
import { EARNINGS_FILE_PATH, EARNINGS_PATH } from '../paths-model.ts'
import type { Route } from './+types/earnings'

/** ACC-047. What was issued, earned and is still to be earned, month by month and product by product. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.money')
  const { db, now } = partsOf(context)
  const closings = await closingsOf(db, now)
  const { today, closed } = closings
  const { year, years, months, fault } = yearAsked(new URL(request.url).searchParams.get('anno') ?? '', closings)
  const [from = null, to = null] = [months[0], months.at(-1)]
  const [earnings, late] =
    from && to
      ? await Promise.all([listEarnings(db, { from, to, until: today }), listLateEarnings(db, { from, to })])
      : [[], []]
  const mayClose = staffMay(staff, 'club.write')
  return {
    fault,
    year,
    years: years.map((each) => ({
      label: String(each),
      to: `${EARNINGS_PATH}?anno=${each}`,
      isCurrent: each === year,
    })),
    file: year < Number(today.slice(0, 4)) ? `${EARNINGS_FILE_PATH}?anno=${year}` : null,
    months: months.map((month) => ({
      month,
      name: titled(month),
      isClosed: closed !== null && month <= closed,
      isRunning: month === today.slice(0, 7),
      sum: sumOfEarnings(earnings.filter((each) => each.month === month)),
    })),
    products: earnings.map(({ month, ...earning }) => ({ ...earning, month, name: titled(month) })),
    late,
    closable: mayClose
      ? closableMonths(closings)
          .toReversed()
          .map((month) => ({ value: month, label: titled(month) }))
      : [],
    isFirstClosing: closed === null,
    reopenable: mayClose && closed ? { month: closed, name: monthInWords(closed) } : null,
    said: saidIn(request, {
      chiuso: 'Il mese è chiuso: le sue cifre non cambiano più.',
      'gia-chiuso': 'Era già chiuso.',
      riaperto: 'Il mese è di nuovo aperto.',
      'gia-aperto': 'Era già aperto.',
    }),
  }
}

/** ACC-047. Only an administrator who sees money closes a month, or opens it again. */
export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'figures.money')
  if (!staffMay(staff, 'club.write')) throw new NotAllowed()
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const act = word('act')
  if (act !== 'close' && act !== 'reopen') throw new NotFound()
  const isClosing = act === 'close'
  const by = { staffId: staff.id, now }
  try {
    const isDone = isClosing
      ? await closeMonth(db, word('mese'), by)
      : await reopenMonth(db, { typed: word('mese'), reason: word('motivo') }, by)
    const done = isClosing ? (isDone ? 'chiuso' : 'gia-chiuso') : isDone ? 'riaperto' : 'gia-aperto'
    const year = /^\d{4}/.exec(word('mese'))?.[0] ?? ''
    return redirect(`${EARNINGS_PATH}?anno=${year}&fatto=${done}`)
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return data({ isClosing, errors: error.fields, values: { mese: word('mese'), motivo: word('motivo') } }, 400)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Ricavi per competenza | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const HEADS = ['Emesso', 'Ricavi', 'Risconti']
type Row = { key: string; names: readonly string[]; sum: Omit<KeptEarning, 'product'>; state?: string }

function EarningsTable({ caption, heads, rows }: { caption: string; heads: readonly string[]; rows: readonly Row[] }) {
  const frame = { role: 'region', 'aria-label': caption, tabIndex: 0 }
  const hasState = rows.some(({ state }) => state)
  return (
    <div {...frame} className="relative overflow-x-auto print:overflow-visible">
      <table className="figure-table text-sm">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[...heads, ...HEADS, ...(hasState ? ['Mese chiuso'] : [])].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, names: [name, ...others], sum, state }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {others.map((other) => (
                <td key={other}>{other}</td>
              ))}
              <td>{formatEuro(sum.issuedCents)}</td>
              <td>{formatEuro(sum.earnedCents)}</td>
              <td className="font-strong">{formatEuro(sum.carriedCents)}</td>
              {hasState && <td>{state}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const lateInWords = (late: LateEarning) =>
  late.kind === 'document'
    ? `Documento ${late.name} del ${formatDateIt(late.issuedOn)}: quel mese era chiuso, conta il ${formatDateIt(late.countedOn)}.`
    : `Ordine ${late.name}, ${late.product}: sono cambiati i giorni che copre. La differenza sui mesi chiusi, ${formatEuro(late.cents)}, conta il ${formatDateIt(late.countedOn)}.`

export default function EarningsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { year, years, file, months, products, late, closable, isFirstClosing, reopenable, fault, said } = loaderData
  const isPending = useNavigation().state !== 'idle'
  const refused = (isClosing: boolean) =>
    actionData?.isClosing === isClosing ? { errors: actionData.errors, values: actionData.values } : {}
  return (
    <>
      <DeskHead
        title="Ricavi per competenza"
        lead={
          <>
            L’importo senza IVA di ogni documento, diviso sui giorni che copre. È un foglio di lavoro: che cosa va in
            bilancio lo decide il commercialista. Le stesse cifre nel tempo:{' '}
            <Link to="/redazione/numeri/incassi">Numeri, Incassi</Link>.
          </>
        }
        actions={
          file && (
            <Anchor to={file} isFile className="figure-file">
              <Icon name="download" size={16} /> Scarica CSV al 31/12/{year}
            </Anchor>
          )
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5 pb-16">
        <Said isProblem={Boolean(fault)}>{fault ?? said}</Said>
        <nav aria-label="Anno" className="figure-quick justify-self-start print-hidden">
          {years.map(({ label, to, isCurrent }) => (
            <Anchor key={label} to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </Anchor>
          ))}
        </nav>
        <section aria-labelledby="per-mese" className="grid gap-3">
          <h2 id="per-mese" className="text-title-s">
            {year}, mese per mese
          </h2>
          {months.length === 0 && <p className="text-ink-soft">Nessuna fattura ancora.</p>}
          {months.length > 0 && (
            <EarningsTable
              caption={`Ricavi per mese, ${year}`}
              heads={['Mese']}
              rows={months.map(({ month, name, isClosed, isRunning, sum }) => ({
                key: month,
                names: [isRunning ? `${name}, finora` : name],
                sum,
                state: isClosed ? 'Chiuso' : '',
              }))}
            />
          )}
        </section>
        {late.length > 0 && (
          <section aria-labelledby="tardi" className="grid gap-2">
            <h2 id="tardi" className="text-title-s">
              Arrivato dopo la chiusura
            </h2>
            <ul className="grid gap-1 text-sm">
              {late.map((each) => (
                <li key={lateInWords(each)}>{lateInWords(each)}</li>
              ))}
            </ul>
          </section>
        )}
        {closable.length > 0 && (
          <section aria-labelledby="chiudi" className="grid gap-3 print-hidden">
            <h2 id="chiudi" className="text-title-s">
              Chiudi il mese
            </h2>
            <Form
              method="post"
              aria-label="Chiudi il mese"
              className="max-w-measure gap-3"
              preventScrollReset
              {...refused(true)}
            >
              <input type="hidden" name="act" value="close" />
              <Select
                name="mese"
                label="Mese"
                options={closable}
                description={
                  isFirstClosing ? 'La prima volta si chiudono con lui anche tutti quelli di prima.' : undefined
                }
              />
              <div>
                <AskingButton
                  question="Chiudere il mese?"
                  loss="Le sue cifre non cambiano più: quello che arriva dopo conta nel primo giorno aperto, e la pagina lo dice."
                  confirmLabel="Chiudi il mese"
                  isPending={isPending}
                >
                  Chiudi il mese
                </AskingButton>
              </div>
            </Form>
          </section>
        )}
        {reopenable && (
          <details className="text-sm print-hidden" open={actionData?.isClosing === false}>
            <summary className="figure-summary">Riapri {reopenable.name}</summary>
            <Form
              method="post"
              aria-label={`Riapri ${reopenable.name}`}
              className="mt-3 max-w-measure gap-3"
              preventScrollReset
              {...refused(false)}
            >
              <input type="hidden" name="act" value="reopen" />
              <input type="hidden" name="mese" value={reopenable.month} />
              <TextField
                name="motivo"
                label="Perché lo riapri"
                isRequired
                maxLength={300}
                description="Quello che era arrivato dopo la chiusura torna nei suoi giorni."
              />
              <div>
                <Button type="submit" variant="ghost" isPending={isPending}>
                  Riapri il mese
                </Button>
              </div>
            </Form>
          </details>
        )}
        {products.length > 0 && (
          <section aria-labelledby="per-prodotto" className="grid gap-3">
            <h2 id="per-prodotto" className="text-title-s">
              Per prodotto
            </h2>
            <EarningsTable
              caption={`Ricavi per mese e prodotto, ${year}`}
              heads={['Mese', 'Prodotto']}
              rows={products.map(({ month, name, product, ...sum }) => ({
                key: `${month} ${product}`,
                names: [name, product || 'Senza prodotto'],
                sum,
              }))}
            />
          </section>
        )}
        <div className="grid max-w-measure gap-1 text-ink-soft text-sm">
          <p>
            Una rata copre la sua parte dei giorni dell’ordine. Quello che è passato quando un documento è emesso è un
            ricavo di quel giorno; una nota di credito toglie nel suo giorno i ricavi già contati, e il resto dai giorni
            dopo. Il bollo riaddebitato è un ricavo del giorno. I centesimi che avanzano stanno nell’ultimo giorno. I
            risconti sono quelli della sera dell’ultimo giorno del mese.
          </p>
        </div>
      </Wrap>
    </>
  )
}
