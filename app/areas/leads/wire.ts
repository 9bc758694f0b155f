import { z } from 'zod'
import { normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import {
  EMAIL_PROBLEM,
  FISCAL_CODE_PROBLEM,
  NAME_MAX_LENGTH,
  nameProblem,
  normalizePhone,
  PHONE_PROBLEM,
} from '#platform/pure/person-fields.ts'
import type { LeadPromise } from './commands.server.ts'
import {
  CLUB_FORM_TYPES,
  FITNESS_FORM,
  type FitnessCenter,
  FORM_TYPES,
  type FormType,
  LEAD_STATES,
  type Lead,
  type NewLead,
  NOTE_MAX_LENGTH,
} from './model.ts'
import { type FormKind, formProblems, NOTE_PROBLEM } from './rules.ts'

const shortText = z.string().max(300)
/** FRM-010…015. What is far too long is refused with the words of the field, as what is a little too long. */
const name = z.string().max(NAME_MAX_LENGTH, { error: nameProblem('x'.repeat(NAME_MAX_LENGTH + 1)) ?? '' })
const email = z.string().max(300, { error: EMAIL_PROBLEM })
const phone = z.string().max(60, { error: PHONE_PROBLEM })
const fiscalCode = z.string().max(16, { error: FISCAL_CODE_PROBLEM })
const note = z.string().max(NOTE_MAX_LENGTH, { error: NOTE_PROBLEM })
/** More than any campaign says of itself: what a stranger sends is kept. */
const MOST_TRACKED = 40
const yesOrNo = z.enum(['si', 'no']).optional()

/** FRM-003, FRM-005. What the person wrote beside who they are, and how they came to the form. */
const formFieldsWire = z.object({
  fiscalCode: fiscalCode.optional(),
  note: note.optional(),
  navigationHistory: z.object({ ref: shortText, current: shortText }).optional(),
  trackingParams: z
    .record(z.string().max(60), z.string().max(200))
    .refine((told) => Object.keys(told).length <= MOST_TRACKED, { error: 'Sono troppi.' })
    .optional(),
  url: z.string().max(500).optional(),
  event_id: z.uuid(),
  type: shortText.optional(),
  giorni_richiesta: shortText.optional(),
  club: shortText.optional(),
  customerCode: shortText.optional(),
  profession: shortText.optional(),
  day: shortText.optional(),
  channel: shortText.optional(),
})

/** API-021, API-250, API-251, FRM-003…005. One payload for support and lead forms; support asks for more. */
export const clubLeadWire = z
  .object({
    TipoForm: z.enum(FORM_TYPES),
    CodiceMkt: z.string().max(60).optional(),
    CodificaCampagna: z.string().max(60).optional(),
    PresaVisione: z.boolean(),
    NomeCliente: name.optional(),
    CognomeCliente: name.optional(),
    EmailCliente: email,
    CellulareCliente: phone,
    ComunicazioneTerzi: yesOrNo,
    MarketingDiretto: yesOrNo,
    Statistiche: yesOrNo,
    Profilazione: yesOrNo,
    FormFields: formFieldsWire,
  })
  .superRefine((lead, context) => {
    const typed = {
      tipoForm: lead.TipoForm,
      nome: lead.NomeCliente,
      cognome: lead.CognomeCliente,
      email: lead.EmailCliente,
      cellulare: lead.CellulareCliente,
      codiceFiscale: lead.FormFields.fiscalCode,
      note: lead.FormFields.note,
      day: lead.FormFields.day,
      club: lead.FormFields.club ?? (lead.TipoForm === FITNESS_FORM ? '' : undefined),
      privacy: lead.PresaVisione ? 'on' : '',
    }
    for (const [name, message] of Object.entries(formProblems(kindOf(lead.TipoForm), typed)))
      context.addIssue({ code: 'custom', path: WIRE_PATHS[name] ?? [name], message })
  })
export type ClubLeadWire = z.infer<typeof clubLeadWire>

const WIRE_PATHS: Record<string, string[]> = {
  nome: ['NomeCliente'],
  cognome: ['CognomeCliente'],
  email: ['EmailCliente'],
  cellulare: ['CellulareCliente'],
  codiceFiscale: ['FormFields', 'fiscalCode'],
  note: ['FormFields', 'note'],
  day: ['FormFields', 'day'],
  club: ['FormFields', 'club'],
  privacy: ['PresaVisione'],
}

export function kindOf(type: FormType): FormKind {
  if (type === 'assistenza') return 'support'
  if (type === 'appuntamento') return 'appointment'
  return type === 'rinnovo' ? 'renewal' : 'lead'
}

export function toLead(wire: ClubLeadWire, memberId: string | null): NewLead {
  const { event_id: eventId, fiscalCode, ...fields } = wire.FormFields
  return {
    eventId,
    formType: wire.TipoForm,
    name: wire.NomeCliente?.trim() || null,
    surname: wire.CognomeCliente?.trim() || null,
    email: wire.EmailCliente.trim().toLowerCase(),
    phone: normalizePhone(wire.CellulareCliente),
    campaignCode: wire.CodificaCampagna || null,
    marketingCode: wire.CodiceMkt ?? null,
    isPrivacyRead: wire.PresaVisione,
    consents: {
      thirdParties: wire.ComunicazioneTerzi === 'si',
      directMarketing: wire.MarketingDiretto === 'si',
      statistics: wire.Statistiche === 'si',
      profiling: wire.Profilazione === 'si',
    },
    fields: { ...withoutHoles(fields), ...(fiscalCode && { fiscalCode: normalizeFiscalCode(fiscalCode) }) },
    memberId,
  }
}

/** API-039, FRM-001. The contact form sends its fields by their own names; a password written in it is read by nobody. */
export const contactWire = z
  .object({
    nome: name,
    cognome: name,
    email,
    cellulare: phone,
    codiceFiscale: fiscalCode.optional(),
    username: shortText.optional(),
    password: z.string().max(1000).optional(),
    note,
    privacy: z.boolean(),
    club: shortText,
    dateOfBirth: shortText,
    placeOfBirth: shortText,
    fonte: z.string().max(60).optional(),
    fonteCampagna: z.string().max(60).optional(),
    tipoForm: z.enum(CLUB_FORM_TYPES).default('contatti'),
    /** FRM-001 does not name it: whoever sends none is not protected from sending twice. */
    event_id: z.uuid().default(() => crypto.randomUUID()),
  })
  .superRefine((contact, context) => {
    const typed = { ...contact, privacy: contact.privacy ? 'on' : '' }
    for (const [name, message] of Object.entries(formProblems('contact', typed)))
      context.addIssue({ code: 'custom', path: [name], message })
  })
export type ContactWire = z.infer<typeof contactWire>

export function contactToLead(contact: ContactWire, memberId: string | null): NewLead {
  const { username, note, club, dateOfBirth, placeOfBirth, codiceFiscale } = contact
  return {
    eventId: contact.event_id,
    formType: contact.tipoForm,
    name: contact.nome.trim(),
    surname: contact.cognome.trim(),
    email: contact.email.trim().toLowerCase(),
    phone: normalizePhone(contact.cellulare),
    campaignCode: contact.fonteCampagna ?? null,
    marketingCode: contact.fonte ?? null,
    isPrivacyRead: contact.privacy,
    consents: {},
    fields: withoutHoles({
      username,
      note,
      club,
      dateOfBirth,
      placeOfBirth,
      fiscalCode: codiceFiscale ? normalizeFiscalCode(codiceFiscale) : undefined,
    }),
    memberId,
  }
}

function withoutHoles<T extends object>(fields: T): NewLead['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}

/** The day of the answer and what is left of the year are there only where the service promises them. */
export const leadResultWire = z.object({
  esito: z.literal('OK'),
  id: z.string(),
  rispostaEntro: z.string().optional(),
  rimaste: z.int().optional(),
})
export type LeadResultWire = z.infer<typeof leadResultWire>

export function toLeadResult({ id, promise }: { id: string; promise: LeadPromise | null }): LeadResultWire {
  return {
    esito: 'OK',
    id,
    ...(promise?.answerBy && { rispostaEntro: promise.answerBy }),
    ...(typeof promise?.left === 'number' && { rimaste: promise.left }),
  }
}

/** API-022, SRV-028 */
export const fitnessCentersWire = z.array(
  z.object({ id: z.int(), nome: z.string(), citta: z.string(), provincia: z.string() }),
)
export type FitnessCentersWire = z.infer<typeof fitnessCentersWire>

export function toFitnessCenter({ id, name, city, province }: FitnessCenter): FitnessCentersWire[number] {
  return { id, nome: name, citta: city, provincia: province }
}
/** API-204 */
export const departmentWire = z.object({ departmentId: z.string(), name: z.string() })

export const leadListQuery = z.object({
  stato: z.enum(LEAD_STATES).optional(),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
})
export const leadListWire = z.object({
  totale: z.number().int(),
  richieste: z.array(
    z.object({
      id: z.string(),
      tipoForm: z.string(),
      nome: z.string().nullable(),
      cognome: z.string().nullable(),
      email: z.string(),
      cellulare: z.string().nullable(),
      messaggio: z.string().nullable(),
      stato: z.enum(LEAD_STATES),
      creataIl: z.iso.datetime(),
    }),
  ),
})

export function toLeadLine(lead: Lead): z.infer<typeof leadListWire>['richieste'][number] {
  return {
    id: lead.id,
    tipoForm: lead.formType,
    nome: lead.name,
    cognome: lead.surname,
    email: lead.email,
    cellulare: lead.phone,
    messaggio: typeof lead.fields.note === 'string' ? lead.fields.note : null,
    stato: lead.state,
    creataIl: lead.createdAt.toISOString(),
  }
}
