import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldDescription, FieldError, OptionalMark } from '../field/field.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'
import type { Option } from '../select/select.tsx'

export type RadioGroupProps = FieldProps & {
  options: readonly (Omit<Option, 'label'> & { label: ReactNode; description?: string })[]
  defaultValue?: string
  onChange?: (value: string) => void
  /** Side by side, for two or three short answers. */
  isRow?: boolean
  /** Each answer in a box of its own, for choices that need a line of explanation. */
  isBoxed?: boolean
  className?: string
}

export function RadioGroup({
  name,
  label,
  description,
  error,
  isRequired,
  isOptional,
  id,
  options,
  defaultValue,
  onChange,
  isRow,
  isBoxed,
  className,
}: RadioGroupProps) {
  const wiring = useField({ name, label, description, error, isRequired, id })
  return (
    <fieldset
      id={wiring.id}
      aria-describedby={wiring.control['aria-describedby']}
      className={cx('grid gap-1.5', className)}
    >
      <legend className="mb-1.5 font-strong">
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      {description && <FieldDescription id={wiring.descriptionId}>{description}</FieldDescription>}
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      <div className={cx(isRow ? 'flex flex-wrap gap-x-7' : 'grid', isBoxed && 'gap-3')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-(--control) cursor-pointer items-start gap-3 py-2',
              isBoxed &&
                'rounded-field border-[1.5px] border-line-strong/60 bg-paper px-4 py-3.5 hover:border-primary has-checked:border-primary has-checked:bg-primary-tint',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={isRequired}
              disabled={option.isDisabled}
              aria-invalid={wiring.control['aria-invalid']}
              defaultChecked={(wiring.typed ?? defaultValue) === option.value}
              onChange={() => onChange?.(option.value)}
              className="size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-paper transition-[border-width,border-color] checked:border-[7px] checked:border-primary hover:border-primary focus-visible:rounded-full disabled:opacity-60 aria-invalid:border-danger forced-colors:appearance-auto"
            />
            <span className="pt-px">
              {option.label}
              {option.description && <span className="block text-sm text-ink-soft">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
