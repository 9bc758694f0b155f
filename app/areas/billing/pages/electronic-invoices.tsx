import { data, Form as RouterForm, useNavigation } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Said } from '#design/desk/said.tsx'
import { Form } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, parseRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { STAMP_DUTY_CENTS } from '../document-rules.ts'
import { recordFileRejected, recordFileSent, recordFilesSentUntil } from '../electronic-file-commands.server.ts'
import { listElectronicFiles, listStampQuarters } from '../electronic-file-store.server.ts'
import { DOCUMENT_TYPES, electronicDocument, MADE_ELSEWHERE } from '../electronic-invoice-rules.ts'
import { FILE_FILTER_WORDS, FILE_FILTERS, NO_SEAT, sendingDeadline } from '../file-rules.ts'
import { ORDERS_PATH } from '../paths-model.ts'
import { issuerOf } from '../rules.ts'
import { sdiFaults } from '../sdi-rules.ts'
import type { Route } from './+types/electronic-invoices'

const QUARTERS_SHOWN = 8

/** ACC-008. The files for the exchange: what waits to be sent and how long it may, what was rejected, the stamp duty. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'money.read')
  const { db, now, club } = partsOf(context)
  const asked = askedList(request, { state: ['stato', z.enum(FILE_FILTERS)] })
  const state = asked.filters.state ?? 'unsent'
  const [{ total, files }, quarters] = await Promise.all([
    listElectronicFiles(db, { ...asked, state }),
    listStampQuarters(db, QUARTERS_SHOWN),
  ])
  const today = romeDayOf(now)
  return {
    listed: listed(asked, total),
    hasSeat: club.seat !== null,
    isUnsent: state === 'unsent',
    mayWrite: staffMay(staff, 'money.write'),
    files: files.map(({ invoice, billing, way, ...file }) => {
      const { memberId, orderId, kind, number, year, amountCents, bearsStampDuty } = invoice
      const issuedOn = invoice.issuedAt ? romeDayOf(invoice.issuedAt) : today
      const document = electronicDocument({ ...file, invoice, billing, way, club: issuerOf(club, invoice) })
      return {
        ...file,
        ...{ memberId, orderId, kind, number, year, amountCents, bearsStampDuty, issuedOn },
        deadline: state === 'unsent' ? sendingDeadline(issuedOn, today) : null,
        faults: document && state === 'unsent' ? sdiFaults(document, today) : [],
      }
    }),
    quarters: quarters.map((quarter) => ({ ...quarter, cents: quarter.documents * STAMP_DUTY_CENTS })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'money.write')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const act = String(form.get('act') ?? '')
  const progressive = String(form.get('file') ?? '')
  const by = { staffId, now }
  try {
    if (act === 'until') {
      const day = parseRomeDay(String(form.get('until') ?? ''))
      if (!day || day > romeDayOf(now)) return data({ problem: 'Scrivi un giorno, fino a oggi.', done: null }, 400)
      const count = await recordFilesSentUntil(db, day, by)
      return { problem: null, done: `Segnate come inviate: ${count}.` }
    }
    if (!/^[0-9A-Z]{5}$/.test(progressive)) throw new NotFound()
    if (act === 'sent') await recordFileSent(db, progressive, by)
    else if (act === 'rejected') await recordFileRejected(db, progressive, by)
    else throw new NotFound()
  } catch (error) {
    if (error instanceof Conflict) return data({ problem: error.message, done: null }, 409)
    throw error
  }
  return {
    problem: null,
    done: act === 'sent' ? 'Segnata come inviata.' : 'Scartata: il file da inviare ha un nome nuovo.',
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Fatture elettroniche | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function ElectronicInvoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listed: shown, files, hasSeat, isUnsent, mayWrite, quarters } = loaderData
  return (
    <DeskListPage
      title="Fatture elettroniche"
      lead="I file da inviare al Sistema di Interscambio, entro dodici giorni dalla data del documento."
      listed={shown}
      said={actionData?.problem ?? actionData?.done}
      isProblem={Boolean(actionData?.problem)}
      above={
        !hasSeat && (
          <Said isProblem>
            {NO_SEAT} <Link to="/redazione/club">Vai ai dati del Club</Link>
          </Said>
        )
      }
      below={
        <>
          <StampDuty quarters={quarters} />
          <OtherDocuments />
        </>
      }
      icon="receipt"
      words={{
        find: 'Cerca una fattura',
        one: 'file',
        many: 'file',
        order: isUnsent ? 'dal più vecchio' : 'dal più recente',
        notFound: 'Nessun file',
        hint: 'Prova un altro stato.',
        noneYet: 'Niente da inviare',
        first: 'Le fatture emesse compaiono qui da sole.',
      }}
      filters={[
        {
          name: 'stato',
          label: 'Mostra',
          all: FILE_FILTER_WORDS.unsent,
          options: FILE_FILTERS.slice(1).map((value) => ({ value, label: FILE_FILTER_WORDS[value] })),
        },
      ]}
    >
      <FileTable files={files} hasSeat={hasSeat} isUnsent={isUnsent} mayWrite={mayWrite} />
      {isUnsent && mayWrite && <SentUntil />}
    </DeskListPage>
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

type Files = Route.ComponentProps['loaderData']['files']

type FileTableProps = { files: Files; hasSeat: boolean; isUnsent: boolean; mayWrite: boolean }

function FileTable({ files, hasSeat, isUnsent, mayWrite }: FileTableProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <Table
      caption="File delle fatture elettroniche"
      isCaptionHidden
      rows={files}
      rowKey={({ progressive }) => progressive}
      columns={[
        {
          key: 'number',
          title: 'Documento',
          isRowTitle: true,
          cell: ({ number, year, kind, orderId, name, surname, faults }) => (
            <span>
              <Link to={`${ORDERS_PATH}/${orderId}`}>
                {number}/{year}
              </Link>{' '}
              {DOCUMENT_TYPES[kind]}
              <span className="block font-normal text-ink-soft">
                {surname} {name}
              </span>
              {faults.map(({ code, sentence }) => (
                <span key={code} className="block font-normal text-danger">
                  Verrebbe scartata, {code}: {sentence}
                </span>
              ))}
            </span>
          ),
        },
        { key: 'day', title: 'Data', cell: ({ issuedOn }) => formatDateIt(issuedOn) },
        { key: 'amount', title: 'Totale', align: 'end', cell: ({ amountCents }) => formatEuro(amountCents) },
        {
          key: 'deadline',
          title: isUnsent ? 'Giorni rimasti' : 'File',
          cell: ({ deadline, progressive, bearsStampDuty }) => (
            <span className="flex flex-wrap items-center gap-2">
              {deadline ? deadline.daysLeft : progressive}
              {deadline && deadline.tone !== 'neutral' && <Badge tone={deadline.tone}>{deadline.label}</Badge>}
              {bearsStampDuty && <Badge tone="neutral">Bollo</Badge>}
            </span>
          ),
        },
        {
          key: 'acts',
          title: 'Azioni',
          align: 'end',
          cell: ({ progressive, memberId, invoiceId, number, year, rejectedAt, sentAt }) =>
            rejectedAt ? null : (
              <RouterForm
                method="post"
                aria-label={`Fattura ${number}/${year}`}
                className="flex flex-wrap justify-end gap-2"
              >
                <input type="hidden" name="file" value={progressive} />
                {hasSeat && (
                  <a
                    href={`/api/invoice/${memberId}/${invoiceId}/xml`}
                    download
                    className={buttonClass({ variant: 'quiet', size: 'small' })}
                  >
                    XML<VisuallyHidden> di {`${number}/${year}`}</VisuallyHidden>
                  </a>
                )}
                {mayWrite && !sentAt && (
                  <Button type="submit" name="act" value="sent" size="small" isPending={isPending}>
                    Segna inviata<VisuallyHidden> {`${number}/${year}`}</VisuallyHidden>
                  </Button>
                )}
                {mayWrite && (
                  <Button type="submit" name="act" value="rejected" size="small" variant="quiet" isPending={isPending}>
                    Segna scartata<VisuallyHidden> {`${number}/${year}`}</VisuallyHidden>
                  </Button>
                )}
              </RouterForm>
            ),
        },
      ]}
    />
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
