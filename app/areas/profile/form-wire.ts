/** API-220. What the browser sends; apart from the shapes, so that Zod stays out of the browser. */
export function toCompletionBody({
  fiscalCode,
  birthDate,
}: {
  fiscalCode?: string
  birthDate?: string | null
}): object {
  return { ...(fiscalCode && { codiceFiscale: fiscalCode }), ...(birthDate && { dataDiNascita: birthDate }) }
}
