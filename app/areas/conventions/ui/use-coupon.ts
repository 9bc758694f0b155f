import { useCallback, useState } from 'react'
import { track } from '#areas/tracking/ui/track.ts'
import { toast } from '#design/toast/toast.ts'
import type { RevealedCouponWire, WithdrawnCouponWire } from '../wire.ts'

/** CNV-021 */
const OFFERS_ERROR = 'Si è verificato un errore con le offerte di TopNegozi.'

/** The coupon whose dialog is open, and the two ways to open it: asking for the code, or following an address that has it. */
export function useCoupon(onWithdrawn?: (coupon: WithdrawnCouponWire) => void) {
  const [coupon, setCoupon] = useState<RevealedCouponWire | null>(null)
  const [pendingId, setPendingId] = useState<number | null>(null)

  const withdraw = useCallback(
    async ({ id }: { id: number }) => {
      setPendingId(id)
      try {
        const response = await fetch(`/api/topnegozi/offers/${id}/withdraw`, { method: 'POST' })
        if (!response.ok) throw new Error(`status ${response.status}`)
        const withdrawn = (await response.json()) as WithdrawnCouponWire
        setCoupon(withdrawn)
        track('CN320')
        onWithdrawn?.(withdrawn)
      } catch {
        toast.danger(OFFERS_ERROR)
      } finally {
        setPendingId(null)
      }
    },
    [onWithdrawn],
  )

  /** CNV-003, CNV-009. An address may name an offer and carry the token that shows its code. */
  const show = useCallback(async (id: string, token: string | null, signal: AbortSignal) => {
    const query = token ? `?show_token=${encodeURIComponent(token)}` : ''
    try {
      const response = await fetch(`/api/topnegozi/offers/${encodeURIComponent(id)}${query}`, { signal })
      if (!response.ok) throw new Error(`status ${response.status}`)
      setCoupon((await response.json()) as RevealedCouponWire)
    } catch {
      if (!signal.aborted) toast.danger(OFFERS_ERROR)
    }
  }, [])

  const close = useCallback(() => setCoupon(null), [])
  return { coupon, pendingId, withdraw, show, close }
}
