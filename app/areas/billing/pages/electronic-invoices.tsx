import { data, Form as RouterForm, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { isOfList, listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { DateField } from '#design/date-field/date-field.tsx'
import { Said } from '#design/desk/said.tsx'
import { Form } from '#design/form/form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, parseRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { STAMP_DUTY_CENTS } from '../document-rules.ts'
import { recordFileRejected, recordFileSent, recordFilesSentUntil } from '../electronic-file-commands.server.ts'
import { listStampQuarters } from '../electronic-file-store.server.ts'
import { DOCUMENT_TYPES, electronicDocument, MADE_ELSEWHERE } from '../electronic-invoice-rules.ts'
import { ELECTRONIC_FILES, stateOf } from '../electronic-list-store.server.ts'
import { FILE_FILTER_WORDS, NO_SEAT, sendingDeadline } from '../file-rules.ts'
import { ORDERS_PATH } from '../paths-model.ts'
import { issuerOf } from '../rules.ts'
import { sdiFaults } from '../sdi-rules.ts'
import type { Route } from './+types/electronic-invoices'

const QUARTERS_SHOWN = 8

/** ACC-008. The files for the exchange: what waits to be sent and how long it may, what was rejected, the stamp duty. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'money.read')
  const { db, now, club } = partsOf(context)
  const { rows, ...list } = await listAt(db, ELECTRONIC_FILES, request, now, staff)
  const today = romeDayOf(now)
  return {
    list,
    rows: rows.map(({ invoice, billing, way, ...file }) => {
      const { memberId, orderId, kind, number, year, amountCents, bearsStampDuty } = invoice
      const issuedOn = invoice.issuedAt ? romeDayOf(invoice.issuedAt) : today
      const state = stateOf(file)
      const document = electronicDocument({ ...file, invoice, billing, way, club: issuerOf(club, invoice) })
      return {
        ...file,
        ...{ memberId, orderId, kind, number, year, amountCents, bearsStampDuty, issuedOn, state },
        deadline: state === 'unsent' ? sendingDeadline(issuedOn, today) : null,
        faults: document && state === 'unsent' ? sdiFaults(document, today) : [],
        may: { write: staffMay(staff, 'money.write'), take: club.seat !== null },
      }
    }),
    hasSeat: club.seat !== null,
    mayWrite: staffMay(staff, 'money.write'),
    quarters: (await listStampQuarters(db, QUARTERS_SHOWN)).map((quarter) => ({
      ...quarter,
      cents: quarter.documents * STAMP_DUTY_CENTS,
    })),
    said: saidIn(request, VIEW_DONE),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const reader = staffOf(context, 'money.read', 'money.write')
  const { db, now } = partsOf(context)
  const form = await request.clone().formData()
  if (isOfList(form)) return listAction(db, ELECTRONIC_FILES, request, { staff: reader, now })
  const { id: staffId } = staffOf(context, 'money.write')
  const act = String(form.get('act') ?? '')
  const progressive = String(form.get('file') ?? '')
  const by = { staffId, now }
  try {
    if (act === 'until') {
      const day = parseRomeDay(String(form.get('until') ?? ''))
      if (!day || day > romeDayOf(now)) return data({ lost: 'Scrivi un giorno, fino a oggi.', done: null }, 400)
      const count = await recordFilesSentUntil(db, day, by)
      return { lost: null, done: `Segnate come inviate: ${count}.` }
    }
    if (!/^[0-9A-Z]{5}$/.test(progressive)) throw new NotFound()
    if (act === 'sent') await recordFileSent(db, progressive, by)
    else if (act === 'rejected') await recordFileRejected(db, progressive, by)
    else throw new NotFound()
  } catch (error) {
    if (error instanceof Conflict) return data({ lost: error.message, done: null }, 409)
    throw error
  }
  return {
    lost: null,
    done: act === 'sent' ? 'Segnata come inviata.' : 'Scartata: il file da inviare ha un nome nuovo.',
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Fatture elettroniche | Redazione' },
  { name: 'robots', content: 'noindex' },
]

type FileShown = Route.ComponentProps['loaderData']['rows'][number]

const COLUMNS: AskedListProps<FileShown>['columns'] = [
  {
    key: 'number',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ number, year, kind, orderId, faults }) => (
      <span>
        <Link look="quiet" to={`${ORDERS_PATH}/${orderId}`}>
          {number}/{year}
        </Link>{' '}
        <span className="font-normal">{DOCUMENT_TYPES[kind]}</span>
        {faults.map(({ code, sentence }) => (
          <span key={code} className="block max-w-md whitespace-normal font-normal text-danger">
            Verrebbe scartata, {code}: {sentence}
          </span>
        ))}
      </span>
    ),
  },
  { key: 'person', onPhone: 'second' },
  { key: 'day', from: 'lg', cell: ({ issuedOn }) => formatDateIt(issuedOn) },
  { key: 'amount', align: 'end', cell: ({ amountCents }) => formatEuro(amountCents) },
  {
    key: 'deadline',
    cell: ({ deadline, bearsStampDuty }) => (
      <span className="flex flex-wrap items-center gap-2">
        {deadline && (deadline.daysLeft === 1 ? '1 giorno' : `${deadline.daysLeft} giorni`)}
        {deadline && deadline.tone !== 'neutral' && <Badge tone={deadline.tone}>{deadline.label}</Badge>}
        {bearsStampDuty && <Badge tone="neutral">Bollo</Badge>}
      </span>
    ),
  },
  { key: 'file', from: 'lg' },
  { key: 'state', onPhone: 'side', cell: (file) => <Acts file={file} /> },
]

function Acts({ file }: { file: FileShown }) {
  const { progressive, memberId, invoiceId, number, year, state, may } = file
  const isPending = useNavigation().state !== 'idle'
  return (
    <span className="flex items-center justify-between gap-2 max-sm:flex-col max-sm:items-end">
      {FILE_FILTER_WORDS[state]}
      {state !== 'rejected' && (
        <RouterForm
          method="post"
          aria-label={`Fattura ${number}/${year}`}
          className="relative z-1 flex justify-end gap-2 max-sm:flex-col max-sm:items-end"
        >
          <input type="hidden" name="file" value={progressive} />
          {may.take && (
            <a
              href={`/api/invoice/${memberId}/${invoiceId}/xml`}
              download
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              XML<VisuallyHidden> di {`${number}/${year}`}</VisuallyHidden>
            </a>
          )}
          {may.write && state === 'unsent' && (
            <Button type="submit" name="act" value="sent" size="small" variant="ghost" isPending={isPending}>
              Segna inviata<VisuallyHidden> {`${number}/${year}`}</VisuallyHidden>
            </Button>
          )}
          {may.write && (
            <Button type="submit" name="act" value="rejected" size="small" variant="quiet" isPending={isPending}>
              Segna scartata<VisuallyHidden> {`${number}/${year}`}</VisuallyHidden>
            </Button>
          )}
        </RouterForm>
      )}
    </span>
  )
}

export default function ElectronicInvoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, hasSeat, mayWrite, quarters, said } = loaderData
  const isNothingLeft = list.views.tabs.some(({ label, count }) => label === FILE_FILTER_WORDS.unsent && count === '0')
  const done = actionData && 'lost' in actionData ? actionData : null
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ progressive }) => progressive}
      columns={COLUMNS}
      icon="receipt"
      lead={
        <>
          I file da inviare al Sistema di Interscambio, entro dodici giorni dalla data del documento.
          {isNothingLeft && ' Niente da inviare.'}
          {!hasSeat && (
            <Said isProblem>
              {NO_SEAT} <Link to="/redazione/club">Vai ai dati del Club</Link>
            </Said>
          )}
        </>
      }
      words={{
        many: 'file',
        none: 'Nessun file',
        search: 'Cerca una fattura',
        placeholder: 'Numero, nome o file',
        notFound: 'Nessun file trovato',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Niente da inviare',
        first: 'Le fatture emesse compaiono qui da sole.',
        usual: 'prima quelle da inviare, dalla più vecchia',
      }}
      refused={actionData && 'isShared' in actionData ? actionData : undefined}
      problem={done?.lost ?? undefined}
      said={done?.done ?? said}
    >
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-12">
        {mayWrite && <SentUntil />}
        <StampDuty quarters={quarters} />
        <OtherDocuments />
      </Wrap>
    </AskedList>
  )
}

/** ACC-008. What cannot be made here, and where it is. */
function OtherDocuments() {
  return (
    <section aria-labelledby="altri-documenti" className="grid gap-2">
      <h2 id="altri-documenti" className="text-title-s">
        Altri documenti
      </h2>
      <p>
        Da qui nascono fatture (TD01) e note di credito (TD04). Di autofatture, TD26 e ogni altro tipo: {MADE_ELSEWHERE}
      </p>
    </section>
  )
}

/** For a club that sent its files before this page kept count. */
function SentUntil() {
  return (
    <Form aria-label="Segna come inviate quelle di prima" className="max-w-md">
      <DateField name="until" label="Segna come inviate tutte quelle fino al" isRequired />
      <div>
        <Button type="submit" name="act" value="until" variant="ghost">
          Segna come inviate
        </Button>
      </div>
    </Form>
  )
}

type Quarters = Route.ComponentProps['loaderData']['quarters']

/** ACC-007. What the club pays of stamp duty, quarter by quarter. */
function StampDuty({ quarters }: { quarters: Quarters }) {
  return (
    <section aria-labelledby="bollo" className="grid gap-3">
      <h2 id="bollo" className="text-title-s">
        Imposta di bollo
      </h2>
      <Table
        caption="Imposta di bollo per trimestre"
        isCaptionHidden
        rows={quarters}
        rowKey={({ year, quarter }) => `${year}-${quarter}`}
        empty={<p className="text-ink-soft">Nessun documento la deve.</p>}
        columns={[
          {
            key: 'quarter',
            title: 'Trimestre',
            isRowTitle: true,
            cell: ({ year, quarter }) => `${quarter}º trimestre ${year}`,
          },
          { key: 'documents', title: 'Documenti', align: 'end', cell: ({ documents }) => documents },
          { key: 'sum', title: 'Da versare', align: 'end', cell: ({ cents }) => formatEuro(cents) },
        ]}
      />
    </section>
  )
}
