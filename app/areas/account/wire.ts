import { z } from 'zod'
import { userSubscriptionWire } from '#areas/audience/wire.ts'
import type { Session } from '#platform/session/model.ts'
import { CONSENTS, type Consent, EMAIL_MAX_LENGTH, type Username } from './model.ts'
import { parseUsername } from './rules.ts'

const isoInstant = z.iso.datetime()
const FORMAT_PROBLEM = 'Formato non valido.'

/** API-202, LOG-007 */
export const publicKeyWire = z.object({ publicKeyPEM: z.string() })

/** LOG-006, LOG-020. A number, or an e-mail; digits in a text are the number they write. Sign-in and recovery refuse in their own words. */
export const usernameWire = (problem: string) =>
  z.union(
    [
      z.int().min(0, problem).max(99_999_999, problem),
      z
        .string()
        .max(EMAIL_MAX_LENGTH, problem)
        .refine((typed) => parseUsername(typed) !== null, problem),
    ],
    { error: problem },
  )

/** API-201. `password` is the base64 of the password closed with the public key (RSA-OAEP, SHA-256). */
export const loginWire = z.object({
  username: usernameWire(FORMAT_PROBLEM),
  password: z.string().min(1, 'La password è obbligatoria.').max(1000),
})
export type LoginWire = z.infer<typeof loginWire>

export function toUsername(username: LoginWire['username']): Username {
  const parsed = typeof username === 'string' ? parseUsername(username) : null
  return parsed ?? { kind: 'number', number: Number(username) }
}

/** LOG-014, LOG-018. Without a subscription the person must first accept what the flags say, as `customerCode`. */
export const loginAnswerWire = z.object({
  userSubscription: userSubscriptionWire.nullable(),
  mustAcceptAcknowledgment: z.boolean(),
  mustAcceptConditionOfUse: z.boolean(),
  mustAcceptAcceptanceCondition: z.boolean(),
  customerCode: z.string().optional(),
  /** IDN-030. The password was right: a code goes to `/Auth/SecondoFattore` before the session opens. */
  mustProveSecondFactor: z.literal(true).optional(),
})
export type LoginAnswer = z.infer<typeof loginAnswerWire>

export function toConsentFlags(missing: readonly Consent[]) {
  return {
    mustAcceptAcknowledgment: missing.includes('acknowledgment'),
    mustAcceptConditionOfUse: missing.includes('conditionOfUse'),
    mustAcceptAcceptanceCondition: missing.includes('acceptanceCondition'),
  }
}

/** API-209 */
export const conditionsWire = z.object({
  customerCode: z.string().min(1).max(40),
  acknowledgment: z.boolean().optional(),
  conditionOfUse: z.boolean().optional(),
  acceptanceCondition: z.boolean().optional(),
})
export type ConditionsWire = z.infer<typeof conditionsWire>

export function toConsents(conditions: ConditionsWire): Consent[] {
  return CONSENTS.filter((consent) => conditions[consent])
}

export const sessionsWire = z.object({
  sessioni: z.array(
    z.object({
      id: z.string(),
      dispositivo: z.string(),
      inizio: isoInstant,
      ultimoAccesso: isoInstant,
      scadenza: isoInstant,
      corrente: z.boolean(),
    }),
  ),
})

export function toSessions(sessions: readonly Session[], currentId: string | null): z.infer<typeof sessionsWire> {
  return {
    sessioni: sessions.map((session) => ({
      id: session.id,
      dispositivo: session.device,
      inizio: session.createdAt.toISOString(),
      ultimoAccesso: session.lastSeenAt.toISOString(),
      scadenza: session.expiresAt.toISOString(),
      corrente: session.id === currentId,
    })),
  }
}

export const signedOutWire = z.object({ sessioniChiuse: z.number().int() })
