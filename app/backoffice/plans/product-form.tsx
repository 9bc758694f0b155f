import { LONGEST_CONDITIONS, MOST_PORTFOLIOS, MOST_SERVICES, type Typed } from '#areas/plans/desk-rules.ts'
import { LONGEST_REFERENCE, NATURES, VAT_RATES } from '#areas/plans/vat-rules.ts'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { ChooseField } from '#design/choose-field/choose-field.tsx'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { FormParts } from '#design/desk/form-parts.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import type { Choosing } from '#platform/pure/choices.ts'
import { ReasonField } from '../members/member-parts.tsx'
import { WritingSurface } from '../writing/writing-surface.tsx'
import { KIND_WORDS, PLANS_PATH } from './plan-copy.ts'

type Props = {
  productId: string | null
  typed: Typed
  errors: Record<string, string> | null
  wallets: readonly { tag: string; label: string }[]
  portfolios: Choosing
}

/** Everything that is said of a product and everything it opens, but its prices. */
export function ProductForm({ productId, typed, errors, wallets, portfolios }: Props) {
  const path = `${PLANS_PATH}/${productId ?? 'nuovo'}`
  return (
    <DeskForm
      path={path}
      answer={errors && { errors, typed, seen: '', conflict: null }}
      acts={[{ act: productId === null ? 'create' : 'product', label: 'Guarda che cosa cambia' }]}
      backTo={PLANS_PATH}
      className="gap-8"
      values={{ ...(typed.reason !== undefined && { reason: typed.reason }) }}
    >
      {(onEdit) => (
        <>
          <FormParts
            label="Parti del prodotto"
            parts={[
              { key: 'nome', title: 'Nome e prezzo', children: <NamePart typed={typed} isNew={productId === null} /> },
              { key: 'comprende', title: 'Che cosa comprende', children: <ServicesPart typed={typed} /> },
              {
                key: 'apre',
                title: 'Che cosa apre',
                children: <OpensPart {...{ typed, wallets, portfolios, onEdit }} />,
              },
              { key: 'condizioni', title: 'Condizioni', children: <ConditionsPart typed={typed} onEdit={onEdit} /> },
            ]}
          />
          <ReasonField />
        </>
      )}
    </DeskForm>
  )
}

type PartProps = Pick<Props, 'typed'>

function NamePart({ typed, isNew }: PartProps & { isNew: boolean }) {
  return (
    <FieldGroup title="Che cosa si vende">
      <TextField name="name" label="Nome" isRequired maxLength={60} defaultValue={typed.name} />
      {isNew && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="id"
            label="Codice"
            description="Minuscole, cifre e trattini. Non cambia più."
            isRequired
            maxLength={40}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed.id}
          />
          <Select
            name="kind"
            label="Che cos’è"
            description="Un’aggiunta si somma al piano e finisce con lui. Non cambia più."
            isRequired
            defaultValue={typed.kind ?? 'plan'}
            options={Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label }))}
          />
        </div>
      )}
      <TextArea
        name="summary"
        label="La frase che lo presenta"
        isRequired
        rows={2}
        maxLength={200}
        defaultValue={typed.summary}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          name="rank"
          label="Livello"
          description="I piani stanno in quest’ordine, e chi ne ha uno passa solo a uno più alto."
          isRequired
          maxLength={3}
          defaultValue={typed.rank}
        />
        <Checkbox
          name="mostLiked"
          label="«Il più scelto»"
          description="Il segno è di uno solo: lo perde chi lo ha adesso."
          defaultChecked={typed.mostLiked !== undefined}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          name="vat"
          label="Come si tassa"
          description="Lo dice il commercialista. I prezzi restano quelli che si pagano."
          isRequired
          defaultValue={typed.vat ?? '22'}
          options={[
            ...VAT_RATES.map((rate) => ({ value: String(rate), label: `IVA ${rate}%` })),
            ...Object.entries(NATURES).map(([value, words]) => ({
              value,
              label: `Senza IVA, ${value} – ${words}`,
            })),
          ]}
        />
        <TextField
          name="vatReference"
          label="Riferimento di legge"
          description="Solo senza IVA: per esempio Art. 10 n. 20 DPR 633/1972."
          isOptional
          maxLength={LONGEST_REFERENCE}
          defaultValue={typed.vatReference}
        />
      </div>
      <p className="text-ink-soft text-sm">Ogni piano dura dodici mesi dal pagamento.</p>
    </FieldGroup>
  )
}

const EMPTY_ROWS = 3

