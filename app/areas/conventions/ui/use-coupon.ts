import { useCallback, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import { track } from '#areas/tracking/ui/track.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import type { RevealedCouponWire, WithdrawnCouponWire } from '../wire.ts'

/** CNV-021 */
const OFFERS_ERROR = 'Si è verificato un errore con le offerte di TopNegozi.'

/** The coupon whose dialog is open, and the two ways to open it: asking for the code, or following an address that has it. */
export function useCoupon(onWithdrawn?: (coupon: WithdrawnCouponWire) => void) {
  const [coupon, setCoupon] = useState<RevealedCouponWire | null>(null)
  const [pendingId, setPendingId] = useState<number | null>(null)

  const withdraw = useCallback(
    async ({ id }: { id: number }) => {
      const path = `/topnegozi/offers/${id}/withdraw`
      const ask = async () => {
        setPendingId(id)
        const found = await askCall<WithdrawnCouponWire>(path, { method: 'POST' })
        setPendingId(null)
        // IDN-011. Why somebody may not, in the words of the server.
        if (!found.isOk && found.status === 403) return toast.danger(found.message)
        if (!found.isOk) return toast.failed(path, ask, OFFERS_ERROR)
        setCoupon(found.answer)
        track('CN320')
        onWithdrawn?.(found.answer)
      }
      await ask()
    },
    [onWithdrawn],
  )

  /** CNV-003, CNV-009. An address may name an offer and carry the token that shows its code. */
  const show = useCallback(async (id: string, token: string | null, signal: AbortSignal) => {
    const query = token ? `?show_token=${encodeURIComponent(token)}` : ''
    const path = `/topnegozi/offers/${encodeURIComponent(id)}${query}`
    setCoupon(await readCall<RevealedCouponWire>(path, { signal, failure: OFFERS_ERROR }))
  }, [])

  const close = useCallback(() => setCoupon(null), [])
  return { coupon, pendingId, withdraw, show, close }
}
