import { useEffect, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import { BEST_OFFERS } from '../model.ts'
import type { CouponWire } from '../wire.ts'

/** CNV-021 */
export const BEST_OFFERS_ERROR = 'Si è verificato un errore nel servizio /topnegozi/home/bestoffers'

/** CNV-017, CNV-021. What came with the page, or what the call answers where the page had none. */
export function useBestOffers(given: readonly CouponWire[] | null): readonly CouponWire[] | null {
  const [asked, setAsked] = useState<readonly CouponWire[] | null>(null)
  useEffect(() => {
    if (given) return
    const abort = new AbortController()
    readCall<{ data: CouponWire[] }>('/topnegozi/home/bestoffers', {
      signal: abort.signal,
      failure: BEST_OFFERS_ERROR,
    }).then(({ data }) => setAsked(data.slice(0, BEST_OFFERS.home)))
    return () => abort.abort()
  }, [given])
  return given ?? asked
}
