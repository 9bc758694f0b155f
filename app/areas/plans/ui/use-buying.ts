import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { toast } from '#design/toast/toast.ts'
import { mayConvert } from '../rules.ts'
import type { PriceListEntryWire } from '../wire.ts'

const QUOTATION_PATH = '/CPQ/Preventivo'

/** CRT-002. As much of the quotation as buying needs. */
export type PreparedQuotation = {
  products: { id: string; name: string }[]
  installmentPlanId: string | null
  availablePriceList: PriceListEntryWire[]
  showPrice: boolean
  insertedByOperator: boolean
}

/** CRT-009, CRT-010. What an operator prepared for whoever asks; false, or an error, is nothing prepared. */
export async function findPrepared(): Promise<PreparedQuotation | null> {
  try {
    const response = await fetch(`/api${QUOTATION_PATH}`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    const quotation = (await response.json()) as PreparedQuotation
    return quotation.insertedByOperator && quotation.products.length > 0 ? quotation : null
  } catch {
    toast.danger(`Errore nel servizio ${QUOTATION_PATH}`)
    return null
  }
}

type Choice = { productId: string; installmentPlanId: string }

/** CRT-007, CRT-008. Buying a product: into the cart and on to it, unless an operator has prepared something better. */
export function useBuying(type: SubscriptionType) {
  const navigate = useNavigate()
  const [pendingId, setPendingId] = useState<string | null>(null)
  const [prepared, setPrepared] = useState<{ quotation: PreparedQuotation; wanted: Choice } | null>(null)

  const buy = async (productId: string, installmentPlanId: string) => {
    setPendingId(productId)
    const found = mayConvert(type) ? await findPrepared() : null
    if (!found) return put({ productId, installmentPlanId })
    setPrepared({ quotation: found, wanted: { productId, installmentPlanId } })
    setPendingId(null)
  }

  const put = async ({ productId, installmentPlanId }: Choice) => {
    setPendingId(productId)
    try {
      const response = await fetch('/api/CPQ/Carrello', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ productId, installmentPlanId }),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      await navigate('/carrello')
    } catch {
      toast.danger('Errore nel servizio /CPQ/Carrello')
    }
    setPendingId(null)
  }

  return {
    buy,
    pendingId,
    prepared,
    dropPrepared: () => setPrepared(null),
    /** The proposal is not wanted: what was pressed goes into the cart, in its place. */
    buyWanted: () => {
      setPrepared(null)
      if (prepared) put(prepared.wanted)
    },
  }
}
