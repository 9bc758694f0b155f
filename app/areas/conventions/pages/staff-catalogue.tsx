import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Table } from '#design/table/table.tsx'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { textOfFile } from '#platform/pure/csv.ts'
import { type RehearsedCatalogue, rehearseCatalogue, takeCatalogue } from '../catalogue-commands.server.ts'
import { CATALOGUE_COLUMNS } from '../catalogue-rules.ts'
import { DESK_CRUMBS, DESK_PATH } from '../desk-copy.ts'
import type { LineAct, RehearsedLine } from '../rehearsal-rules.ts'
import { ConventionTabs } from '../ui/convention-tabs.tsx'
import type { Route } from './+types/staff-catalogue'

const MOST_LINES = 300
const MOST_BYTES = 6 * 1024 * 1024

export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'conventions.write')
  const search = new URL(request.url).searchParams
  const number = (name: string) => Number(search.get(name)) || 0
  return {
    done: search.has('caricate')
      ? { imported: number('caricate'), expired: number('terminate'), refused: number('scartate') }
      : null,
  }
}

/** What a page shows of a rehearsal: of very long ones the first lines, before all those refused and those that ask something. */
function shownOf({ lines, newShops, ...rest }: RehearsedCatalogue) {
  const rank = ({ act, isExposed }: RehearsedLine) => (act === 'refused' ? 0 : isExposed ? 1 : 2)
  const first = lines.toSorted((a, b) => rank(a) - rank(b))
  return {
    ...rest,
    lines: first.slice(0, MOST_LINES),
    others: Math.max(0, first.length - MOST_LINES),
    newShops: newShops.slice(0, 50),
    newShopCount: newShops.length,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'conventions.write')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const file = await fileInForm(form, 'file')
  const isWhole = form.has('whole')
  const refuse = (sentence: string) =>
    data({ errors: { file: sentence }, rehearsal: null, isAgain: false, isWhole }, 400)
  if (!file) return refuse('Scegli il file.')
  if (file.bytes.byteLength > MOST_BYTES) return refuse('Il file è troppo grande: il massimo è 6 MB.')
  const text = textOfFile(file.bytes)
  if (form.get('act') !== 'take') {
    const rehearsal = shownOf(await rehearseCatalogue(db, { text, isWhole }))
    return data({ errors: undefined, rehearsal, isAgain: false, isWhole })
  }
  const digest = String(form.get('digest') ?? '')
  const taken = await takeCatalogue(db, { text, isWhole, digest, mayExpose: form.has('expose'), staffId, now })
  if (taken.kind === 'exposes') {
    const errors = { expose: 'Decidi se pubblicare questi codici: per ora non è stato caricato niente.' }
    return data({ errors, rehearsal: shownOf(taken.rehearsal), isAgain: false, isWhole }, 400)
  }
  if (taken.kind === 'rehearsed')
    return data({ errors: undefined, rehearsal: shownOf(taken.rehearsal), isAgain: true, isWhole }, 409)
  return redirect(`${DESK_PATH}/file?caricate=${taken.imported}&terminate=${taken.expired}&scartate=${taken.refused}`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'File del partner | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const ACT_WORDS: Record<
  LineAct,
  { one: string; more: string; badge: string; tone: 'danger' | 'success' | 'primary' | 'warning' | 'neutral' }
> = {
  added: { one: 'offerta nuova', more: 'offerte nuove', badge: 'Nuova', tone: 'success' },
  changed: { one: 'offerta cambiata', more: 'offerte cambiate', badge: 'Cambia', tone: 'primary' },
  back: { one: 'offerta che torna attiva', more: 'offerte che tornano attive', badge: 'Torna', tone: 'warning' },
  same: { one: 'offerta come prima', more: 'offerte come prima', badge: 'Uguale', tone: 'neutral' },
  refused: { one: 'riga scartata', more: 'righe scartate', badge: 'Scartata', tone: 'danger' },
}

const said = (count: number, one: string, more: string) =>
  `${count.toLocaleString('it-IT')} ${count === 1 ? one : more}`

export default function StaffCataloguePage({ loaderData: { done }, actionData }: Route.ComponentProps) {
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const rehearsal = actionData?.rehearsal ?? null
  const good = rehearsal
    ? rehearsal.counts.added + rehearsal.counts.changed + rehearsal.counts.back + rehearsal.counts.same
    : 0
  return (
    <>
      <DeskHead
        title="File del partner"
        lead="Il catalogo che il partner manda: prima si prova, poi si carica. La prova non scrive niente."
        crumbs={DESK_CRUMBS}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16">
        <ConventionTabs current="/file" />
        {done && !actionData && (
          <p role="status" className="max-w-3xl rounded-card bg-success-tint px-5 py-3 font-strong text-success">
            Il file è caricato: {said(done.imported, 'offerta', 'offerte')} nel catalogo,{' '}
            {said(done.expired, 'terminata', 'terminate')}, {said(done.refused, 'riga scartata', 'righe scartate')}. Gli
            iscritti lo vedono già.
          </p>
        )}
        <Form
          aria-label="File del partner"
          encType="multipart/form-data"
          className="max-w-3xl"
          errors={actionData?.errors}
        >
          <FileField
            key={done ? 'again' : 'first'}
            name="file"
            label="File CSV"
            description="Salvato da Excel o da un altro foglio, con il punto e virgola o la virgola; al massimo 6 MB."
            isRequired
            accept=".csv,.txt,text/csv,text/plain"
          />
          <Checkbox
            name="whole"
            label="È il catalogo intero"
            description="Le offerte del partner che il file non nomina vengono terminate. Quelle scritte in redazione restano."
            defaultChecked={actionData?.isWhole}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="act" value="rehearse" size="large" isPending={pending === 'rehearse'}>
              Prova il file
            </Button>
          </div>
          {rehearsal && (
            <>
              <input type="hidden" name="digest" value={rehearsal.digest} />
              <section aria-labelledby="prova" className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
                <h2 id="prova" className="text-title-s">
                  Che cosa farebbe
                </h2>
                <Outcome answer={actionData} isProblem={actionData?.isAgain || good === 0}>
                  {actionData?.isAgain
                    ? 'Non è stato caricato niente: il file o il catalogo non sono più quelli della prova. Questa è la prova di adesso.'
                    : good === 0
                      ? 'Il file non contiene offerte valide: così non si può caricare.'
                      : 'La prova è finita, e non ha scritto niente.'}
                </Outcome>
                <ul className="flex flex-wrap gap-2">
                  {(['added', 'changed', 'back', 'same', 'refused'] as const).map((act) => (
                    <li key={act}>
                      <Badge tone={rehearsal.counts[act] === 0 ? 'neutral' : ACT_WORDS[act].tone}>
                        {said(rehearsal.counts[act], ACT_WORDS[act].one, ACT_WORDS[act].more)}
                      </Badge>
                    </li>
                  ))}
                  {actionData?.isWhole && (
                    <li>
                      <Badge tone={rehearsal.ended.total === 0 ? 'neutral' : 'warning'}>
                        {said(rehearsal.ended.total, 'offerta che termina', 'offerte che terminano')}
                      </Badge>
                    </li>
                  )}
                </ul>
                {rehearsal.newShopCount > 0 && (
                  <p>
                    {said(rehearsal.newShopCount, 'negozio nuovo', 'negozi nuovi')}: {rehearsal.newShops.join(', ')}
                    {rehearsal.newShopCount > rehearsal.newShops.length && '…'}
                  </p>
                )}
                {rehearsal.ended.total > 0 && (
                  <details>
                    <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 font-strong">
                      <Icon name="chevron-down" size={18} />
                      Le offerte che terminerebbero perché il file non le nomina
                    </summary>
                    <ul className="grid list-disc gap-1 pl-5">
                      {rehearsal.ended.first.map(({ title, shopName }, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two offers of a shop may have the same words.
                        <li key={at}>
                          {shopName}: {title}
                        </li>
                      ))}
                      {rehearsal.ended.total > rehearsal.ended.first.length && (
                        <li>
                          e altre {(rehearsal.ended.total - rehearsal.ended.first.length).toLocaleString('it-IT')}
                        </li>
                      )}
                    </ul>
                  </details>
                )}
                {rehearsal.exposed > 0 && (
                  <Checkbox
                    name="expose"
                    label={`Sì, pubblica anche ${said(rehearsal.exposed, 'codice che compare', 'codici che compaiono')} nel titolo o nella descrizione`}
                    description="Chiunque legga l’offerta li vede, anche senza ritirarli. Le righe sono le prime dell’elenco."
                  />
                )}
                {good > 0 && <TakeButton ended={rehearsal.ended.total} good={good} isPending={pending === 'take'} />}
              </section>
            </>
          )}
        </Form>
        {rehearsal && rehearsal.lines.length > 0 && (
          <section aria-labelledby="righe" className="grid gap-3">
            <h2 id="righe" className="text-title-s">
              Riga per riga
            </h2>
            <Table
              caption="Riga per riga"
              isCaptionHidden
              rows={rehearsal.lines}
              rowKey={({ line }) => String(line)}
              columns={[
                { key: 'line', title: 'Riga', isRowTitle: true, cell: ({ line }) => `Riga ${line}` },
                {
                  key: 'act',
                  title: 'Esito',
                  cell: ({ act }) => <Badge tone={ACT_WORDS[act].tone}>{ACT_WORDS[act].badge}</Badge>,
                },
                { key: 'shop', title: 'Negozio', cell: ({ shop }) => shop || null },
                { key: 'title', title: 'Offerta', cell: ({ title }) => title || null },
                { key: 'words', title: 'Perché', cell: ({ words }) => words },
              ]}
            />
            {rehearsal.others > 0 && (
              <p className="text-ink-soft">E altre {rehearsal.others.toLocaleString('it-IT')} righe.</p>
            )}
          </section>
        )}
        <details className="max-w-3xl rounded-card bg-paper px-6 py-4 shadow-card">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 font-strong">
            <Icon name="chevron-down" size={18} />
            Come deve essere il file
          </summary>
          <p className="mt-2 text-ink-soft">
            La prima riga ha i nomi delle colonne, in qualunque ordine; ogni altra riga è un’offerta. Un valore
            sbagliato o troppo lungo scarta la sua riga, le altre si caricano. Se le virgolette non si chiudono, o una
            riga ha più o meno celle della prima, il file si rifiuta intero.
          </p>
          <p className="wrap-anywhere mt-3 rounded-small bg-sunken px-4 py-3 font-mono text-sm">
            {CATALOGUE_COLUMNS.join(';')}
          </p>
        </details>
      </Wrap>
    </>
  )
}

/** Adding and changing was just read line by line; ending what members use is asked once more. */
function TakeButton({ ended, good, isPending }: { ended: number; good: number; isPending: boolean }) {
  const button = { name: 'act', value: 'take', icon: 'upload', size: 'large', className: 'justify-self-start' } as const
  const label = `Carica ${said(good, 'offerta', 'offerte')}`
  if (ended === 0)
    return (
      <Button type="submit" isPending={isPending} {...button}>
        {label}
      </Button>
    )
  return (
    <AskingButton
      isPending={isPending}
      question={`Carichi il file e termini ${said(ended, 'offerta', 'offerte')}?`}
      loss="Gli iscritti non trovano più le offerte che il file non nomina. Tornano solo con un file che le nomina."
      confirmLabel="Carica e termina"
      {...button}
    >
      {label}
    </AskingButton>
  )
}
