import { ChooseField } from '#design/choose-field/choose-field.tsx'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Choosing } from '#platform/pure/choices.ts'
import type { Answer } from '#platform/pure/listing.ts'
import { CASE_WORDS, DESK_PATH } from '../desk-copy.ts'
import { type CaseTyped, EMPTY_RULINGS, MOST_RULINGS, STATUSES } from '../desk-rules.ts'

type Props = {
  /** What is held of it; null for a new one. */
  held: { id: string; version: number } | null
  typed: CaseTyped
  answer: Answer<CaseTyped> | undefined
  /** Whose a new one is. */
  iscritto?: Choosing
}

/** CAU-003. All that is said of a case, but its hearings. */
export function CaseForm({ held, typed: written, answer, iscritto }: Props) {
  const typed = answer?.typed ?? written
  const statuses = [...new Set([...STATUSES, typed.status])].filter(Boolean)
  const lines = Math.min(MOST_RULINGS, typed.rulings.length + EMPTY_RULINGS)
  return (
    <DeskForm
      className="max-w-3xl gap-8"
      path={`${DESK_PATH}/${held?.id ?? 'nuova'}`}
      seen={held?.version}
      answer={answer}
      acts={held ? undefined : [{ act: 'save', label: 'Apri la causa' }]}
      backTo={DESK_PATH}
    >
      {(onEdit) => (
        <>
          {iscritto && (
            <ChooseField
              name="iscritto"
              label="Iscritto"
              isRequired
              of="iscritti"
              placeholder="Nome, cognome o codice cliente"
              choosing={iscritto}
              onEdit={onEdit}
            />
          )}
          <FieldGroup title="La pratica">
            <div className="grid items-end gap-5 sm:grid-cols-2">
              <TextField
                name="name"
                label={CASE_WORDS.name}
                description="Per esempio: Pratica 2026-0143."
                isRequired
                maxLength={120}
                defaultValue={typed.name}
              />
              <Select
                name="status"
                label={CASE_WORDS.status}
                isRequired
                defaultValue={typed.status}
                options={statuses.map((value) => ({ value, label: value }))}
              />
              <TextField
                name="businessLine"
                label={CASE_WORDS.businessLine}
                isRequired
                maxLength={120}
                defaultValue={typed.businessLine}
              />
              <TextField
                name="specialization"
                label={CASE_WORDS.specialization}
                isOptional
                maxLength={120}
                defaultValue={typed.specialization}
              />
            </div>
          </FieldGroup>
          <FieldGroup title="Davanti a chi">
            <div className="grid items-end gap-5 sm:grid-cols-3">
              <TextField name="court" label={CASE_WORDS.court} isRequired maxLength={120} defaultValue={typed.court} />
              <TextField name="seat" label={CASE_WORDS.seat} isRequired maxLength={120} defaultValue={typed.seat} />
              <TextField
                name="section"
                label={CASE_WORDS.section}
                isOptional
                maxLength={120}
                defaultValue={typed.section}
              />
            </div>
          </FieldGroup>
          <FieldGroup title="Provvedimenti">
            <p className="max-w-measure text-ink-soft">
              L’iscritto vede quelli che cominciano con ordinanza, sentenza o decreto; gli altri restano interni. Una
              riga svuotata si toglie; salvando ne compaiono di nuove.
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
        </>
      )}
    </DeskForm>
  )
}
