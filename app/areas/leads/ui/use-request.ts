import { useRef, useState } from 'react'
import { trackLead } from '#areas/tracking/ui/track.ts'
import { campaignParameters, navigationHistory } from '#areas/tracking/ui/visit.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { type LeadOrigin, toLeadBody } from '../form-wire.ts'
import type { Typed } from '../rules.ts'

export type RequestResult = 'success' | 'failure'

/** FRM-005, FRM-020, FRM-031. Sends a form once, however often it is pressed, and tells how it ended. */
export function useRequest({ type, source, campaign }: LeadOrigin) {
  const eventId = useRef<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<RequestResult | null>(null)

  /** `onSent` empties the form. A failure keeps the id, so that trying again cannot make two requests of one. */
  async function send(typed: Typed, onSent: () => void): Promise<void> {
    if (isSending) return
    eventId.current ??= crypto.randomUUID()
    const sentId = eventId.current
    setSending(true)
    const visit = { campaign: campaignParameters(), history: navigationHistory(), path: window.location.pathname }
    const body = toLeadBody(typed, { type, source, campaign }, visit, sentId)
    const answer = await askCall('/Forms/CreaClubLead', { method: 'POST', body })
    setSending(false)
    setResult(answer.isOk ? 'success' : 'failure')
    if (!answer.isOk) return
    eventId.current = null
    trackLead(type, sentId)
    onSent()
  }

  return { send, isSending, result, close: () => setResult(null) }
}
