import { type FormType, LEAD_SOURCE } from './model.ts'
import type { Typed } from './rules.ts'
import type { ClubLeadWire } from './wire.ts'

/** Which form it is and where the club says it comes from. */
export type LeadOrigin = { type: FormType; source?: string | undefined; campaign?: string | undefined }

/** How the visitor came to the form. */
export type Visit = { campaign: Record<string, string>; history: { ref: string; current: string }; path: string }

const EXTRAS = ['note', 'type', 'giorni_richiesta', 'club', 'customerCode', 'profession', 'day', 'channel'] as const

/** FRM-003…006, API-251. The wire's names; the campaign of the visit wins over the one of the form. */
export function toLeadBody(
  typed: Typed,
  { type, source, campaign }: LeadOrigin,
  { campaign: visit, history, path }: Visit,
  eventId: string,
): ClubLeadWire {
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
      navigationHistory: history,
      trackingParams: visit,
      url: path,
      event_id: eventId,
    },
  }
}
