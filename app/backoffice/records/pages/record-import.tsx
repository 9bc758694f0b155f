import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { Table } from '#design/table/table.tsx'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { textOfFile } from '#platform/pure/csv.ts'
import { viewOf } from '#platform/records/record.ts'
import { servedAt } from '../contents.server.ts'
import { type ImportedLine, importRecords } from '../import-records.server.ts'
import { crumbsOf } from '../record-crumbs.ts'
import { MOST_LINES } from '../record-sheet.ts'
import type { Route } from './+types/record-import'

const MOST_BYTES = 6 * 1024 * 1024
const MOST_SHOWN = 300

export async function loader({ context, request }: Route.LoaderArgs) {
  const { record } = servedAt(request, partsOf(context))
  staffOf(context, record.permission)
  const done = new URL(request.url).searchParams.get('importati')
  return { view: viewOf(record), done: done === null ? null : Number(done) || 0 }
}

export async function action({ context, request }: Route.ActionArgs) {
  const served = servedAt(request, partsOf(context))
  const { id: staffId } = staffOf(context, served.record.permission)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const refuse = (file: string) => data({ errors: { file }, rehearsal: null, isAgain: false }, 400)
  const file = await fileInForm(form, 'file')
  if (!file) return refuse('Scegli il file.')
  if (file.bytes.byteLength > MOST_BYTES) return refuse('Il file è troppo grande: il massimo è 6 MB.')
  const seen = form.get('act') === 'take' ? String(form.get('digest') ?? '').slice(0, 64) : null
  const imported = await importRecords(db, served, { text: textOfFile(file.bytes), seen, staffId, now })
  if (imported.kind === 'refused') return refuse(imported.problem)
  if (imported.kind === 'taken') return redirect(`${served.record.path}/importa?importati=${imported.count}`)
  const { lines, digest } = imported.rehearsal
  const isRefused = ({ act }: ImportedLine) => act === 'refused'
  const shown = lines.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a)))
  const rehearsal = {
    digest,
    total: lines.length,
    isRight: !lines.some(isRefused),
    counts: Object.fromEntries(
      (['created', 'changed', 'same', 'refused'] as const).map((act) => [
        act,
        lines.filter((line) => line.act === act).length,
      ]),
    ),
    lines: shown.slice(0, MOST_SHOWN),
  }
  return data({ errors: undefined, rehearsal, isAgain: seen !== null }, seen === null ? 200 : 409)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Importa: ${loaderData?.view.words.title ?? ''} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const ACTS = {
  created: { badge: 'Si aggiunge', tone: 'success' },
  changed: { badge: 'Cambia', tone: 'primary' },
  same: { badge: 'Uguale', tone: 'neutral' },
  refused: { badge: 'Da correggere', tone: 'danger' },
} as const

export default function RecordImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, done } = loaderData
  const { path, words } = view
  const { state, formData } = useNavigation()
  const pending = state === 'idle' ? null : formData?.get('act')
  const rehearsal = actionData?.rehearsal ?? null
  return (
    <DeskPage
      title="Importa da un foglio"
      crumbs={[...crumbsOf(view), { label: words.title, to: view.listAt }]}
      lead="Il file si prova prima di caricarlo: la prova non scrive niente. Una riga con il suo indirizzo cambia quella che c’è; senza, ne aggiunge una."
      said={
        done !== null && !actionData && `Il file è caricato: ${done} ${done === 1 ? 'riga scritta' : 'righe scritte'}.`
      }
    >
      <Form
        aria-label="Importa"
        encType="multipart/form-data"
        className="max-w-3xl"
        errors={actionData?.errors}
        key={done === null ? 'first' : 'again'}
      >
        <FileField
          name="file"
          label="File CSV"
          description={`Con le colonne del foglio che si scarica da qui; al massimo ${MOST_LINES.toLocaleString('it-IT', { useGrouping: 'always' })} righe.`}
          isRequired
          accept=".csv,.txt,text/csv,text/plain"
        />
        <input type="hidden" name="digest" value={rehearsal?.digest ?? ''} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="act"
            value="rehearse"
            variant={rehearsal?.isRight ? 'ghost' : 'solid'}
            isPending={pending === 'rehearse'}
          >
            Prova il file
          </Button>
          {rehearsal?.isRight && (
            <Button type="submit" name="act" value="take" isPending={pending === 'take'}>
              Carica {rehearsal.total} {rehearsal.total === 1 ? 'riga' : 'righe'}
            </Button>
          )}
          <ButtonLink to={`${path}/foglio`} variant="quiet" icon="download" isFile>
            Scarica il foglio da riempire
          </ButtonLink>
        </div>
      </Form>
      {rehearsal && (
        <section aria-labelledby="prova" className="grid gap-4">
          <h2 id="prova" className="text-title-s">
            {rehearsal.isRight ? 'Che cosa succederà' : 'Il file non si può ancora caricare'}
          </h2>
          {actionData?.isAgain && <p role="alert">Nel frattempo qualcosa è cambiato: guarda di nuovo, poi conferma.</p>}
          <p role="status">
            {Object.entries(ACTS)
              .map(([act, { badge }]) => `${badge}: ${rehearsal.counts[act] ?? 0}`)
              .join(', ')}
          </p>
          <Table
            caption="Riga per riga"
            isCaptionHidden
            rows={rehearsal.lines}
            rowKey={({ line }) => String(line)}
            columns={[
              { key: 'line', title: 'Riga', align: 'end', cell: ({ line }) => line },
              { key: 'name', title: 'Indirizzo', isRowTitle: true, cell: ({ name }) => name },
              {
                key: 'act',
                title: 'Che cosa',
                cell: ({ act }) => <Badge tone={ACTS[act].tone}>{ACTS[act].badge}</Badge>,
              },
              { key: 'problems', title: 'Da correggere', cell: ({ problems }) => problems.join(' ') },
            ]}
          />
        </section>
      )}
    </DeskPage>
  )
}
