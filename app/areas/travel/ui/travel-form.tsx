import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskForm, publishingActs } from '#design/desk/desk-form.tsx'
import { SlugField } from '#design/desk/slug-field.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { DESK_PATH } from '../desk-copy.ts'
import { MOST_PASSAGES, TICKS, type TravelTyped } from '../desk-rules.ts'
import { DESTINATIONS, HOLIDAY_TYPES } from '../model.ts'

type Props = {
  /** What is held of it; null for a new one. */
  travel: { slug: string; version: number; isHidden: boolean } | null
  typed: TravelTyped
  answer: Answer<TravelTyped> | null
}

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => ({ value: label, label }))

/** TRV-006…008. All that is said of a travel, but its picture. */
export function TravelForm({ travel, typed: held, answer }: Props) {
  const typed = answer?.typed ?? held
  const parts = Math.min(MOST_PASSAGES, typed.passages.length + 1)
  return (
    <DeskForm
      className="gap-8"
      path={`${DESK_PATH}/${travel?.slug ?? 'nuovo'}`}
      seen={travel?.version}
      answer={answer}
      acts={publishingActs(travel !== null && !travel.isHidden)}
      backTo={DESK_PATH}
    >
      <FieldGroup title="Il viaggio">
        <TextField name="title" label="Titolo" isRequired maxLength={120} defaultValue={typed.title} />
        {!travel && <SlugField defaultValue={typed.slug} />}
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <Select
            name="destination"
            label="Destinazione"
            placeholder="Scegli"
            isRequired
            defaultValue={typed.destination}
            options={labels(DESTINATIONS)}
          />
          <Select
            name="holidayType"
            label="Tipo di vacanza"
            placeholder="Scegli"
            isRequired
            defaultValue={typed.holidayType}
            options={labels(HOLIDAY_TYPES)}
          />
          <TextField name="place" label="Paese, regione o mare" isRequired maxLength={80} defaultValue={typed.place} />
          <TextField name="location" label="Luoghi" isRequired maxLength={120} defaultValue={typed.location} />
        </div>
        <TextArea
          name="extract"
          label="La frase della scheda"
          description="È nell’elenco, nel catalogo e nei motori di ricerca."
          isRequired
          rows={2}
          maxLength={240}
          defaultValue={typed.extract}
        />
        <TextArea
          name="content"
          label="Presentazione"
          description="In testa alla pagina, sotto il titolo."
          isRequired
          rows={3}
          maxLength={600}
          defaultValue={typed.content}
        />
      </FieldGroup>
      <FieldGroup title="Che cosa comprende">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <NumberField name="nights" label="Notti" isOptional maxLength={3} defaultValue={typed.nights} />
          <NumberField name="hotelStars" label="Stelle" isOptional maxLength={1} defaultValue={typed.hotelStars} />
          <TextField
            name="board"
            label="Trattamento"
            isOptional
            maxLength={80}
            placeholder="Mezza pensione"
            defaultValue={typed.board}
          />
          <TextField
            name="structureType"
            label="Struttura"
            isOptional
            maxLength={80}
            placeholder="Hotel"
            defaultValue={typed.structureType}
          />
        </div>
        <div className="grid sm:grid-cols-2">
          {TICKS.map(([tick, label]) => (
            <Checkbox key={tick} name={tick} label={label} defaultChecked={typed.ticks.includes(tick)} />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup title="Il programma">
        <p className="text-ink-soft">
          Una parte alla volta: titolo e testo. Una riga vuota comincia un altro capoverso. Salvando compare lo spazio
          per un’altra parte; una parte svuotata si toglie.
        </p>
        {Array.from({ length: parts }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          <div key={at} className="grid gap-4 rounded-card bg-paper p-5 shadow-card">
            <TextField
              name={`heading-${at}`}
              label={`Titolo della parte ${at + 1}`}
              isOptional
              maxLength={120}
              defaultValue={typed.passages[at]?.heading ?? ''}
            />
            <TextArea
              name={`text-${at}`}
              label="Testo"
              isOptional
              rows={5}
              defaultValue={typed.passages[at]?.text ?? ''}
            />
          </div>
        ))}
      </FieldGroup>
    </DeskForm>
  )
}
