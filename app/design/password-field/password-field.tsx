import { useState } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import type { TextFieldProps } from '../text-field/text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'unit'> & { isNew?: boolean }

/** A password one may look at while typing. Pasting works, password managers work, and it is never given back by the server. */
export function PasswordField({
  name,
  label,
  description,
  error,
  isRequired,
  isOptional,
  id,
  isNew,
  className,
  ...rest
}: PasswordFieldProps) {
  const wiring = useField({ name, label, description, error, isRequired, id })
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame label={label} description={description} isOptional={isOptional} wiring={wiring} className={className}>
      <div className="relative">
        <input
          {...wiring.control}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={isShown ? 'text' : 'password'}
          className={cx(controlClass, 'pr-13')}
        />
        <button
          type="button"
          aria-label={isShown ? 'Nascondi password' : 'Mostra password'}
          aria-controls={wiring.id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-field text-ink-soft hover:text-primary"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
        </button>
      </div>
    </FieldFrame>
  )
}
