import { useEffect, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { BEST_OFFERS } from '../model.ts'
import type { CouponWire } from '../wire.ts'

/** CNV-021 */
export const BEST_OFFERS_ERROR = 'Si è verificato un errore nel servizio /topnegozi/home/bestoffers'

/** CNV-017, CNV-021. What came with the page, or what the call answers where the page had none. */
export function useBestOffers(given: readonly CouponWire[] | null): readonly CouponWire[] | null {
  const [asked, setAsked] = useState<readonly CouponWire[] | null>(null)
  useEffect(() => {
    if (given) return
    let isHere = true
    askCall<{ data: CouponWire[] }>('/topnegozi/home/bestoffers').then((answer) => {
      if (!isHere) return
      if (answer.isOk) setAsked(answer.answer.data.slice(0, BEST_OFFERS.home))
      else toast.danger(BEST_OFFERS_ERROR)
    })
    return () => {
      isHere = false
    }
  }, [given])
  return given ?? asked
}
