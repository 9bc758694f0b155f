import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldDescription, FieldError } from '../field/field.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

export type CheckboxProps = Omit<FieldProps, 'label' | 'isOptional'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'required' | 'type'> & {
    /** May hold links, as consents do. */
    label: ReactNode
  }

export function Checkbox({
  name,
  label,
  description,
  error,
  isRequired,
  id,
  className,
  defaultChecked,
  ...rest
}: CheckboxProps) {
  const wiring = useField({ name, label: '', description, error, isRequired, id })
  const value = String(rest.value ?? 'on')
  const checked =
    rest.checked === undefined
      ? { defaultChecked: wiring.typed === undefined ? defaultChecked : wiring.typed === value }
      : {}
  return (
    <div className={cx('grid gap-1', className)}>
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      <label htmlFor={wiring.id} className="tick-line">
        <input type="checkbox" {...wiring.control} {...checked} {...rest} className="tick" />
        <span>{label}</span>
      </label>
      {description && (
        <div className="pl-9">
          <FieldDescription id={wiring.descriptionId}>{description}</FieldDescription>
        </div>
      )}
    </div>
  )
}
