import { useEffect, useState } from 'react'
import { useEnhancement } from '../field/use-enhancement.ts'
import { useField } from '../field/use-field.ts'
import { lazyPart } from '../lazy-part.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

const part = lazyPart(() => import('./date-field-content.tsx'))

export type DateFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'description' | 'error' | 'isRequired' | 'isOptional' | 'id' | 'className' | 'autoComplete'
> & {
  /** Days as 2026-11-15, the way the form submits them. */
  defaultValue?: string
  min?: string
  max?: string
}

/**
 * A day. Phones have the best wheel for it and keep their own; where there is a mouse, and everywhere at the desk (DSK-009), an Italian
 * field with a calendar takes the place of the browser's. Both submit the same text.
 */
export function DateField(props: DateFieldProps) {
  const [isItalian, setItalian] = useState(false)
  useEffect(() => {
    setItalian(matchMedia('(pointer: fine)').matches || document.documentElement.dataset.desk !== undefined)
  }, [])
  const wiring = useField(props)
  const { frame, richer } = useEnhancement(part, isItalian)
  return (
    <div ref={frame} className={props.className}>
      {richer ? (
        <richer.part.DateFieldContent {...props} wiring={wiring} value={richer.value} />
      ) : (
        <TextField {...props} className={undefined} type="date" />
      )}
    </div>
  )
}
