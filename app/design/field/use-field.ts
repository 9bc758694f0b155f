import { fieldId, useFormState } from '../form/form-context.ts'

export type FieldProps = {
  name: string
  label: string
  /** What helps to answer, before the answer. */
  description?: string
  /** Usually comes from the form; a field alone may be given its own. */
  error?: string
  isRequired?: boolean
  /** Says “(facoltativo)” beside the label. */
  isOptional?: boolean
  id?: string
}

/** The wiring of one field: ids, what describes it, what is wrong with it, what had been typed. */
export function useField({ name, description, error: ownError, isRequired, id: ownId }: FieldProps) {
  const form = useFormState()
  const id = ownId ?? fieldId(form.id, name)
  const error = ownError ?? form.errors[name]
  const descriptionId = description ? `${id}-aiuto` : undefined
  const errorId = error ? `${id}-errore` : undefined
  return {
    id,
    error,
    descriptionId,
    errorId,
    typed: form.values[name],
    control: {
      id,
      name,
      required: isRequired,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': [descriptionId, errorId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export type FieldWiring = ReturnType<typeof useField>
