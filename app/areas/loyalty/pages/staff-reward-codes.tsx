import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Button } from '#design/button/button.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { Table } from '#design/table/table.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { textOfFile } from '#platform/pure/csv.ts'
import { loadCodes } from '../code-commands.server.ts'
import { countCodes } from '../code-store.server.ts'
import { REWARDS_DESK_PATH } from '../model.ts'
import { type CodeFault, MOST_CODES } from '../reward-rules.ts'
import { findVoucher } from '../reward-store.server.ts'
import type { Route } from './+types/staff-reward-codes'

const MOST_BYTES = 1024 * 1024
const MOST_FAULTS = 100

/** The voucher whose codes these are; where there is a supplier, the codes are the supplier's. */
async function voucherOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { id: staffId } = staffOf(context, 'rewards.write')
  const parts = partsOf(context)
  const voucher = parts.outside.loyalty.supplier ? null : await findVoucher(parts.db, params.id)
  if (!voucher) throw new NotFound('Questo buono non c’è.')
  return { ...parts, voucher, staffId }
}

export async function loader(args: Route.LoaderArgs) {
  const { db, voucher } = await voucherOf(args)
  const loaded = new URL(args.request.url).searchParams.get('caricati')
  return { voucher, ...(await countCodes(db, voucher.id)), loaded: loaded === null ? null : Number(loaded) || 0 }
}

/** DSK-050. All the codes of the file or none: a file that is half there cannot be sent again. */
export async function action(args: Route.ActionArgs) {
  const { db, now, secret, voucher, staffId } = await voucherOf(args)
  const refuse = (file: string, faults: readonly CodeFault[] = [], status = 400) =>
    data({ errors: { file }, faults: faults.slice(0, MOST_FAULTS) }, { status })
  const file = await fileInForm(await args.request.formData(), 'file')
  if (!file) return refuse('Scegli il file.')
  if (file.bytes.byteLength > MOST_BYTES) return refuse('Il file è troppo grande: il massimo è 1 MB.')
  try {
    const outcome = await loadCodes(db, { reward: voucher, text: textOfFile(file.bytes), secret, staffId, now })
    if (outcome.kind === 'refused')
      return refuse(
        'Il file non si può caricare: correggi le righe qui sotto. Non è stato scritto niente.',
        outcome.faults,
      )
    return redirect(`${REWARDS_DESK_PATH}/${voucher.id}/codici?caricati=${outcome.count}`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return refuse(error.message, [], 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Codici: ${loaderData?.voucher.title ?? ''} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffRewardCodesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { voucher, free, given, loaded } = loaderData
  return (
    <DeskPage
      title="Codici"
      crumbs={[
        { label: 'Premi', to: REWARDS_DESK_PATH },
        { label: voucher.title, to: `${REWARDS_DESK_PATH}/${voucher.id}` },
      ]}
      lead="Ogni codice va a una persona sola, che è l’unica a leggerlo: qui si contano e basta."
      said={loaded !== null && !actionData && `Codici caricati: ${formatCount(loaded)}.`}
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {[['Da dare', free] as const, ['Già dati', given] as const].map(([term, count]) => (
          <div key={term}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="font-strong tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <Form
        aria-label="Carica codici"
        encType="multipart/form-data"
        className="max-w-3xl"
        errors={actionData?.errors}
        key={loaded ?? 'first'}
      >
        <FileField
          name="file"
          label="File CSV"
          description={`Una colonna sola, un codice per riga; al massimo ${formatCount(MOST_CODES)}.`}
          isRequired
          accept=".csv,.txt,text/csv,text/plain"
        />
        <Button type="submit" icon="upload" className="justify-self-start">
          Carica i codici
        </Button>
      </Form>
      {actionData && actionData.faults.length > 0 && (
        <Table
          caption="Righe da correggere"
          rows={actionData.faults}
          rowKey={({ line }) => String(line)}
          columns={[
            { key: 'line', title: 'Riga', isRowTitle: true, cell: ({ line }) => line },
            { key: 'reason', title: 'Da correggere', cell: ({ reason }) => reason },
          ]}
        />
      )}
    </DeskPage>
  )
}
