import type { Standing } from './model.ts'

/** DSK-031. Why two accounts cannot become one; null where they can. */
export function joiningRefusal(kept: Standing, closed: Standing): string | null {
  if (kept.isJoined || closed.isJoined) return 'Uno dei due account è già stato unito a un altro.'
  if (kept.erases || closed.erases) return 'Uno dei due account sta per essere cancellato.'
  if (kept.hasRole && closed.hasRole) return 'Tutti e due lavorano in redazione: prima se ne toglie uno dalla squadra.'
  if (closed.hasRole) return 'L’account da chiudere lavora in redazione: tieni quello, o toglilo prima dalla squadra.'
  if (kept.isSuspended && closed.isSuspended)
    return 'Tutti e due sono sospesi per una rata in ritardo: prima se ne incassa una.'
  if (kept.hasOpenPayment && closed.hasOpenPayment)
    return 'Tutti e due hanno un pagamento aperto: prima se ne chiude uno.'
  return null
}

/** Consents: the most restrictive. Whoever said no with either account has said no. */
export function withdrawnByJoining<Consent extends string>(
  consents: readonly Consent[],
  kept: Partial<Record<Consent, { isGiven: boolean }>>,
  closed: Partial<Record<Consent, { isGiven: boolean }>>,
): Consent[] {
  return consents.filter((consent) => closed[consent]?.isGiven === false && kept[consent]?.isGiven !== false)
}
