const CONSENTS = ['FlagMarketingDiretto', 'FlagComunicazioneTerzi', 'FlagStatistiche', 'FlagProfilazione']
const CHOICES = ['professione', 'specializzazione', 'professioneDettaglio']

/** REG-004. What the browser sends of the sign-up form; apart from the shapes, so that Zod stays out of the browser. */
export function toRegistrationBody(
  typed: Record<string, string>,
  envelope: string,
  {
    isFromCampaign,
    campaign,
    stoppedAt,
  }: { isFromCampaign: boolean; campaign: string | null; stoppedAt: string | null },
): object {
  const { nome, cognome, email, cellulare, codiceFiscale } = typed
  const numbers = CHOICES.flatMap((name) => (typed[name] ? [[name, Number(typed[name])] as const] : []))
  const answers = CONSENTS.flatMap((name) => (typed[name] ? [[name, typed[name]] as const] : []))
  return {
    nome,
    cognome,
    email: email?.trim().toLowerCase(),
    cellulare,
    ...(codiceFiscale && { codiceFiscale: codiceFiscale.toUpperCase() }),
    ...Object.fromEntries(numbers),
    password: envelope,
    confirmPassword: envelope,
    privacy: true,
    termini: true,
    ...(isFromCampaign && { daCampagna: true }),
    ...(campaign && { campagna: campaign }),
    ...(stoppedAt && { redirectTo: stoppedAt }),
    ...Object.fromEntries(answers),
  }
}
