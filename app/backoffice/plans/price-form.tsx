import { MOST_WAYS, type Typed } from '#areas/plans/desk-rules.ts'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import { ReasonField } from '../members/member-parts.tsx'

type Props = {
  path: string
  backTo: string
  typed: Typed
  errors: Record<string, string> | null
  today: string
  /** The day of the list that is being changed. */
  was: string | null
}

/** What a product costs from a day on: one line for each way to pay it. */
export function PriceForm({ path, backTo, typed, errors, today, was }: Props) {
  return (
    <DeskForm
      path={path}
      answer={errors && { errors, typed, seen: '', conflict: null }}
      acts={[{ act: 'prices', label: 'Guarda che cosa cambia' }]}
      backTo={backTo}
      className="gap-8"
      values={{ ...(typed.reason !== undefined && { reason: typed.reason }) }}
    >
      {was && <input type="hidden" name="was" value={was} />}
      <FieldGroup title="Da quando">
        <DateField
          name="fromDay"
          label="Vale dal"
          description="Dalla mezzanotte di questo giorno, tutto insieme, al posto dei prezzi di prima."
          isRequired
          min={today}
          defaultValue={typed.fromDay ?? ''}
          className="max-w-60"
        />
      </FieldGroup>
      <FieldGroup title="I modi di pagare">
        <p className="text-ink-soft">
          Importi in euro, IVA inclusa, per tutto l’anno. Una rata sola è il pagamento in un’unica soluzione; le rate
          sono mensili. Una riga svuotata si toglie.
        </p>
        {Array.from({ length: MOST_WAYS }, (_, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the form.
            key={at}
            className="grid items-end gap-3 rounded-card bg-paper p-4 shadow-card sm:grid-cols-[5rem_minmax(0,1fr)_9rem_9rem]"
          >
            <NumberField name={`number-${at}`} label="Rate" maxLength={2} defaultValue={typed[`number-${at}`]} />
            <TextField
              name={`planName-${at}`}
              label="Come si chiama"
              placeholder={at === 0 ? '12 rate mensili' : undefined}
              maxLength={40}
              defaultValue={typed[`planName-${at}`]}
            />
            <TextField
              name={`total-${at}`}
              label="Prezzo intero"
              inputMode="decimal"
              unit="€"
              maxLength={12}
              defaultValue={typed[`total-${at}`]}
            />
            <TextField
              name={`discounted-${at}`}
              label="Scontato"
              inputMode="decimal"
              unit="€"
              maxLength={12}
              defaultValue={typed[`discounted-${at}`]}
            />
          </div>
        ))}
      </FieldGroup>
      <ReasonField />
    </DeskForm>
  )
}
