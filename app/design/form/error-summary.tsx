import { type MouseEvent, useEffect, useRef } from 'react'
import { type FieldErrors, fieldId } from './form-context.ts'

function goToField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  const target = field.matches('input, select, textarea, button')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]')
  field.scrollIntoView({ block: 'center' })
  ;(target ?? field).focus({ preventScroll: true })
}

export type ErrorSummaryProps = { errors: FieldErrors; formId: string; title?: string; isQuiet?: boolean }

/** GOV.UK's pattern: what is wrong, all together, at the top, each line leading to its field; it takes the focus. */
export function ErrorSummary({ errors, formId, title = 'Errore: controlla questi campi', isQuiet }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is a new object, and each must be announced.
  useEffect(() => {
    if (!isQuiet) box.current?.focus()
  }, [errors])

  if (entries.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-danger bg-paper px-5 py-4 sm:px-6"
    >
      <h2 className="font-text text-lg font-strong tracking-normal">{title}</h2>
      <ul className="mt-1 grid">
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              onClick={(event) => goToField(event, fieldId(formId, name))}
              className="inline-flex min-h-9 items-center font-[600] text-danger underline underline-offset-[0.18em] hover:text-danger-strong hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
