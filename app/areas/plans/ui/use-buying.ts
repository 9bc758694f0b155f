import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { useAsk } from '#design/ask/ask.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { mayConvert } from '../rules.ts'
import type { PriceListEntryWire } from '../wire.ts'

const QUOTATION_PATH = '/CPQ/Preventivo'
const CART_PATH = '/CPQ/Carrello'

/** CRT-002. As much of the quotation as buying needs. */
export type PreparedQuotation = {
  products: { id: string; name: string }[]
  installmentPlanId: string | null
  availablePriceList: PriceListEntryWire[]
  showPrice: boolean
  insertedByOperator: boolean
}

/** CRT-009, CRT-010. What an operator prepared for whoever asks, null when nothing, and the failure when that cannot be known. */
export async function findPrepared(again: () => void): Promise<PreparedQuotation | null | 'failed'> {
  const found = await askCall<PreparedQuotation>(QUOTATION_PATH)
  if (!found.isOk) {
    toast.failed(QUOTATION_PATH, again, `Errore nel servizio ${QUOTATION_PATH}`)
    return 'failed'
  }
  return found.answer.insertedByOperator && found.answer.products.length > 0 ? found.answer : null
}

type Choice = { productId: string; installmentPlanId: string }

/**
 * CRT-007…009. Buying a product: into the cart and on to it, unless an operator has prepared something better. Where that cannot be
 * known nothing is put in the cart, and the products are shown.
 */
export function useBuying(type: SubscriptionType) {
  const navigate = useNavigate()
  const ask = useAsk()
  const [pendingId, setPendingId] = useState<string | null>(null)
  const [prepared, setPrepared] = useState<{ quotation: PreparedQuotation; wanted: Choice } | null>(null)

  const buy = async (productId: string, installmentPlanId: string) => {
    setPendingId(productId)
    const found = mayConvert(type) ? await findPrepared(() => void buy(productId, installmentPlanId)) : null
    if (found === 'failed') {
      setPendingId(null)
      return ask('products')
    }
    if (!found) return put({ productId, installmentPlanId })
    setPrepared({ quotation: found, wanted: { productId, installmentPlanId } })
    setPendingId(null)
  }

  const put = async ({ productId, installmentPlanId }: Choice) => {
    setPendingId(productId)
    const added = await askCall(CART_PATH, { method: 'POST', body: { productId, installmentPlanId } })
    if (added.isOk) await navigate('/carrello')
    else toast.failed(CART_PATH, () => void put({ productId, installmentPlanId }), `Errore nel servizio ${CART_PATH}`)
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
