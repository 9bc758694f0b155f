import { useEffect, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import type { SuggestedProductWire } from '../wire.ts'

/** UPG-012 */
const NO_PRODUCTS = 'Non sono presenti prodotti da acquistare'

async function fetchSuggested(includesCurrent: boolean, signal: AbortSignal): Promise<SuggestedProductWire[]> {
  const query = includesCurrent ? '?includeCurrentProduct=true' : ''
  const response = await fetch(`/api/CPQ/ProdottiSuggeriti${query}`, { signal })
  if (response.status !== 200) throw new Error(`status ${response.status}`)
  const { data } = (await response.json()) as { data: { suggested: SuggestedProductWire[] } }
  return data.suggested
}

type Options = { isWanted: boolean; includesCurrent?: boolean; initial?: readonly SuggestedProductWire[] }

/** UPG-012. The products for whoever asks; what the document brought stands until they arrive. Null means still on the way. */
export function useSuggestedProducts({ isWanted, includesCurrent = false, initial }: Options) {
  const [products, setProducts] = useState<readonly SuggestedProductWire[] | null>(initial ?? null)
  const hasInitial = initial !== undefined
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    fetchSuggested(includesCurrent, abort.signal).then(setProducts, () => {
      if (abort.signal.aborted) return
      toast.danger(NO_PRODUCTS)
      if (!hasInitial) setProducts([])
    })
    return () => abort.abort()
  }, [isWanted, includesCurrent, hasInitial])
  return { products, forget: () => setProducts(initial ?? null) }
}
