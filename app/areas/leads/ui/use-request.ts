import { useRef, useState } from 'react'
import { trackLead } from '#areas/tracking/ui/track.ts'
import { campaignParameters, navigationHistory } from '#areas/tracking/ui/visit.ts'
import type { FieldErrors } from '#design/form/form-context.ts'
import { refuseOffline } from '#design/toast/offline.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { type LeadOrigin, requestOf, toFormErrors } from '../form-wire.ts'
import type { FormKind, Typed } from '../rules.ts'
import type { LeadResultWire } from '../wire.ts'

const REFUSALS: readonly number[] = [401, 403, 409, 429]

export type RequestResult = 'success' | 'failure'
const NO_ERRORS: FieldErrors = {}

/** FRM-005, FRM-020, FRM-025, FRM-031. Sends a form once, however often it is pressed, and tells how it ended. */
export function useRequest(kind: FormKind, { type, source, campaign }: LeadOrigin) {
  const eventId = useRef<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<RequestResult | null>(null)
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS)

  /** `onSent` empties the form. A failure keeps the id, so that trying again cannot make two requests of one. */
  async function send(typed: Typed, onSent: (result: LeadResultWire) => void): Promise<void> {
    if (isSending || refuseOffline()) return
    eventId.current ??= crypto.randomUUID()
    const sentId = eventId.current
    setSending(true)
    setErrors(NO_ERRORS)
    const visit = { campaign: campaignParameters(), history: navigationHistory(), path: window.location.pathname }
    const { path, body } = requestOf(kind, typed, { type, source, campaign }, visit, sentId)
    const answer = await askCall<LeadResultWire>(path, { method: 'POST', body })
    setSending(false)
    if (answer.isOk) {
      eventId.current = null
      setResult('success')
      trackLead(type, sentId)
      onSent(answer.answer)
    } else if (answer.status === 400 && Object.keys(answer.fields).length > 0) setErrors(toFormErrors(answer.fields))
    // A service that refuses says why, as when the requests of the year are over; anything else is told as a failure.
    else if (REFUSALS.includes(answer.status)) toast.danger(answer.message)
    else setResult('failure')
  }

  return { send, isSending, result, errors, close: () => setResult(null) }
}
