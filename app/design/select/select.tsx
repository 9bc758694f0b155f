import type { ReactNode, SelectHTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame } from '../field/field.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'

export type Option = { value: string; label: string; isDisabled?: boolean }

export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'required'> & {
    options: readonly Option[]
    /** Shown while nothing is chosen. */
    placeholder?: string
    children?: ReactNode
  }

/** The system's own list: on a phone nothing is better, and it works without JavaScript. */
export function Select({
  name,
  label,
  description,
  error,
  isRequired,
  isOptional,
  id,
  options,
  placeholder,
  className,
  defaultValue,
  ...rest
}: SelectProps) {
  // Where nothing can be left unchosen there is nothing to require, and HTML wants an empty first choice of what it requires.
  const canBeEmpty = Boolean(placeholder) || options[0]?.value === ''
  const wiring = useField({ name, label, description, error, isRequired: isRequired && canBeEmpty, id })
  const value =
    rest.value === undefined ? { defaultValue: wiring.typed ?? defaultValue ?? (placeholder ? '' : undefined) } : {}
  return (
    <FieldFrame label={label} description={description} isOptional={isOptional} wiring={wiring} className={className}>
      <div className="relative">
        <select {...wiring.control} {...value} {...rest} className={cx(controlClass, 'appearance-none pr-11')}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={20}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft"
        />
      </div>
    </FieldFrame>
  )
}
