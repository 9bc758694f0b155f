import { EMPLOYMENTS, type Trainee } from '#areas/courses/model.ts'
import { EMPLOYMENT_NAMES, isKnownCode, type TraineeTyped, traineeCodeProblem } from '#areas/courses/trainee-rules.ts'
import { DateField } from '#design/date-field/date-field.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'

/** What the certificate prints of a person, as its fields begin. */
export type KnownTrainee = ReturnType<typeof toKnownTrainee>

export function toKnownTrainee({ fiscalCode, birthDate, birthPlace, employment }: Trainee) {
  return {
    fiscalCode: fiscalCode ?? '',
    isCodeKnown: isKnownCode(fiscalCode),
    codeProblem: fiscalCode && traineeCodeProblem(fiscalCode),
    birthDate: birthDate && formatDateIt(birthDate),
    birthPlace: birthPlace ?? '',
    employment: employment ?? undefined,
  }
}

const FIELDS = ['fiscalCode', 'birthDate', 'birthPlace', 'employment'] as const

/** What was typed in them. */
export function readTrainee(form: FormData): TraineeTyped {
  const [fiscalCode = '', birthDate = '', birthPlace = '', employment = ''] = FIELDS.map((name) =>
    String(form.get(name) ?? '').slice(0, 200),
  )
  return { fiscalCode, birthDate, birthPlace, employment }
}

/** Asked once, before the first certificate; what the club knows is shown, and asked again only where it cannot be true. */
export function TraineeFields({ known }: { known: KnownTrainee }) {
  return (
    <>
      {known.isCodeKnown ? (
        <Known name="Codice fiscale" value={known.fiscalCode} />
      ) : (
        <TextField
          name="fiscalCode"
          label="Codice fiscale"
          isRequired
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          defaultValue={known.fiscalCode}
          {...(known.codeProblem && { description: known.codeProblem })}
        />
      )}
      {known.birthDate === null ? (
        <DateField name="birthDate" label="Data di nascita" isRequired autoComplete="bday" />
      ) : (
        <Known name="Data di nascita" value={known.birthDate} />
      )}
      <TextField
        name="birthPlace"
        label="Luogo di nascita"
        description="Il comune, o lo Stato se non è in Italia."
        isRequired
        maxLength={60}
        defaultValue={known.birthPlace}
        autoComplete="off"
      />
      <RadioGroup
        name="employment"
        label="Come lavori?"
        isRequired
        defaultValue={known.employment}
        options={EMPLOYMENTS.map((value) => ({ value, label: EMPLOYMENT_NAMES[value] }))}
      />
    </>
  )
}

function Known({ name, value }: { name: string; value: string }) {
  return (
    <p>
      <span className="block text-sm text-ink-soft">{name}</span>
      <span className="font-strong">{value}</span>
    </p>
  )
}