function ServicesPart({ typed }: PartProps) {
  const written = Array.from({ length: MOST_SERVICES }, (_, at) => at).findLast((at) => typed[`label-${at}`])
  const rows = Math.min(MOST_SERVICES, (written ?? -1) + 1 + EMPTY_ROWS)
  return (
    <FieldGroup title="Che cosa comprende, come si legge">
      <p className="text-ink-soft">
        Le voci con lo stesso nome stanno sulla stessa riga del confronto tra i piani. Dopo i due punti si scrive
        quanto: «Corsi ECM: 100 crediti l’anno». Una voce svuotata si toglie.
      </p>
      <div className="grid gap-1.5">
        {Array.from({ length: rows }, (_, at) => (
          <ServiceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the form.
            key={at}
            at={at}
            typed={typed}
            isNew={at === rows - EMPTY_ROWS}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type OpensProps = PartProps & Pick<Props, 'wallets' | 'portfolios'> & { onEdit: () => void }

function OpensPart({ typed, wallets, portfolios, onEdit }: OpensProps) {
  return (
    <FieldGroup title="Che cosa apre davvero">
      <p className="text-ink-soft">
        I portafogli che l’iscritto riceve quando paga. Chi lo ha già comprato tiene quello che aveva.
      </p>
      <div className="grid items-start gap-2 xl:grid-cols-2">
        {wallets.map(({ tag, label }) => (
          <WalletRow key={tag} tag={tag} label={label} typed={typed} />
        ))}
      </div>
      <ChooseField
        name="portfolios"
        label="Polizze e codici"
        description="Quello che si dà senza saldo."
        isOptional
        most={MOST_PORTFOLIOS}
        of="portafogli"
        placeholder="Per esempio: tutela legale"
        choosing={portfolios}
        onEdit={onEdit}
      />
    </FieldGroup>
  )
}

function ConditionsPart({ typed, onEdit }: PartProps & { onEdit: () => void }) {
  return (
    <FieldGroup title="Condizioni di adesione">
      <WritingSurface
        name="conditions"
        label="Testo"
        description={`Si accettano al pagamento; chi ha già accettato tiene le sue. Al massimo ${LONGEST_CONDITIONS.toLocaleString('it-IT')} caratteri.`}
        isOptional
        isForBlocks
        defaultValue={typed.conditions ?? ''}
        onEdit={onEdit}
      />
    </FieldGroup>
  )
}

/** One line of what a plan comprises: what it says in short, and its fields when it is opened. */
function ServiceRow({ at, typed, isNew }: { at: number; typed: Typed; isNew: boolean }) {
  const label = typed[`label-${at}`]
  return (
    <details open={isNew} className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1">
        <span className="w-6 shrink-0 text-ink-soft">{at + 1}.</span>
        <span className="min-w-0 grow wrap-anywhere">{label ?? 'Nuova voce'}</span>
        <span className="shrink-0 text-ink-soft text-sm">
          {label && (typed[`included-${at}`] === undefined ? 'Non compresa' : 'Compresa')}
        </span>
      </summary>
      <div className="grid items-start gap-3 border-line border-t p-4 sm:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end">
        <NumberField
          name={`place-${at}`}
          label="Posto"
          maxLength={2}
          defaultValue={typed[`place-${at}`] ?? String(at + 1)}
        />
        <TextField name={`label-${at}`} label={`Voce ${at + 1}`} maxLength={80} defaultValue={label} />
        <TextField
          name={`description-${at}`}
          label="Spiegazione"
          maxLength={160}
          defaultValue={typed[`description-${at}`]}
        />
        <Checkbox name={`included-${at}`} label="Compresa" defaultChecked={typed[`included-${at}`] !== undefined} />
      </div>
    </details>
  )
}

function WalletRow({ tag, label, typed }: { tag: string; label: string; typed: Typed }) {
  return (
    <div className="group grid gap-3 rounded-card border border-line bg-paper px-4 py-1">
      <Checkbox
        name={`wallet-${tag}`}
        label={
          <>
            {label} <span className="text-ink-soft text-sm">{tag}</span>
          </>
        }
        className="wallet"
        defaultChecked={typed[`wallet-${tag}`] !== undefined}
      />
      <div className="hidden items-end gap-3 pb-3 group-has-[.wallet_:checked]:grid sm:grid-cols-[6rem_6rem_minmax(0,1fr)]">
        <NumberField name={`credits-${tag}`} label="Crediti" maxLength={5} defaultValue={typed[`credits-${tag}`]} />
        <NumberField name={`stato-${tag}`} label="Stato" maxLength={1} defaultValue={typed[`stato-${tag}`]} />
        <Checkbox
          name={`endless-${tag}`}
          label="Anche dopo la scadenza"
          defaultChecked={typed[`endless-${tag}`] !== undefined}
        />
      </div>
    </div>
  )
}
