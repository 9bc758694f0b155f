import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { FormParts } from '#design/desk/form-parts.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Choosing } from '#platform/pure/choices.ts'
import type { Answer } from '#platform/pure/listing.ts'
import type { CourseChoices } from '../desk-context.server.ts'
import { DESK_PATH } from '../desk-copy.ts'
import type { CourseTyped } from '../desk-rules.ts'
import { AboutFields } from './about-fields.tsx'
import { EventFields, FrozenEvent } from './event-fields.tsx'

type Props = {
  /** What is held of it; null for a new one. Of one that has been opened, what certificates and the report tell is shown, not asked. */
  course: { id: number; version: number; isFrozen: boolean } | null
  typed: CourseTyped
  answer: Answer<CourseTyped> | null | undefined
  choices: CourseChoices
  people: Record<'lead' | 'people', Choosing>
}

/** Everything the course page and the certificate say of a course, in parts: DSK-005. */
export function CourseForm({ course, typed: held, answer, choices, people }: Props) {
  const typed = answer?.typed ?? held
  const isFrozen = course?.isFrozen ?? false
  const backTo = course ? `${DESK_PATH}/${course.id}` : DESK_PATH
  const event = { key: 'evento', title: 'Evento', children: <EventFields typed={typed} choices={choices} /> }
  const parts = [
    ...(isFrozen ? [] : [event]),
    {
      key: 'pagina',
      title: 'Pagina del corso',
      children: (
        <>
          <CatalogueFields typed={typed} choices={choices} isFrozen={isFrozen} />
          <AboutFields typed={typed} people={{ ...people, ...answer?.choosings }} />
        </>
      ),
    },
    { key: 'iscrizioni', title: 'Iscrizioni', children: <EnrolmentFields typed={typed} /> },
  ]
  return (
    <DeskForm
      className="max-w-3xl gap-8"
      path={course ? `${backTo}/dati` : `${DESK_PATH}/nuovo`}
      seen={course?.version}
      answer={answer}
      backTo={backTo}
    >
      {isFrozen && <FrozenEvent typed={typed} />}
      <FormParts label="Parti del modulo" parts={parts} />
    </DeskForm>
  )
}

type CatalogueProps = { typed: CourseTyped; choices: CourseChoices; isFrozen: boolean }

function CatalogueFields({ typed, choices, isFrozen }: CatalogueProps) {
  return (
    <FieldGroup title="Nel catalogo">
      <Select
        name="series"
        label="Collana"
        placeholder="Scegli"
        isRequired
        defaultValue={typed.series}
        options={choices.series.map(({ id, name }) => ({ value: String(id), label: name }))}
        className="max-w-sm"
      />
      <TextArea
        name="description"
        label="Presentazione"
        description="Due o tre frasi: sono sulla scheda, nella pagina del corso e nei risultati di ricerca."
        isRequired
        maxLength={600}
        rows={4}
        defaultValue={typed.description}
      />
      {isFrozen && (
        <DateField
          name="expiresOn"
          label="Ultimo giorno"
          description="Dopo quel giorno il corso è chiuso. Mentre qualcuno studia si può solo spostare in avanti."
          isRequired
          defaultValue={typed.expiresOn}
          className="max-w-sm"
        />
      )}
      <TextField
        name="sponsor"
        label="Sponsor"
        description="Chi finanzia l’evento: la pagina del corso lo dichiara."
        isOptional
        maxLength={100}
        defaultValue={typed.sponsor}
      />
    </FieldGroup>
  )
}

function EnrolmentFields({ typed }: { typed: CourseTyped }) {
  return (
    <FieldGroup title="Chi può iscriversi">
      <div>
        <input type="hidden" name="shown" value="isForRegistered" />
        <Checkbox
          name="isForRegistered"
          label="Aperto anche a chi è solo registrato"
          description="Chi non ha un piano entra senza usare crediti."
          defaultChecked={typed.isForRegistered === 'on'}
        />
        <input type="hidden" name="shown" value="isHighlighted" />
        <Checkbox
          name="isHighlighted"
          label="In evidenza nella pagina della sua famiglia"
          defaultChecked={typed.isHighlighted === 'on'}
        />
      </div>
      <TextField
        name="promoCodes"
        label="Codici promozionali"
        description="Chi ne ha uno entra senza usare crediti. Separati da una virgola."
        isOptional
        defaultValue={typed.promoCodes}
      />
      <TextField
        name="linkUrl"
        label="Indirizzo su un’altra piattaforma"
        description="Solo per i corsi che si seguono altrove."
        isOptional
        inputMode="url"
        maxLength={300}
        defaultValue={typed.linkUrl}
      />
    </FieldGroup>
  )
}
