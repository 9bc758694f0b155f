import { DateField } from '#design/date-field/date-field.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { FieldAnchor } from './field-anchor.tsx'
import type { trainingOf } from './member-billing.server.ts'
import { ActForm, Part, type SectionProps } from './member-parts.tsx'

/** DSK-032. What certificates and the report of an event say of the member. */
export function TrainingSection({
  training,
  refused,
}: SectionProps & { training: Awaited<ReturnType<typeof trainingOf>> }) {
  return (
    <Part id="formazione" title="Formazione ECM">
      <p className="text-ink-soft">
        Gli attestati già emessi non cambiano. L’iscritto riceve un’e-mail, che non riporta i dati.
      </p>
      <ActForm act="training" refused={refused}>
        <FieldAnchor id="campo-codice-fiscale">
          <TextField
            name="fiscalCode"
            label="Codice fiscale"
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            defaultValue={training.fiscalCode ?? ''}
            {...(training.codeProblem && { description: training.codeProblem })}
          />
        </FieldAnchor>
        <DateField
          name="birthDate"
          label="Data di nascita"
          defaultValue={training.birthDate ?? ''}
          className="max-w-xs"
        />
        <TextField
          name="birthPlace"
          label="Luogo di nascita"
          description="Il comune, o lo Stato estero."
          maxLength={60}
          autoComplete="off"
          defaultValue={training.birthPlace ?? ''}
        />
        <FieldAnchor id="campo-come-lavora">
          <RadioGroup
            name="employment"
            label="Come lavora"
            {...(training.employment && { defaultValue: training.employment })}
            options={training.employments}
          />
        </FieldAnchor>
      </ActForm>
    </Part>
  )
}
