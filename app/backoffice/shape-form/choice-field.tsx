import { cx } from '#design/cx.ts'
import { FieldDescription, FieldError, OptionalMark } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { Select } from '#design/select/select.tsx'
import type { ChoiceOption } from './field-shape.ts'
import type { InputProps } from './text-input.tsx'

/** Up to so many answers are all in view; more are a list. */
const MOST_CARDS = 4
const NONE = ''

/** One of some values, by their Italian names. */
export function ChoiceField(props: InputProps<'choice'>) {
  const { shape, value, errors, path, onChange } = props
  const isUnset = shape.isOptional && shape.defaultValue === undefined
  const current = value ?? shape.defaultValue
  const isKnown = current === undefined || shape.options.some((option) => option.value === current)
  const options: readonly ChoiceOption[] = isKnown
    ? shape.options
    : [...shape.options, { value: String(current), label: `«${String(current)}», che non c’è più` }]
  const choose = (typed: string) => onChange(options.find((option) => String(option.value) === typed)?.value)
  const common = { name: path, label: shape.title, description: shape.description, error: errors[path] }
  if (options.length > MOST_CARDS)
    return (
      <Select
        {...common}
        isOptional={isUnset}
        value={String(current ?? NONE)}
        placeholder={isUnset ? 'Nessuna scelta' : current === undefined ? 'Scegli' : undefined}
        options={options.map((option) => ({ ...option, value: String(option.value) }))}
        onChange={(event) => choose(event.target.value)}
      />
    )
  const cards = isUnset ? [{ value: NONE, label: 'Nessuna scelta' }, ...options] : options
  return <Cards {...common} isOptional={isUnset} options={cards} value={String(current ?? NONE)} onChoose={choose} />
}

type CardsProps = {
  name: string
  label: string
  description: string | undefined
  error: string | undefined
  isOptional: boolean
  options: readonly ChoiceOption[]
  value: string
  onChoose: (value: string) => void
}

function Cards({ name, label, description, error, isOptional, options, value, onChoose }: CardsProps) {
  const wiring = useField({ name, label, ...(description && { description }), ...(error && { error }) })
  return (
    <fieldset id={wiring.id} aria-describedby={wiring.control['aria-describedby']} className="grid gap-1.5">
      <legend className="mb-1.5 font-strong">
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      {description && <FieldDescription id={wiring.descriptionId}>{description}</FieldDescription>}
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={cardClass}>
            <input
              type="radio"
              name={`${wiring.id}-scelta`}
              value={option.value}
              checked={value === String(option.value)}
              onChange={() => onChoose(String(option.value))}
              aria-invalid={wiring.control['aria-invalid']}
              className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-paper checked:border-[6px] checked:border-primary focus-visible:rounded-full forced-colors:appearance-auto"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export const cardClass = cx(
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field border-[1.5px] border-line-strong/60 bg-paper px-3.5 py-2 leading-snug',
  'hover:border-primary has-checked:border-primary has-checked:bg-primary-tint',
)
