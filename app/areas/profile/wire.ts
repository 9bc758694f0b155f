import { z } from 'zod'
import {
  eachMemberField,
  MEMBER_FIELDS,
  type MemberFieldName,
  memberFieldShape,
  memberValues,
  readMemberFields,
  type ShownField,
  shownFields,
} from '#areas/account/member-field-rules.ts'
import { OTHER_HEALTH_CODE } from '#areas/professions/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import {
  accountPhoneProblem,
  correctionReasonProblem,
  fiscalCodeProblemToComplete,
  localPhone,
  ownCodeProblem,
} from './completion-rules.ts'
import {
  ACCOUNT_PHONE_MAX_DIGITS,
  type KnownContact,
  MOST_SPECIALIZATIONS,
  type PartnerCompletion,
  type PersonalData,
} from './model.ts'

/** The telephone has a name of its own here. */
const { phone: _phone, ...ownFields } = eachMemberField(memberFieldShape)

/** PRF-028, API-222 */
export const contactDataWire = z.object({
  datiContatto: z.object({
    nome: z.string(),
    cognome: z.string(),
    codiceFiscale: z.string().nullable(),
    dataNascita: z.string().nullable().optional(),
    compleanno: z.string().nullable().optional(),
    professione: z
      .object({
        id: z.int().nullable(),
        codice: z.string().nullable(),
        descrizione: z.string(),
        isAltraProfessioneSanitaria: z.boolean(),
      })
      .nullable(),
    professioneDettaglio: z.object({ id: z.int() }).nullable(),
    specializzazioniContatto: z.array(z.object({ id: z.int().nullable(), nome: z.string() })),
    codiceCliente: z.string(),
    email: z.string(),
    ...ownFields,
    cellulare: z.string().nullable(),
    isAPS: z.boolean(),
  }),
})
export type ContactDataWire = z.infer<typeof contactDataWire>

export function toContactData({ member, details, profession, families }: KnownContact): ContactDataWire {
  const known = memberValues(member, details)
  const { phone: cellulare, ...own } = eachMemberField((name) => known[name])
  return {
    datiContatto: {
      nome: member.name,
      cognome: member.surname,
      codiceFiscale: details.fiscalCode,
      dataNascita: details.birthDate,
      professione:
        member.profession === null
          ? null
          : {
              id: profession?.id ?? null,
              codice: profession?.code ?? null,
              descrizione: member.profession,
              isAltraProfessioneSanitaria: profession?.code === OTHER_HEALTH_CODE,
            },
      professioneDettaglio: details.professionDetailId === null ? null : { id: details.professionDetailId },
      specializzazioniContatto: member.specializations.slice(0, MOST_SPECIALIZATIONS).map((name) => ({
        id: families.find((family) => family.name === name)?.id ?? null,
        nome: name,
      })),
      codiceCliente: member.clientCode,
      email: member.email,
      ...own,
      cellulare,
      isAPS: member.isAps,
    },
  }
}

/** PRF-027, PRF-028. The flat shape of the pages; the birth date by either of its names. */
export function toPersonalData({ datiContatto: told }: ContactDataWire): PersonalData {
  return {
    name: told.nome,
    surname: told.cognome,
    fiscalCode: told.codiceFiscale,
    birthDate: (told.dataNascita ?? told.compleanno ?? null) as RomeDay | null,
    profession: told.professione?.descrizione ?? null,
    specializations: told.specializzazioniContatto.map(({ nome }) => nome).slice(0, MOST_SPECIALIZATIONS),
    isAps: told.isAPS,
    info: { email: told.email, fields: accountFields(told) },
  }
}

/** PRF-036. Telephones are shown without the country, as they are typed. */
function accountFields(told: ContactDataWire['datiContatto']): ShownField[] {
  return shownFields({ ...told, phone: told.cellulare }).map((field) => {
    if (field.kind !== 'phone') return field
    const local = localPhone(field.value, String(told.prefix))
    return { ...field, longest: ACCOUNT_PHONE_MAX_DIGITS, value: local, said: local }
  })
}

