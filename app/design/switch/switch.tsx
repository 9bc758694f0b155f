import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldDescription, FieldError } from '../field/field.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

export type SwitchProps = Omit<FieldProps, 'label' | 'isOptional' | 'isRequired'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'required' | 'type'> & { label: ReactNode }

/** On or off, at once. A checkbox underneath, so that a form without JavaScript still submits it. */
export function Switch({ name, label, description, error, id, className, defaultChecked, ...rest }: SwitchProps) {
  const wiring = useField({ name, label: '', description, error, id })
  const checked =
    rest.checked === undefined
      ? { defaultChecked: wiring.typed === undefined ? defaultChecked : wiring.typed === 'on' }
      : {}
  return (
    <div className={cx('flex items-start justify-between gap-4', className)}>
      <div className="grid">
        <label htmlFor={wiring.id} className="flex min-h-(--control) items-center font-[580]">
          {label}
        </label>
        {description && <FieldDescription id={wiring.descriptionId}>{description}</FieldDescription>}
        {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      </div>
      {/* A label, because the larger target lies over the control and must still switch it. */}
      <label className="relative mt-2 inline-grid target">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself.
          role="switch"
          {...wiring.control}
          {...checked}
          {...rest}
          className="peer h-7 w-12 appearance-none rounded-pill bg-line-strong transition-colors checked:bg-primary focus-visible:rounded-pill disabled:opacity-50 forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-paper shadow-card transition-transform peer-checked:translate-x-5 forced-colors:hidden" />
      </label>
    </div>
  )
}
