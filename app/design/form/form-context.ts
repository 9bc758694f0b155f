import { createContext, use } from 'react'

export type FieldErrors = Record<string, string>

export type FormState = {
  /** Prefix of the ids of the form's fields. */
  id: string
  errors: FieldErrors
  /** What was typed, as the server gave it back: without JavaScript the page is drawn anew. */
  values: Record<string, string>
}

export const FormContext = createContext<FormState>({ id: 'campo', errors: {}, values: {} })

/** The id of a field, which the error summary links to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export function useFormState(): FormState {
  return use(FormContext)
}
