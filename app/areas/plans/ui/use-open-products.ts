import { useEffect, useState } from 'react'
import type { SuggestedProductWire } from '../wire.ts'
import { useSuggestedProducts } from './use-suggested-products.ts'

/** UPG-004 */
const KEPT_MS = 1_000

/** UPG-003, UPG-004. What can be bought while a dialog is open, and for one second after it begins to close. */
export function useOpenProducts(isOpen: boolean): SuggestedProductWire[] | null {
  const [isWanted, setWanted] = useState(isOpen)
  if (isOpen && !isWanted) setWanted(true)
  const { products, forget } = useSuggestedProducts({ isWanted })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the closing starts the second; `forget` is new at each drawing.
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => {
      forget()
      setWanted(false)
    }, KEPT_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return products?.filter(({ purchasable }) => purchasable) ?? null
}
