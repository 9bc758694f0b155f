import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { SlugField } from '#design/desk/slug-field.tsx'
import { FieldError } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { FieldGroup } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import type { CourseChoices } from '../desk-context.server.ts'
import type { CourseTyped } from '../desk-rules.ts'
import { ALL_PROFESSIONS } from '../desk-wire.ts'
import { DIDACTIC_MODELS } from '../model.ts'
import { NATIONAL_OBJECTIVES, OBJECTIVES_DAY } from '../objectives-model.ts'

/** What a course is accredited as: asked until it is opened. */
export function EventFields({ typed, choices }: { typed: CourseTyped; choices: CourseChoices }) {
  return (
    <>
      <FieldGroup title="L’evento">
        <input type="hidden" name="isWhole" value="on" />
        <TextField
          name="title"
          label="Titolo"
          description="Come è accreditato: lo stampa l’attestato."
          isRequired
          maxLength={160}
          defaultValue={typed.title}
        />
        <SlugField
          description="Quello che segue /corsi-ecm-fad/. Se lo lasci vuoto si fa dal titolo."
          maxLength={100}
          defaultValue={typed.slug}
        />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <NumberField
            name="eventId"
            label="Numero dell’evento"
            isRequired
            maxLength={10}
            defaultValue={typed.eventId}
          />
          <NumberField name="edition" label="Edizione" isRequired maxLength={3} defaultValue={typed.edition} />
          <TextField
            name="credits"
            label="Crediti ECM"
            description="Quelli che dà, e quelli del piano che costa: anche con un decimale, come 4,5."
            isRequired
            inputMode="decimal"
            maxLength={6}
            defaultValue={typed.credits}
          />
          <NumberField
            name="hours"
            label="Ore di studio"
            description="Quelle dichiarate per l’accreditamento."
            isRequired
            maxLength={3}
            defaultValue={typed.hours}
          />
          <DateField name="opensOn" label="Apertura" isRequired defaultValue={typed.opensOn} />
          <DateField name="expiresOn" label="Ultimo giorno" isRequired defaultValue={typed.expiresOn} />
        </div>
        <Select
          name="objectiveNumber"
          label="Obiettivo formativo nazionale"
          description={`Il suo numero va nel rapporto. L’elenco è del ${formatDateIt(OBJECTIVES_DAY)}.`}
          placeholder="Scegli"
          isRequired
          defaultValue={typed.objectiveNumber}
          options={NATIONAL_OBJECTIVES.map(({ number, words }) => ({
            value: String(number),
            label: `${number} - ${words}`,
          }))}
        />
        <TextField
          name="objective"
          label="Come lo stampa l’attestato"
          description="Se non scrivi niente, con le parole dell’elenco."
          isOptional
          maxLength={300}
          defaultValue={typed.objective}
        />
      </FieldGroup>
      <FieldGroup title="Come si segue">
        <Select
          name="model"
          label="Modello didattico"
          placeholder="Scegli"
          isRequired
          defaultValue={typed.model}
          options={DIDACTIC_MODELS.map((value) => ({ value, label: value }))}
          className="max-w-sm"
        />
        <div>
          <Checkbox
            name="isOrderFree"
            label="Le lezioni si leggono in qualunque ordine"
            description="Altrimenti ciascuna si apre quando le precedenti sono finite."
            defaultChecked={typed.isOrderFree === 'on'}
          />
          <Checkbox
            name="isExternal"
            label="Si segue su un’altra piattaforma"
            description="Qui restano la pagina e l’iscrizione: l’indirizzo si scrive più sotto."
            defaultChecked={typed.isExternal === 'on'}
          />
        </div>
      </FieldGroup>
      <Choices
        name="professions"
        title="Professioni"
        options={choices.professions}
        chosen={typed.professions}
        all="Tutte le professioni sanitarie"
      />
      <details className="rounded-card bg-paper px-5 py-4 shadow-card" open={typed.disciplines.length > 0}>
        <summary className="min-h-11 cursor-pointer py-2 font-strong">
          Solo alcune discipline dei medici
          {typed.disciplines.length > 0 && ` (${typed.disciplines.length})`}
        </summary>
        <div className="pt-3">
          <Choices
            name="disciplines"
            title="Discipline"
            options={choices.disciplines}
            chosen={typed.disciplines}
            isQuiet
          />
        </div>
      </details>
    </>
  )
}

type ChoicesProps = {
  name: 'professions' | 'disciplines'
  title: string
  options: readonly string[]
  chosen: readonly string[]
  /** A tick that stands for every other. */
  all?: string
  isQuiet?: boolean
}

function Choices({ name, title, options, chosen, all, isQuiet }: ChoicesProps) {
  const wiring = useField({ name, label: title })
  const isAll = all !== undefined && options.every((option) => chosen.includes(option))
  return (
    <fieldset id={wiring.id} aria-describedby={wiring.control['aria-describedby']} className="grid gap-1">
      <legend className={isQuiet ? 'visually-hidden' : 'mb-2 font-display text-title-s'}>{title}</legend>
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      {all && (
        <Checkbox
          id={`${wiring.id}-tutte`}
          name={name}
          value={ALL_PROFESSIONS}
          label={<strong>{all}</strong>}
          error=""
          defaultChecked={isAll}
        />
      )}
      <div className="grid sm:grid-cols-2 lg:grid-cols-3">
        {options.map((option, at) => (
          <Checkbox
            key={option}
            id={`${wiring.id}-${at}`}
            name={name}
            value={option}
            label={option}
            error=""
            defaultChecked={!isAll && chosen.includes(option)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What no longer changes, as it will be read for ever. */
export function FrozenEvent({ typed }: { typed: CourseTyped }) {
  const facts: [string, string][] = [
    ['Titolo', typed.title],
    ['Evento ed edizione', `${typed.eventId}, edizione ${typed.edition}`],
    ['Crediti e ore', `${typed.credits} crediti, ${typed.hours} ore`],
    ['Obiettivo formativo', `${typed.objectiveNumber} - ${typed.objective}`],
    ['Apertura', formatDateIt(typed.opensOn as RomeDay)],
    ['Modello didattico', `${typed.model}${typed.isOrderFree === 'on' ? ', lezioni in qualunque ordine' : ''}`],
    ['Professioni', typed.professions.join(', ')],
    ...(typed.disciplines.length > 0 ? ([['Discipline', typed.disciplines.join(', ')]] as [string, string][]) : []),
    ['Indirizzo', `/corsi-ecm-fad/${typed.slug}`],
  ]
  return (
    <section aria-labelledby="non-cambia" className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
      <div>
        <h2 id="non-cambia" className="text-title-s">
          Non cambia più
        </h2>
        <p className="mt-1 text-ink-soft">
          Il corso è stato aperto: questo è ciò che gli attestati stampano e il rapporto comunica. Per cambiarlo si fa
          una nuova edizione dal riepilogo.
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
