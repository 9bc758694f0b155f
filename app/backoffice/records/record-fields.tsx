import { FilmFields } from '#areas/content/ui/film-fields.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { ChooseField } from '#design/choose-field/choose-field.tsx'
import { cx } from '#design/cx.ts'
import { DateField } from '#design/date-field/date-field.tsx'
import { FieldError } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { FieldGroup } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NumberField, PhoneField, TextField } from '#design/text-field/text-field.tsx'
import type { Choosings } from '#platform/pure/choices.ts'
import type { FieldLook } from '#platform/records/fields.ts'
import type { OwnPage } from '../frame/frame-context.server.ts'
import { LinkField, WhoSees } from '../frame/frame-fields.tsx'

type Named = FieldLook & { name: string }
type Typed = Readonly<Record<string, string>>
type Around = {
  typed: Typed
  onEdit: () => void
  /** Pages of the club that a link may lead to. */
  pages: readonly OwnPage[]
  errors?: Readonly<Record<string, string>> | undefined
  /** What was chosen among things that exist, by name of field. */
  choosings: Choosings
  /** Something was chosen that the form does not tell of. */
  onChoose?: (name: string, value: string) => void
}

/** The fields of a record, group by group, as native inputs: they work before and without JavaScript. */
export function RecordFields({ fields, ...around }: Around & { fields: readonly Named[] }) {
  const groups = Map.groupBy(fields, ({ group }) => group ?? '')
  const drawn = (inside: readonly Named[]) => (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {inside.map((field) => (
        <div key={field.name} className={cx('min-w-0', isWhole(field) && 'sm:col-span-2')}>
          <RecordField field={field} beside={inside} {...around} />
        </div>
      ))}
    </div>
  )
  return [...groups].map(([group, inside]) =>
    group === '' ? (
      <div key={group}>{drawn(inside)}</div>
    ) : (
      <FieldGroup key={group} title={group}>
        {drawn(inside)}
      </FieldGroup>
    ),
  )
}

const isWhole = ({ kind, isWide }: Named) =>
  isWide || ['text', 'choices', 'link', 'audience', 'film', 'captions', 'parts'].includes(kind)

type FieldProps = Around & { field: Named; beside: readonly Named[] }

function RecordField({ field, beside, ...around }: FieldProps) {
  const { typed, onEdit, pages, errors, choosings, onChoose } = around
  const { kind, name, title, help, unit, example, isOptional, longest, rows, options = [] } = field
  const value = typed[name] ?? ''
  const common = {
    name,
    label: title,
    ...(help !== undefined && { description: help }),
    ...(isOptional ? { isOptional: true } : { isRequired: true }),
  }
  const typing = { ...common, maxLength: longest, placeholder: example, defaultValue: value }
  switch (kind) {
    case 'phone':
      return <PhoneField {...typing} />
    case 'line':
      return <TextField {...typing} unit={unit} />
    case 'number':
      return <NumberField {...typing} unit={unit} isDecimal={unit === '€'} />
    case 'text':
      return <TextArea {...typing} rows={rows ?? 3} />
    case 'day':
      return <DateField {...common} defaultValue={value} />
    case 'minute':
      return <TextField {...typing} type="datetime-local" />
    case 'link':
      return <LinkField {...typing} pages={pages} />
    case 'audience':
      return (
        <WhoSees
          name={name}
          defaultValue={JSON.parse(value || '{}') ?? {}}
          errors={errors}
          onChange={(chosen) => {
            onEdit()
            onChoose?.(name, JSON.stringify(chosen))
          }}
        />
      )
    case 'choice':
      if (field.chooses)
        return <ChooseField {...common} of={field.chooses} choosing={choosings[name] ?? NONE} onEdit={onEdit} />
      return <Select {...common} placeholder="Scegli" defaultValue={value} options={optionsWith(options, value)} />
    case 'choices':
      return <Choices field={field} chosen={value.split(',')} />
    case 'tick':
      return <Checkbox name={name} label={title} description={help} defaultChecked={value !== ''} />
    case 'film':
      return <Film field={field} beside={beside} {...around} />
    case 'captions':
      return null
    case 'parts':
      return <Parts field={field} written={value} onEdit={onEdit} />
  }
}

const NONE = { chosen: [] }

/** What is held and can no longer be chosen stays as it is. */
function optionsWith(options: NonNullable<Named['options']>, value: string) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return isKnown ? options : [...options, { value, label: value }]
}

function Choices({ field: { name, title, help, options = [] }, chosen }: { field: Named; chosen: readonly string[] }) {
  const wiring = useField({ name, label: title })
  return (
    <fieldset id={wiring.id} aria-describedby={wiring.control['aria-describedby']} className="grid gap-1">
      <legend className="font-strong">{title}</legend>
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      {help && <p className="text-ink-soft text-sm">{help}</p>}
      <div className="grid sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`${wiring.id}-${value}`}
            name={name}
            value={value}
            label={label}
            error=""
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A film and the captions that are asked after it. */
function Film({ field, beside, typed, onEdit }: FieldProps) {
  const captions = beside.find(({ kind }) => kind === 'captions')
  if (!captions) return null
  return (
    <FilmFields
      names={{ film: field.name, captions: captions.name }}
      film={typed[field.name] ?? ''}
      captions={typed[captions.name] ?? ''}
      title={typed.title ?? ''}
      isOptional={field.isOptional === true}
      onEdit={onEdit}
    />
  )
}

function Parts({ field, written, onEdit }: { field: Named; written: string; onEdit: () => void }) {
  const { title, help, parts = [], most = 0 } = field
  const held: Typed[] = written === '' ? [] : JSON.parse(written)
  return (
    <div className="grid gap-4">
      {help && <p className="text-ink-soft">{help}</p>}
      {Array.from({ length: Math.min(most, held.length + 1) }, (_, at) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          key={at}
          aria-label={`${title} ${at + 1}`}
          className="grid gap-4 rounded-card bg-paper p-5 shadow-card"
        >
          {parts.map((part) => (
            <RecordField
              key={part.name}
              field={{ ...part, name: `${part.name}-${at}`, title: `${part.title} ${at + 1}`, isOptional: true }}
              beside={[]}
              pages={[]}
              choosings={{}}
              typed={{ [`${part.name}-${at}`]: held[at]?.[part.name] ?? '' }}
              onEdit={onEdit}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
