import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame } from '../field/field.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'required'>

export type TextFieldProps = FieldProps &
  Input & { ref?: Ref<HTMLInputElement> /** Stands inside the box, at its end. */; unit?: ReactNode }

/** A line of text. A native input, so that it works before and without JavaScript. */
export function TextField({
  name,
  label,
  description,
  error,
  isRequired,
  isOptional,
  id,
  unit,
  className,
  defaultValue,
  ...rest
}: TextFieldProps) {
  const wiring = useField({ name, label, description, error, isRequired, id })
  const value = rest.value === undefined ? { defaultValue: wiring.typed ?? defaultValue } : {}
  return (
    <FieldFrame label={label} description={description} isOptional={isOptional} wiring={wiring} className={className}>
      <div className="relative">
        <input
          type="text"
          {...wiring.control}
          {...value}
          {...rest}
          className={cx(controlClass, unit ? 'pr-14' : undefined)}
        />
        {unit && (
          <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft">
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  )
}

/** Capitals and corrections are wrong in an address, and the phone must offer the @. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />
}

/** Text that holds a number: the arrows and the wheel of type=number change values nobody meant to change. */
export function NumberField({ isDecimal, ...props }: TextFieldProps & { isDecimal?: boolean }) {
  return <TextField inputMode={isDecimal ? 'decimal' : 'numeric'} autoComplete="off" {...props} />
}

export function SearchField(props: TextFieldProps) {
  return <TextField type="search" enterKeyHint="search" autoComplete="off" {...props} />
}
