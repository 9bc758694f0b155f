import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { type CaseTyped, EMPTY_RULINGS, MOST_RULINGS, STATUSES } from '../desk-rules.ts'

type Props = {
  typed: CaseTyped
  errors?: Record<string, string> | undefined
  version: number
  submitLabel: string
  backTo: string
}

/** CAU-003. All that is said of a case, but its hearings. */
export function CaseForm({ typed, errors, version, submitLabel, backTo }: Props) {
  const navigation = useNavigation()
  const isPending = navigation.state !== 'idle' && navigation.formData?.get('act') === 'save'
  const statuses = [...new Set([...STATUSES, typed.status])].filter(Boolean)
  const lines = Math.min(MOST_RULINGS, typed.rulings.length + EMPTY_RULINGS)
  return (
    <GuardedForm className="max-w-3xl gap-8" errors={errors}>
      <input type="hidden" name="version" value={version} />
      <FieldGroup title="La pratica">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField
            name="name"
            label="Nome della pratica"
            description="Per esempio: Pratica 2026-0143."
            isRequired
            maxLength={120}
            defaultValue={typed.name}
          />
          <Select
            name="status"
            label="A che punto è"
            isRequired
            defaultValue={typed.status}
            options={statuses.map((value) => ({ value, label: value }))}
          />
          <TextField name="businessLine" label="Materia" isRequired maxLength={120} defaultValue={typed.businessLine} />
          <TextField
            name="specialization"
            label="Specializzazione"
            isOptional
            maxLength={120}
            defaultValue={typed.specialization}
          />
        </div>
      </FieldGroup>
      <FieldGroup title="Davanti a chi">
        <div className="grid items-end gap-5 sm:grid-cols-3">
          <TextField name="court" label="Organo giudicante" isRequired maxLength={120} defaultValue={typed.court} />
          <TextField name="seat" label="Sede" isRequired maxLength={120} defaultValue={typed.seat} />
          <TextField name="section" label="Sezione" isOptional maxLength={120} defaultValue={typed.section} />
        </div>
      </FieldGroup>
      <FieldGroup title="Provvedimenti">
        <p className="max-w-measure text-ink-soft">
          L’iscritto vede quelli che cominciano con ordinanza, sentenza o decreto; gli altri restano interni. Una riga
          svuotata si toglie; salvando ne compaiono di nuove.
        </p>
        {Array.from({ length: lines }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <div key={at} className="grid items-end gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <TextField
              name={`rulingType-${at}`}
              label={`Provvedimento ${at + 1}`}
              isOptional
              maxLength={80}
              defaultValue={typed.rulings[at]?.type ?? ''}
            />
            <TextField
              name={`rulingValue-${at}`}
              label="Che cosa dice"
              isOptional
              maxLength={300}
              defaultValue={typed.rulings[at]?.value ?? ''}
            />
          </div>
        ))}
      </FieldGroup>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="act" value="save" size="large" isPending={isPending}>
          {submitLabel}
        </Button>
        <ButtonLink to={backTo} variant="quiet" size="large">
          Annulla
        </ButtonLink>
      </div>
    </GuardedForm>
  )
}
