import { useEffect, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import type { SuggestedProductWire } from '../wire.ts'

/** UPG-012 */
const NO_PRODUCTS = 'Non sono presenti prodotti da acquistare'

type Suggested = { data: { suggested: SuggestedProductWire[] } }

type Options = { isWanted: boolean; includesCurrent?: boolean; initial?: readonly SuggestedProductWire[] }

/** UPG-012. The products for whoever asks; what the document brought stands until they arrive. Null means still on the way. */
export function useSuggestedProducts({ isWanted, includesCurrent = false, initial }: Options) {
  const [products, setProducts] = useState<readonly SuggestedProductWire[] | null>(initial ?? null)
  const hasInitial = initial !== undefined
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const query = includesCurrent ? '?includeCurrentProduct=true' : ''
    readCall<Suggested>(`/CPQ/ProdottiSuggeriti${query}`, {
      signal: abort.signal,
      failure: NO_PRODUCTS,
      onFailed: () => hasInitial || setProducts([]),
    }).then(({ data }) => setProducts(data.suggested))
    return () => abort.abort()
  }, [isWanted, includesCurrent, hasInitial])
  return { products, forget: () => setProducts(initial ?? null) }
}