function judged(problemOf: (typed: string) => string | null) {
  return z
    .string()
    .max(300)
    .superRefine((typed, context) => {
      const problem = problemOf(typed)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

/** API-220, PRF-031. Either may be left out where it is already known; without both nothing would be completed. */
export const completionWire = z
  .object({
    codiceFiscale: judged(fiscalCodeProblemToComplete).transform(normalizeFiscalCode).optional(),
    dataDiNascita: z.iso.date('Inserisci una data di nascita valida.').optional(),
    /** IDN-029. Whoever typed a wrong code has said that it is written so. */
    codiceConfermato: z.boolean().optional(),
  })
  .superRefine(({ codiceFiscale, dataDiNascita }, context) => {
    if (codiceFiscale !== undefined || dataDiNascita !== undefined) return
    context.addIssue({ code: 'custom', path: ['codiceFiscale'], message: 'Il codice fiscale è obbligatorio' })
    context.addIssue({ code: 'custom', path: ['dataDiNascita'], message: 'La data di nascita è obbligatoria' })
  })

export function toCompletion({ codiceFiscale, dataDiNascita, codiceConfermato }: z.infer<typeof completionWire>) {
  return { fiscalCode: codiceFiscale, birthDate: dataDiNascita, isConfirmed: codiceConfermato }
}

/** IDN-029. A code that holds and is of somebody else: which one is theirs, and how it happened. */
export const codeCorrectionWire = z.object({
  codiceFiscale: judged(ownCodeProblem).transform(normalizeFiscalCode),
  motivo: judged(correctionReasonProblem).transform((reason) => reason.trim()),
})

export function toCodeCorrection({ codiceFiscale, motivo }: z.infer<typeof codeCorrectionWire>) {
  return { fiscalCode: codiceFiscale, reason: motivo }
}

/** PRF-036. Telephones are judged without their country here, which is chosen beside. */
function accountFieldProblem(name: MemberFieldName) {
  if (MEMBER_FIELDS[name].look.kind === 'phone') return accountPhoneProblem
  return (typed: string) => {
    const read = readMemberFields({ [name]: typed })
    return read.kind === 'refused' ? (read.errors[name] ?? null) : null
  }
}

/** API-221. What is left out stays as it is. The closed password is sent twice, the same; without the one in use it is refused (IDN-016). */
export const accountWire = z
  .object({
    ...eachMemberField((name) => judged(accountFieldProblem(name)).optional()),
    password: z.string().min(1).max(1000).optional(),
    confirmPassword: z.string().min(1).max(1000).optional(),
    currentPassword: z.string().min(1).max(1000).optional(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Le password non coincidono.',
  })

/** API-024, API-217 */
export const completenessWire = z.object({
  fiscalCodePresent: z.boolean(),
  privacyHomnyaPresent: z.boolean(),
  termsConditionsPresent: z.boolean(),
  professionPresent: z.boolean(),
  professionDetailPresent: z.boolean(),
  specializationPresent: z.boolean(),
})
export type CompletenessWire = z.infer<typeof completenessWire>

/** API-025, API-219 */
export const jumpWire = z.object({
  codiceFiscale: judged(fiscalCodeProblemToComplete).transform(normalizeFiscalCode).optional(),
  profession: z.int().min(1).max(2_147_483_647).optional(),
  professioneDettaglio: z.int().min(1).max(2_147_483_647).optional(),
  specialization: z.int().min(1).max(2_147_483_647).optional(),
  privacyHomnya: z.boolean().optional(),
  termsCondition: z.boolean().optional(),
})

export function toPartnerCompletion(told: z.infer<typeof jumpWire>): PartnerCompletion {
  return {
    fiscalCode: told.codiceFiscale,
    professionId: told.profession,
    detailId: told.professioneDettaglio,
    specializationId: told.specialization,
    hasReadPrivacy: told.privacyHomnya ?? false,
    hasAcceptedTerms: told.termsCondition ?? false,
  }
}

/** API-218 */
export const partnerPrivacyWire = z.object({ results: z.array(z.object({ text: z.string() })) })

/** IDN-051. The confirmation is a word to write; «subito» renounces the two days in which it can be undone. */
export const erasureWire = z.object({
  conferma: z.literal('CANCELLA', 'Scrivi CANCELLA per confermare.'),
  subito: z.boolean().default(false),
  currentPassword: z.string().min(1).max(1000).optional(),
})
