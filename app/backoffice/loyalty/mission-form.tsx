import type { Typed } from '#areas/loyalty/mission-desk-rules.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskForm, usePendingAct } from '#design/desk/desk-form.tsx'
import { FieldGroup, Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import { ReasonField } from '../members/member-parts.tsx'
import { LOYALTY_PATH } from './mission-copy.ts'

type Props = {
  path: string
  typed: Typed
  errors: Record<string, string> | null
  /** What is a state of the member counts once, and that is no choice. */
  isOnce: boolean
  tomorrow: string
}

export function MissionForm({ path, typed, errors, isOnce, tomorrow }: Props) {
  return (
    <DeskForm
      path={path}
      answer={errors && { errors, typed, seen: '', conflict: null }}
      acts={[{ act: 'changed', label: 'Guarda che cosa cambia' }]}
      backTo={LOYALTY_PATH}
      values={{ ...(typed.reason !== undefined && { reason: typed.reason }) }}
      className="gap-8"
    >
      <FieldGroup title="Da quando">
        <DateField
          name="fromDay"
          label="Vale dal"
          isRequired
          min={tomorrow}
          defaultValue={typed.fromDay ?? ''}
          className="max-w-60"
        />
      </FieldGroup>
      <FieldGroup title="Che cosa dà">
        <Checkbox
          name="isActive"
          label="Dà punti"
          description="Senza, gli iscritti non la trovano più."
          defaultChecked={typed.isActive !== undefined}
        />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <NumberField name="points" label="Punti" isRequired maxLength={5} defaultValue={typed.points} />
          {!isOnce && (
            <>
              <Select
                name="per"
                label="Quante volte conta"
                defaultValue={typed.per ?? ''}
                options={[
                  { value: '', label: 'Ogni volta' },
                  { value: 'month', label: 'Tante al mese' },
                  { value: 'year', label: 'Tante all’anno' },
                ]}
              />
              <NumberField name="times" label="Quante" isOptional maxLength={3} defaultValue={typed.times} />
            </>
          )}
        </div>
        {isOnce && <p className="text-ink-soft text-sm">Conta una volta sola per ogni iscritto.</p>}
      </FieldGroup>
      <FieldGroup title="Come si legge">
        <TextField name="title" label="Titolo" isRequired maxLength={60} defaultValue={typed.title} />
        <TextArea
          name="text"
          label="Spiegazione"
          description="Se dice quante volte conta, dica lo stesso numero di qui sopra."
          isRequired
          rows={2}
          maxLength={200}
          defaultValue={typed.text}
        />
        <TextField
          name="description"
          label="Nei movimenti"
          description="La riga che l’iscritto legge accanto ai punti."
          isRequired
          maxLength={80}
          defaultValue={typed.description}
        />
      </FieldGroup>
      <ReasonField />
    </DeskForm>
  )
}

type RemovalProps = { day: string; answer: { errors: Record<string, string>; typed: Typed } | undefined }

export function RemovalForm({ day, answer }: RemovalProps) {
  const own = answer?.typed.fromDay === day ? answer : undefined
  const isPending = usePendingAct() === 'removed'
  return (
    <Form className="gap-4" errors={own?.errors} values={own && { ...own.typed }}>
      <input type="hidden" name="act" value="removed" />
      <input type="hidden" name="fromDay" value={day} />
      <ReasonField />
      <div>
        <Button type="submit" variant="ghost" isPending={isPending}>
          Togli questo cambiamento
        </Button>
      </div>
    </Form>
  )
}
