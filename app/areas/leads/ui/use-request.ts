import { useRef, useState } from 'react'
import { trackLead } from '#areas/tracking/ui/track.ts'
import { campaignParameters, navigationHistory } from '#areas/tracking/ui/visit.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { type FormType, LEAD_SOURCE } from '../model.ts'
import type { Typed } from '../rules.ts'
import type { ClubLeadWire } from '../wire.ts'

export type RequestResult = 'success' | 'failure'
export type LeadOrigin = { type: FormType; source?: string | undefined; campaign?: string | undefined }

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
    const body = toBody(typed, { type, source, campaign }, sentId)
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

const EXTRAS = ['note', 'type', 'giorni_richiesta', 'club', 'customerCode', 'profession', 'day', 'channel'] as const

/** FRM-003…006, API-251. The wire's names; the campaign of the visit wins over the one of the form. */
function toBody(typed: Typed, { type, source, campaign }: LeadOrigin, eventId: string): ClubLeadWire {
  const visit = campaignParameters()
  const given = (name: string) => typed[name]?.trim() || undefined
  const answer = (name: string) => (typed[name] === 'si' ? ('si' as const) : ('no' as const))
  const extras = EXTRAS.flatMap((name) => (given(name) ? [[name, given(name)] as const] : []))
  return {
    TipoForm: type,
    CodiceMkt: visit.fonte ?? source ?? LEAD_SOURCE,
    ...((visit.fonteCampagna ?? campaign) && { CodificaCampagna: visit.fonteCampagna ?? campaign }),
    PresaVisione: Boolean(typed.privacy),
    ...(given('nome') && { NomeCliente: given('nome') }),
    ...(given('cognome') && { CognomeCliente: given('cognome') }),
    EmailCliente: (typed.email ?? '').trim().toLowerCase(),
    CellulareCliente: (typed.cellulare ?? '').trim(),
    ComunicazioneTerzi: answer('FlagComunicazioneTerzi'),
    MarketingDiretto: answer('FlagMarketingDiretto'),
    Statistiche: answer('FlagStatistiche'),
    Profilazione: answer('FlagProfilazione'),
    FormFields: {
      ...Object.fromEntries(extras),
      ...(given('codiceFiscale') && { fiscalCode: given('codiceFiscale')?.toUpperCase() }),
      navigationHistory: navigationHistory(),
      trackingParams: visit,
      url: window.location.pathname,
      event_id: eventId,
    },
  }
}
