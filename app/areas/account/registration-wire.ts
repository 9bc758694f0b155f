import { z } from 'zod'
import { userSubscriptionWire } from '#areas/audience/wire.ts'
import { campaignCode } from '#areas/tracking/rules.ts'
import { normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import {
  fiscalCodeProblem,
  nameProblem,
  PRIVACY_PROBLEM,
  personalEmailProblem,
  phoneProblem,
} from '#platform/pure/person-fields.ts'
import type { MarketingConsent } from './model.ts'
import { journeyIn } from './registration-rules.ts'

/** Says in the wire the very words the form says. */
function judged(problemOf: (typed: string) => string | null, maxLength = 300) {
  return z
    .string()
    .max(maxLength)
    .superRefine((typed, context) => {
      const problem = problemOf(typed)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

const choiceId = z.int().min(1).max(2_147_483_647)
const yesOrNo = z.enum(['si', 'no']).optional()
const closedPassword = z.string().min(1, 'La password è obbligatoria.').max(1000)

/** REG-001, REG-002, REG-004. The password is closed with the public key, and sent twice the same. */
export const registrationWire = z
  .object({
    nome: judged(nameProblem),
    cognome: judged(nameProblem),
    email: judged(personalEmailProblem),
    cellulare: judged(phoneProblem),
    codiceFiscale: judged(fiscalCodeProblem).optional(),
    professione: choiceId,
    specializzazione: choiceId.optional(),
    professioneDettaglio: choiceId.optional(),
    password: closedPassword,
    confirmPassword: closedPassword,
    privacy: z.literal(true, PRIVACY_PROBLEM),
    termini: z.literal(true, 'Accettare le condizioni d’uso è obbligatorio.'),
    FlagMarketingDiretto: yesOrNo,
    FlagComunicazioneTerzi: yesOrNo,
    FlagStatistiche: yesOrNo,
    FlagProfilazione: yesOrNo,
    /** FIG-024. Whether a campaign led here. */
    daCampagna: z.boolean().optional(),
    /** FIG-001. Which one, of whoever agreed to statistics; a code that is none of ours is as none. */
    campagna: z.string().max(200).optional(),
    /** IDN-011. What they left to register: the link of the e-mail leads back there. */
    redirectTo: z.string().max(2000).optional(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Le password non coincidono.',
  })
export type RegistrationWire = z.infer<typeof registrationWire>

/** Without a subscription nobody has entered: the rest is in the e-mail (IDN-018). */
export const registeredWire = z.object({ userSubscription: userSubscriptionWire.nullable() })
export type RegisteredWire = z.input<typeof registeredWire>

/** FRM-024. Nothing chosen is "no". */
export function toMarketingConsents(wire: RegistrationWire): Record<MarketingConsent, boolean> {
  return {
    directMarketing: wire.FlagMarketingDiretto === 'si',
    thirdParties: wire.FlagComunicazioneTerzi === 'si',
    statistics: wire.FlagStatistiche === 'si',
    profiling: wire.FlagProfilazione === 'si',
  }
}

export function toRegistration(wire: RegistrationWire) {
  return {
    name: wire.nome.trim(),
    surname: wire.cognome.trim(),
    email: wire.email.trim().toLowerCase(),
    phone: wire.cellulare.trim(),
    fiscalCode: wire.codiceFiscale ? normalizeFiscalCode(wire.codiceFiscale) || null : null,
    occupation: {
      professionId: wire.professione,
      specializationId: wire.specializzazione,
      detailId: wire.professioneDettaglio,
    },
    envelope: wire.password,
    ...(wire.daCampagna && { isFromCampaign: true as const }),
    campaign: wire.daCampagna ? campaignCode(wire.campagna ?? '') : null,
    stoppedAt: journeyIn(wire.redirectTo),
    marketing: toMarketingConsents(wire),
  }
}
export type Registration = ReturnType<typeof toRegistration>
