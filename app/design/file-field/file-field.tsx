import { type ChangeEvent, type InputHTMLAttributes, useState } from 'react'
import { megabytes } from '#platform/pure/sizes.ts'
import { cx } from '../cx.ts'
import { FieldFrame } from '../field/field.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

export type FileFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'required' | 'type'>

/** The native control, which already accepts a dropped file; it says what was chosen in our words. */
export function FileField({
  name,
  label,
  description,
  error,
  isRequired,
  isOptional,
  id,
  className,
  onChange,
  ...rest
}: FileFieldProps) {
  const wiring = useField({ name, label, description, error, isRequired, id })
  const [chosen, setChosen] = useState<{ name: string; size: number }[]>([])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setChosen(Array.from(event.target.files ?? [], (file) => ({ name: file.name, size: file.size })))
    onChange?.(event)
  }
  return (
    <FieldFrame label={label} description={description} isOptional={isOptional} wiring={wiring} className={className}>
      <input
        type="file"
        {...wiring.control}
        {...rest}
        onChange={choose}
        className={cx(
          'w-full rounded-field border-[1.5px] border-dashed border-line-strong bg-paper p-3 text-sm text-ink-soft hover:border-primary aria-invalid:border-2 aria-invalid:border-danger',
          'file:mr-4 file:min-h-11 file:rounded-pill file:border-0 file:bg-primary-tint file:px-5 file:font-strong file:text-primary-strong',
        )}
      />
      {chosen.length > 0 && (
        <ul className="text-sm text-ink-soft">
          {chosen.map((file) => (
            <li key={file.name}>
              {file.name} · {megabytes(file.size)}
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
