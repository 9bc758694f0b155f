import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import { MOST_PASSAGES, TICKS, type TravelTyped } from '../desk-rules.ts'
import { DESTINATIONS, HOLIDAY_TYPES } from '../model.ts'

type Props = {
  typed: TravelTyped
  errors?: Record<string, string> | undefined
  version: number
  isNew: boolean
  isShown: boolean
}

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => ({ value: label, label }))

/** TRV-006…008. All that is said of a travel, but its picture. */
export function TravelForm({ typed, errors, version, isNew, isShown }: Props) {
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const parts = Math.min(MOST_PASSAGES, typed.passages.length + 1)
  return (
    <GuardedForm className="gap-8" errors={errors}>
      <input type="hidden" name="version" value={version} />
      <FieldGroup title="Il viaggio">
        <TextField name="title" label="Titolo" isRequired maxLength={120} defaultValue={typed.title} />
        {isNew && (
          <TextField
            name="slug"
            label="Indirizzo della pagina"
            description="L’ultima parte. Vuoto: lo propone il titolo. Poi non cambia più."
            isOptional
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed.slug}
          />
        )}
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
      <div className="bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-line border-t bg-ground px-2 py-3 sm:sticky">
        <Button type="submit" name="act" value="publish" icon="check" isPending={pending === 'publish'}>
          {isShown ? 'Pubblica le modifiche' : 'Pubblica'}
        </Button>
        {!isShown && (
          <Button type="submit" name="act" value="save" variant="ghost" isPending={pending === 'save'}>
            Salva senza pubblicare
          </Button>
        )}
      </div>
    </GuardedForm>
  )
}
