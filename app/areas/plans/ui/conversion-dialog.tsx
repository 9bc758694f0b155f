import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Link } from '#design/link/link.tsx'
import { formatEuro } from '#platform/pure/money.ts'
import { toPrice } from '../price-wire.ts'
import { payableCents } from '../rules.ts'
import type { PreparedQuotation } from './use-buying.ts'

type Props = {
  quotation: PreparedQuotation | null
  onClose: () => void
  /** What the member was buying when the proposal came up, where it was a product: without a way to it nothing else could be bought. */
  wanted?: { name: string; onBuy: () => void }
}

/** CRT-008. What an operator prepared, before anything else is bought. */
export function ConversionDialog({ quotation, onClose, wanted }: Props) {
  const product = quotation?.products[0]
  const price = quotation?.availablePriceList.find(
    ({ installmentPlanId }) => installmentPlanId === quotation.installmentPlanId,
  )
  return (
    <Dialog
      isOpen={quotation !== null}
      onClose={onClose}
      title="Abbiamo preparato una proposta per te"
      size="medium"
      footer={
        <>
          <ButtonLink to="/carrello" variant="accent" data-event-code="PP400" onClick={onClose}>
            Acquista ora
          </ButtonLink>
          {wanted && (
            <Button variant="ghost" onClick={wanted.onBuy}>
              Preferisco {wanted.name}
            </Button>
          )}
        </>
      }
    >
      <p>Un nostro consulente ha già messo nel tuo carrello:</p>
      <p className="mt-3 font-display text-title-m">{product?.name}</p>
      {quotation?.showPrice && price && (
        <p className="mt-1 text-ink-soft">
          {price.installmentPlanName}: {formatEuro(payableCents(toPrice(price)))}
        </p>
      )}
      <p className="mt-5">
        <Link to="/piani-premium" onClick={onClose}>
          Vedi gli altri piani
        </Link>
      </p>
    </Dialog>
  )
}
