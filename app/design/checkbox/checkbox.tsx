import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldDescription, FieldError } from '../field/field.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

export type CheckboxProps = Omit<FieldProps, 'label' | 'isOptional'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'required' | 'type'> & {
    /** May hold links, as consents do. */
    label: ReactNode
  }

/** The box of a tick, drawn over the native control so that it can be focused, checked and submitted by itself. */
export const tickClass = cx(
  'peer size-6 shrink-0 appearance-none border-[1.5px] border-line-strong bg-paper transition-colors',
  'checked:border-primary checked:bg-primary hover:border-primary aria-invalid:border-2 aria-invalid:border-danger',
  'disabled:bg-sunken disabled:opacity-60 forced-colors:appearance-auto',
)

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
      <label htmlFor={wiring.id} className="flex min-h-(--control) items-start gap-3 py-2">
        <span className="relative grid">
          <input type="checkbox" {...wiring.control} {...checked} {...rest} className={cx(tickClass, 'rounded-md')} />
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="var(--on-primary)"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-6 p-1 opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          >
            <path d="m5 12.5 5 5L19.500 7" />
          </svg>
        </span>
        <span className="pt-px">{label}</span>
      </label>
      {description && (
        <div className="pl-9">
          <FieldDescription id={wiring.descriptionId}>{description}</FieldDescription>
        </div>
      )}
    </div>
  )
}
