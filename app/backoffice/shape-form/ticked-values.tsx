import { FieldDescription, FieldError } from '#design/field/field.tsx'
import { fieldId, useFormState } from '#design/form/form-context.ts'
import { cardClass } from './choice-field.tsx'
import { itemsOf } from './field-shape.ts'
import type { InputProps } from './text-input.tsx'

/** Any of some values: the order is that of the list, whatever was ticked first. */
export function TickedValues({
  shape,
  value,
  errors,
  path,
  onChange,
  options,
}: InputProps<'list'> & { options: readonly { value: string | number; label: string }[] }) {
  const id = fieldId(useFormState().id, path)
  const chosen = itemsOf(value ?? shape.defaultValue)
  const tick = (each: string | number, isOn: boolean) => {
    const strangers = chosen.filter((one) => !options.some((option) => option.value === one))
    const wanted = options.map((option) => option.value).filter((one) => (one === each ? isOn : chosen.includes(one)))
    onChange([...wanted, ...strangers])
  }
  const isFull = chosen.length >= shape.max
  return (
    <fieldset id={id} className="grid gap-2">
      <legend className="mb-1.5 font-strong">{shape.title}</legend>
      {shape.description && <FieldDescription>{shape.description}</FieldDescription>}
      {errors[path] && <FieldError>{errors[path]}</FieldError>}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isOn = chosen.includes(option.value)
          return (
            <label key={option.value} className={cardClass}>
              <input
                type="checkbox"
                name={path}
                value={option.value}
                checked={isOn}
                disabled={!isOn && isFull}
                onChange={(event) => tick(option.value, event.target.checked)}
                className="size-5 shrink-0 accent-primary"
              />
              {option.label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
