import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import type { FieldProps, FieldWiring } from './use-field.ts'

/** The box of every field one types or chooses in. */
export const controlClass = cx(
  'block min-h-(--field) w-full rounded-field border-[1.5px] border-line-strong bg-paper px-3.5 text-ink',
  'transition-[border-color,box-shadow] duration-150 hover:border-primary',
  'focus:border-primary focus:outline-3 focus:outline-offset-0 focus:outline-focus focus-visible:rounded-field',
  'aria-invalid:border-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft',
)

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-[600] text-danger">
      <Icon name="circle-alert" size={18} className="mt-1" />
      <span>
        <span className="visually-hidden">Errore: </span>
        {children}
      </span>
    </p>
  )
}

export function FieldDescription({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-soft">
      {children}
    </p>
  )
}

export function OptionalMark() {
  return <span className="font-normal text-ink-soft"> (facoltativo)</span>
}

type FrameProps = Pick<FieldProps, 'label' | 'description' | 'isOptional'> & {
  wiring: FieldWiring
  children: ReactNode
  className?: string
}

/** Label, help, error, control: read in this order by eye and by ear. */
export function FieldFrame({ label, description, isOptional, wiring, children, className }: FrameProps) {
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={wiring.id} className="font-strong">
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {description && <FieldDescription id={wiring.descriptionId}>{description}</FieldDescription>}
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      {children}
    </div>
  )
}
