import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { offerActionLabel } from '../rules.ts'
import type { RevealedCouponWire } from '../wire.ts'
import { CopyButton } from './copy-button.tsx'

type Props = {
  coupon: RevealedCouponWire | null
  isPending: boolean
  onClose: () => void
  onWithdraw: (coupon: RevealedCouponWire) => void
}

/** CNV-008, CNV-009. The code to copy, or what may be seen of it and the button that asks for it. */
export function CouponDialog({ coupon, isPending, onClose, onWithdraw }: Props) {
  if (!coupon) return null
  const { voucher_code: code, redirect_url: site } = coupon
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={coupon.title}
      footer={
        <>
          {site && (
            <ButtonLink to={site} variant="ghost">
              Vai al sito di {coupon.shop_name}
            </ButtonLink>
          )}
          {coupon.is_revealed ? (
            code && <CopyButton text={code} />
          ) : (
            <Button isPending={isPending} onClick={() => onWithdraw(coupon)}>
              {offerActionLabel(coupon.offer_type)}
            </Button>
          )}
        </>
      }
    >
      <p className="text-ink-soft">{coupon.description}</p>
      {coupon.offer_type === 'o' && coupon.is_revealed ? (
        <p className="mt-4 rounded-card bg-success-tint p-5 font-strong">
          L’offerta è attiva: si applica da sola sul sito di {coupon.shop_name}.
        </p>
      ) : (
        <p className="mt-4 grid place-items-center rounded-card border-2 border-line border-dashed bg-sunken p-5">
          <span className="text-ink-soft text-sm">Il tuo codice</span>
          <strong className="font-mono text-title-m tracking-wider" data-coupon-code="">
            {code ?? `•••${coupon.voucher_preview}`}
          </strong>
        </p>
      )}
      <p className="mt-3 text-ink-soft text-sm">{coupon.end_date_time_forhumans}</p>
    </Dialog>
  )
}
