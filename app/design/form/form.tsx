import { type FormHTMLAttributes, type ReactNode, type Ref, type SubmitEvent, useId, useMemo, useState } from 'react'
import { Form as RouterForm, type FormProps as RouterFormProps } from 'react-router'
import { characterProblem } from '#platform/pure/safe-text.ts'
import { cx } from '../cx.ts'
import { ErrorSummary } from './error-summary.tsx'
import { type FieldErrors, FormContext } from './form-context.ts'

export type FormProps = Omit<RouterFormProps, 'children'> & {
  children: ReactNode
  ref?: Ref<HTMLFormElement>
  /** What the server refused, by name of field. A name without a field is still shown in the summary. */
  errors?: FieldErrors
  /** What was typed, given back by the server for readers without JavaScript. */
  values?: Record<string, string>
  /** The same refusals, found before asking the server. */
  validate?: (data: FormData) => FieldErrors
  summaryTitle?: string
  /** Shows the summary without taking the focus: for a form that is only a picture, as in the gallery. */
  isSummaryQuiet?: boolean
}

const none: FieldErrors = {}
const nothingTyped: Record<string, string> = {}

type Checked = Pick<FormProps, 'errors' | 'values' | 'validate' | 'onSubmit'>

/** What both kinds of form do: judge before sending, and tell the fields what is wrong with them. */
function useChecked({ errors = none, values = nothingTyped, validate, onSubmit }: Checked) {
  const id = useId()
  const [found, setFound] = useState<{ errors: FieldErrors; answering: FieldErrors }>()
  const shown = found && found.answering === errors ? found.errors : errors
  const state = useMemo(() => ({ id, errors: shown, values }), [id, shown, values])
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const refused = { ...unsafeFields(event.currentTarget), ...validate?.(new FormData(event.currentTarget)) }
    setFound({ errors: refused, answering: errors })
    if (Object.keys(refused).length > 0) event.preventDefault()
    else onSubmit?.(event)
  }
  return { id, shown, state, check }
}

const LINES = new Set(['text', 'search', 'email', 'tel', 'url'])

/** IDN-021. Said at the field of every form, before the server refuses the same. */
function unsafeFields(form: HTMLFormElement): FieldErrors {
  const found: Record<string, string> = {}
  for (const field of form.elements) {
    const isMultiline = field instanceof HTMLTextAreaElement
    if (!isMultiline && !(field instanceof HTMLInputElement && LINES.has(field.type))) continue
    const problem = field.name && characterProblem(field.value, { isMultiline })
    if (problem) found[field.name] = problem
  }
  return found
}

/** A form of the router: the server decides, the summary says what to mend, and nothing typed is lost. */
export function Form({
  children,
  errors,
  values,
  validate,
  summaryTitle,
  isSummaryQuiet,
  className,
  onSubmit,
  ...rest
}: FormProps) {
  const { id, shown, state, check } = useChecked({ errors, values, validate, onSubmit })
  return (
    <FormContext value={state}>
      <RouterForm method="post" noValidate className={cx('grid gap-6', className)} onSubmit={check} {...rest}>
        <ErrorSummary errors={shown} formId={id} title={summaryTitle} isQuiet={isSummaryQuiet} />
        {children}
      </RouterForm>
    </FormContext>
  )
}

export type LocalFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'onSubmit'> &
  Pick<FormProps, 'children' | 'errors' | 'values' | 'validate' | 'summaryTitle' | 'onSubmit'>

/**
 * The same form where no page answers it: its component sends what was typed to a call, so it may stand anywhere, also in a block.
 * Pressed before its code has arrived it does nothing, which is what the method `dialog` means outside of one: nothing typed is lost,
 * and no password leaves in clear.
 */
export function LocalForm({
  children,
  errors,
  values,
  validate,
  summaryTitle,
  className,
  onSubmit,
  ...rest
}: LocalFormProps) {
  const { id, shown, state, check } = useChecked({ errors, values, validate, onSubmit })
  return (
    <FormContext value={state}>
      <form method="dialog" noValidate className={cx('grid gap-6', className)} onSubmit={check} {...rest}>
        <ErrorSummary errors={shown} formId={id} title={summaryTitle} />
        {children}
      </form>
    </FormContext>
  )
}

/** Fields that belong together, with their name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-title-s">{title}</legend>
      {children}
    </fieldset>
  )
}
