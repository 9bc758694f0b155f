import { useEnhancement } from '../field/use-enhancement.ts'
import { useField } from '../field/use-field.ts'
import { lazyPart } from '../lazy-part.ts'
import { Select, type SelectProps } from '../select/select.tsx'

const part = lazyPart(() => import('./combobox-content.tsx'))

export type ComboboxProps = Pick<
  SelectProps,
  | 'name'
  | 'label'
  | 'description'
  | 'error'
  | 'isRequired'
  | 'isOptional'
  | 'id'
  | 'options'
  | 'placeholder'
  | 'className'
> & { defaultValue?: string; onChange?: (value: string) => void }

/** A long list one can search by typing. Before its code arrives, and without JavaScript, a native list submits the same value. */
export function Combobox(props: ComboboxProps) {
  const { onChange, ...rest } = props
  const wiring = useField(props)
  const { frame, richer } = useEnhancement(part, true)
  return (
    <div ref={frame} className={props.className}>
      {richer ? (
        <richer.part.ComboboxContent {...props} wiring={wiring} value={richer.value} />
      ) : (
        <Select
          {...rest}
          className={undefined}
          placeholder={props.placeholder ?? 'Scegli'}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </div>
  )
}
