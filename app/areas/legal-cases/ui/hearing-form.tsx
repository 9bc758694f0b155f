import { DateField } from '#design/date-field/date-field.tsx'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { DESK_PATH } from '../desk-copy.ts'
import type { HearingTyped } from '../desk-rules.ts'

type Props = {
  caseId: string
  /** What is held of it; null for a new one. */
  hearing: { id: string; version: number } | null
  typed: HearingTyped
  answer: Answer<HearingTyped> | null
}

/** What is said of a hearing, but its papers. */
export function HearingForm({ caseId, hearing, typed: held, answer }: Props) {
  const typed = answer?.typed ?? held
  const backTo = `${DESK_PATH}/${caseId}`
  return (
    <DeskForm
      path={`${backTo}/udienze/${hearing?.id ?? 'nuova'}`}
      seen={hearing?.version}
      answer={answer}
      backTo={backTo}
      backLabel="Torna alla causa"
    >
      <TextField
        name="type"
        label="Che udienza è"
        description="Per esempio: prima comparizione, esame della perizia."
        isRequired
        maxLength={120}
        defaultValue={typed.type}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <DateField name="day" label="Giorno" isRequired defaultValue={typed.day} />
        <TextField name="time" label="Ora" type="time" isRequired defaultValue={typed.time} />
      </div>
      <TextField
        name="place"
        label="Luogo"
        description="Aula, indirizzo o collegamento. Vuoto: la sede dell’organo giudicante."
        isOptional
        maxLength={160}
        defaultValue={typed.place}
      />
      <TextArea
        name="outcome"
        label="Esito"
        description="Si scrive dopo: l’iscritto lo legge sotto l’udienza."
        isOptional
        rows={3}
        maxLength={600}
        defaultValue={typed.outcome}
      />
    </DeskForm>
  )
}
