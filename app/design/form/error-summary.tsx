import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, fieldId } from './form-context.ts'

/** Said to what hides a field, so that it shows it: a part of a long form that is not in sight. */
export const OPEN_PART = 'open-part'

/** Said to a field whose fault has a place inside it: whoever shows that place has answered. */
export const REACH_FAULT = 'reach-fault'

/** Leads to a field, also in a part that is folded or not in sight. */
export function goToField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.closest('[data-part][hidden]')?.dispatchEvent(new Event(OPEN_PART, { bubbles: true }))
  const folded = field.closest('details')
  if (folded) folded.open = true
  if (!field.dispatchEvent(new Event(REACH_FAULT, { cancelable: true }))) return
  const target = field.matches('input, select, textarea, button')
    ? field
    : field.querySelector<HTMLElement>('[role=spinbutton], input, select, textarea, button, [tabindex]')
  field.scrollIntoView({ block: 'center' })
  ;(target ?? field).focus({ preventScroll: true })
}

/** Said of any field, it says of none which one it is. */
const SUITS_ANY = /^Campo obbligatorio/

/** What the fields are called whose message does not tell: "Campo obbligatorio", once or four times, would lead nobody anywhere. */
function namesOf(errors: FieldErrors, formId: string): Record<string, string> {
  const messages = Object.values(errors)
  const isRepeated = (message: string | undefined) => messages.filter((one) => one === message).length > 1
  const untold = Object.keys(errors).filter((name) => SUITS_ANY.test(errors[name] ?? '') || isRepeated(errors[name]))
  return Object.fromEntries(
    untold.flatMap((name) => {
      const field = document.getElementById(fieldId(formId, name))
      // A control of several parts is named by the words that its group points to.
      const named = field?.getAttribute('aria-labelledby')?.split(' ')[0]
      const label =
        (field as HTMLInputElement | null)?.labels?.[0] ??
        field?.querySelector('legend') ??
        (named ? document.getElementById(named) : null)
      const text = label?.textContent?.replace('(facoltativo)', '').trim()
      return text ? [[name, text]] : []
    }),
  )
}

export type ErrorSummaryProps = { errors: FieldErrors; formId: string; title?: string; isQuiet?: boolean }

/** GOV.UK's pattern: what is wrong, all together, at the top, each line leading to its field; it takes the focus. */
export function ErrorSummary({ errors, formId, title = 'Errore: controlla questi campi', isQuiet }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors)
  const [names, setNames] = useState<Record<string, string>>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is a new object, and each must be announced.
  useEffect(() => {
    setNames(namesOf(errors, formId))
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
              className="inline-flex min-h-9 items-center py-1 font-[600] text-danger underline underline-offset-[0.18em] hover:text-danger-strong hover:decoration-2"
            >
              {names[name] ? `${names[name]}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
