import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { isPersonComing, usePerson } from '#areas/audience/ui/person.ts'
import { RequestResultDialog } from '#areas/content/ui/request-result.tsx'
import { Button } from '#design/button/button.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { LeadOrigin } from '../form-wire.ts'
import { LEAD_SOURCE } from '../model.ts'
import { type FormKind, formProblems, type Typed } from '../rules.ts'
import type { LeadResultWire } from '../wire.ts'
import { usePrefill } from './use-prefill.ts'
import { useRequest } from './use-request.ts'

export type RequestFormProps = LeadOrigin & {
  kind: FormKind
  submitLabel: string
  phoneMaxDigits?: number
  /** The name of the form, where another on the page has the same button. */
  label?: string
  /** The one action that matters on its page, unless the page has another. */
  submitVariant?: 'accent' | 'solid'
  /** The button sleeps until the form says so. */
  isAsleep?: boolean
  onTyped?: (typed: Typed) => void
  onSent?: (result: LeadResultWire) => void
  /** What happens next, where nobody calls. */
  resultText?: string | undefined
  /** What the result says of this request in particular. */
  resultDetail?: string | undefined
  children: ReactNode
}

/** The engine of every request form: the same rules as the call, prefill, one submission, the result in a modal. */
export function RequestForm({
  kind,
  submitLabel,
  label = submitLabel,
  submitVariant = 'accent',
  phoneMaxDigits,
  isAsleep,
  onTyped,
  children,
  ...rest
}: RequestFormProps) {
  const { onSent, resultText, resultDetail, ...origin } = rest
  const place = useRef<HTMLDivElement>(null)
  const { send, isSending, result, errors, close } = useRequest(kind, origin)
  const person = usePerson()
  const waiting = useRef<HTMLFormElement>(null)
  usePrefill(place)
  // What the club knows may still be on its way: a form sent meanwhile leaves once it is filled, judged as it is seen.
  const isArriving = person.status === 'arriving'
  useEffect(() => {
    if (isArriving) return
    waiting.current?.requestSubmit()
    waiting.current = null
  }, [isArriving])
  const awaitPerson = (event: SyntheticEvent<HTMLDivElement>) => {
    if (!isPersonComing() || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopPropagation()
    waiting.current = event.target
  }
  // A date chosen in a calendar writes its field a moment later and tells nobody: whatever was done, the form is read again.
  const look = (event: SyntheticEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    requestAnimationFrame(() => onTyped?.(typedIn(new FormData(form))))
  }
  return (
    // Fields stand side by side where the form is wide, wherever a page or an editor put it.
    <div ref={place} className="@container" onSubmitCapture={awaitPerson}>
      <LocalForm
        aria-label={label}
        errors={errors}
        validate={(data) => formProblems(kind, typedIn(data), phoneMaxDigits)}
        {...(onTyped && { onInput: look, onKeyUp: look, onClick: look, onBlur: look })}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          send(typedIn(new FormData(form)), (answer) => {
            form.reset()
            onTyped?.(typedIn(new FormData(form)))
            onSent?.(answer)
          })
        }}
      >
        {/* FRM-001, FRM-006. What the form says of itself travels with what people write in it. */}
        <input type="hidden" name="tipoForm" value={origin.type} />
        <input type="hidden" name="fonte" value={origin.source ?? LEAD_SOURCE} />
        <input type="hidden" name="fonteCampagna" value={origin.campaign ?? ''} />
        {children}
        <Button
          type="submit"
          variant={submitVariant}
          size="large"
          isPending={isSending}
          disabled={isAsleep || isSending}
        >
          {submitLabel}
        </Button>
      </LocalForm>
      <RequestResultDialog result={result} text={resultText} detail={resultDetail} onClose={close} />
    </div>
  )
}

function typedIn(data: FormData): Typed {
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
}
