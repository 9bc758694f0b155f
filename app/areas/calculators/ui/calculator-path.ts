/** The page of a calculator; with answers, the address of a result. */
export function calculatorPath(id: string, query = ''): string {
  return `/risorse/calcolatori/${id}${query && `?${query}`}`
}
