import { type ChangeEvent, type TextareaHTMLAttributes, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame } from '../field/field.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'required'>

const spoken = (left: number) => (left >= 0 ? `Ancora ${left} caratteri` : `${-left} caratteri di troppo`)

/** Several lines, growing with the text. With a maximum it counts what is left, and lets one exceed it to cut afterwards. */
export function TextArea({
  name,
  label,
  description,
  error,
  isRequired,
  isOptional,
  id,
  maxLength,
  rows = 4,
  className,
  defaultValue,
  onChange,
  ...rest
}: TextAreaProps) {
  const wiring = useField({ name, label, description, error, isRequired, id })
  const first = String(rest.value ?? wiring.typed ?? defaultValue ?? '').length
  const [length, setLength] = useState(first)
  const area = useRef<HTMLTextAreaElement>(null)
  // A form that is emptied tells nobody but itself.
  useEffect(() => {
    const form = area.current?.form
    const recount = () => setLength(first)
    form?.addEventListener('reset', recount)
    return () => form?.removeEventListener('reset', recount)
  }, [first])
  const value = rest.value === undefined ? { defaultValue: wiring.typed ?? defaultValue } : {}
  const left = maxLength === undefined ? undefined : maxLength - length
  const counterId = `${wiring.id}-conteggio`
  const describedBy =
    [wiring.control['aria-describedby'], left !== undefined && counterId].filter(Boolean).join(' ') || undefined
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.target.value.length)
    onChange?.(event)
  }
  return (
    <FieldFrame label={label} description={description} isOptional={isOptional} wiring={wiring} className={className}>
      <textarea
        ref={area}
        {...wiring.control}
        {...value}
        {...rest}
        aria-describedby={describedBy}
        rows={rows}
        onChange={count}
        className={cx(controlClass, 'field-sizing-content min-h-32 resize-y py-3 leading-normal')}
      />
      {left !== undefined && (
        <p id={counterId} className={cx('text-sm tabular-nums', left < 0 ? 'font-[600] text-danger' : 'text-ink-soft')}>
          {spoken(left)}
        </p>
      )}
    </FieldFrame>
  )
}
