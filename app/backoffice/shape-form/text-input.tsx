import { useId } from 'react'
import { cx } from '#design/cx.ts'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import { ChosenInput } from './chosen-input.tsx'
import type { FieldShape } from './field-shape.ts'
import type { AskedErrors } from './shape-path.ts'
import { useSuggestions } from './use-suggestions.ts'

export type InputProps<Kind extends FieldShape['kind']> = {
  shape: FieldShape & { kind: Kind }
  value: unknown
  errors: AskedErrors
  path: string
  onChange: (next: unknown) => void
}

/** What every field of words is told. Words that may be left out are never sent empty: the shape has its own for that. */
function common({ shape, value, errors, path, onChange }: InputProps<'text' | 'number' | 'link'>) {
  const { defaultValue } = shape
  const own = typeof defaultValue === 'string' || typeof defaultValue === 'number' ? String(defaultValue) : undefined
  const isEmpty = value === undefined || value === ''
  return {
    name: path,
    label: shape.title,
    description: shape.description ?? (own !== undefined && isEmpty ? `Vuoto, vale «${own}».` : undefined),
    error: errors[path],
    isOptional: shape.isOptional && own === undefined,
    value: value === undefined ? '' : String(value),
    placeholder: own,
    write: (typed: string) => onChange(typed === '' && shape.isOptional ? undefined : typed),
  }
}

export function TextInput(props: InputProps<'text'>) {
  const { shape } = props
  const { write, ...field } = common(props)
  if (shape.isLong)
    return <TextArea {...field} rows={3} maxLength={shape.max} onChange={(event) => write(event.target.value)} />
  if (shape.suggestions) return <ChosenInput {...props} of={shape.suggestions} />
  if (shape.max !== undefined) return <CountedInput {...field} max={shape.max} onWrite={write} />
  return <TextField {...field} onChange={(event) => write(event.target.value)} />
}

type CountedProps = Omit<ReturnType<typeof common>, 'write'> & { max: number; onWrite: (typed: string) => void }

/** A line that counts. It lets one exceed, to cut afterwards: the browser's own limit would swallow the end of what is pasted. */
function CountedInput({ max, onWrite, ...field }: CountedProps) {
  const left = max - field.value.length
  return (
    <div>
      <TextField
        {...field}
        unit={
          <span
            aria-hidden="true"
            className={cx('bg-paper pl-1 text-sm tabular-nums', left < 0 && 'font-strong text-danger')}
          >
            {field.value.length}/{max}
          </span>
        }
        onChange={(event) => onWrite(event.target.value)}
      />
      {/* Said only when it matters: nobody wants to hear a number at each letter. */}
      <span role="status" className="visually-hidden">
        {left < 0 ? `${-left} caratteri di troppo` : left <= 10 ? `Ancora ${left} caratteri` : ''}
      </span>
    </div>
  )
}

/** An address: written by hand, or taken from what is proposed. */
export function SuggestedInput({ of, ...props }: InputProps<'link'> & { of: 'links' }) {
  const listId = useId()
  const { write, ...field } = common(props)
  const { suggestions, ask } = useSuggestions(of)
  return (
    <>
      <TextField
        {...field}
        list={listId}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => ask(event.target.value)}
        onChange={(event) => {
          write(event.target.value)
          ask(event.target.value)
        }}
      />
      <datalist id={listId}>
        {suggestions.map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  )
}

/** A number as it is typed; what is no number is kept as it was written, and refused beside the field. */
export function NumberInput(props: InputProps<'number'>) {
  const { shape, onChange } = props
  const { write, ...field } = common(props)
  const limits = [
    shape.min !== undefined && `almeno ${shape.min}`,
    shape.max !== undefined && `al massimo ${shape.max}`,
  ]
  const said = limits.filter(Boolean).join(', ')
  const type = (typed: string) => {
    const isNumber = /^-?\d+([.,]\d+)?$/.test(typed.trim())
    if (isNumber) onChange(Number(typed.trim().replace(',', '.')))
    else write(typed)
  }
  return (
    <NumberField
      {...field}
      description={field.description ?? (said ? `${said.replace(/^./, (first) => first.toUpperCase())}.` : undefined)}
      isDecimal={!shape.isInteger}
      className="max-w-60"
      onChange={(event) => type(event.target.value)}
    />
  )
}
