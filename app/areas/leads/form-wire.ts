import { normalizePhone } from '#platform/pure/person-fields.ts'
import { type FormType, LEAD_SOURCE } from './model.ts'
import type { FormKind, Typed } from './rules.ts'
import type { ClubLeadWire, ContactWire } from './wire.ts'

/** Which form it is and where the club says it comes from. */
export type LeadOrigin = { type: FormType; source?: string | undefined; campaign?: string | undefined }

/** How the visitor came to the form. */
export type Visit = { campaign: Record<string, string>; history: { ref: string; current: string }; path: string }

/** FRM-019, FRM-008. The campaign of the visit wins over the one of the form. */
function originOf({ source, campaign }: LeadOrigin, visit: Record<string, string>) {
  return { source: visit.fonte ?? source ?? LEAD_SOURCE, campaign: visit.fonteCampagna ?? campaign }
}

const EXTRAS = ['note', 'type', 'giorni_richiesta', 'club', 'customerCode', 'profession', 'day', 'channel'] as const

/** FRM-003…006, API-251. The wire's names. */
export function toLeadBody(
  typed: Typed,
  origin: LeadOrigin,
  { campaign: visit, history, path }: Visit,
  eventId: string,
): ClubLeadWire {
  const { source, campaign } = originOf(origin, visit)
  const given = (name: string) => typed[name]?.trim() || undefined
  const answer = (name: string) => (typed[name] === 'si' ? ('si' as const) : ('no' as const))
  const extras = EXTRAS.flatMap((name) => (given(name) ? [[name, given(name)] as const] : []))
  return {
    TipoForm: origin.type,
    CodiceMkt: source,
    CodificaCampagna: campaign ?? '',
    PresaVisione: Boolean(typed.privacy),
    NomeCliente: given('nome') ?? '',
    CognomeCliente: given('cognome') ?? '',
    EmailCliente: (typed.email ?? '').trim().toLowerCase(),
    CellulareCliente: normalizePhone(typed.cellulare ?? ''),
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

/** FRM-001, API-039. The contact form sends its fields by their own names. */
export function toContactBody(typed: Typed, origin: LeadOrigin, { campaign: visit }: Visit, eventId: string): object {
  const { source, campaign } = originOf(origin, visit)
  const of = (name: string) => (typed[name] ?? '').trim()
  const given = (name: string) => (of(name) ? { [name]: of(name) } : {})
  return {
    nome: of('nome'),
    cognome: of('cognome'),
    email: of('email').toLowerCase(),
    cellulare: normalizePhone(of('cellulare')),
    ...(of('codiceFiscale') && { codiceFiscale: of('codiceFiscale').toUpperCase() }),
    ...given('username'),
    note: of('note'),
    privacy: Boolean(typed.privacy),
    club: of('club'),
    dateOfBirth: of('dateOfBirth'),
    placeOfBirth: of('placeOfBirth'),
    fonte: source,
    ...(campaign && { fonteCampagna: campaign }),
    tipoForm: 'contatti',
    event_id: eventId,
  } satisfies ContactWire
}

/** The call of each kind of form, and what it is sent. */
export function requestOf(kind: FormKind, ...sent: Parameters<typeof toLeadBody>): { path: string; body: object } {
  return kind === 'contact'
    ? { path: '/Forms/Contatti', body: toContactBody(...sent) }
    : { path: '/Forms/CreaClubLead', body: toLeadBody(...sent) }
}

const FORM_NAMES: Readonly<Record<string, string>> = {
  NomeCliente: 'nome',
  CognomeCliente: 'cognome',
  EmailCliente: 'email',
  CellulareCliente: 'cellulare',
  PresaVisione: 'privacy',
  'FormFields.fiscalCode': 'codiceFiscale',
}

/** What the call refused, under the names the fields have in the form. */
export function toFormErrors(refused: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refused).map(([name, message]) => [FORM_NAMES[name] ?? name.replace(/^FormFields\./, ''), message]),
  )
}
