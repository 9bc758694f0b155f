import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAsk } from '#design/ask/ask.ts'
import { CardGrid } from '#design/layout/layout.tsx'
import type { CouponAccess } from '../rules.ts'
import type { CouponWire, WithdrawnCouponWire } from '../wire.ts'
import { CouponCard } from './coupon-card.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { useCoupon } from './use-coupon.ts'

type Props = {
  coupons: readonly CouponWire[]
  access: CouponAccess
  isLogoLink: boolean
  /** CNV-003. The address names the open offer (`ocode`) and carries its token: only on the page of a shop. */
  isInAddress?: boolean
  level?: 2 | 3
  isAtHome?: boolean
}

/** Offers as cards, with the one dialog that shows a code. */
export function CouponList({ coupons, access, isLogoLink, isInAddress = false, level, isAtHome }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const ask = useAsk()
  const opened = useRef<string | null>(null)
  const addressWith = (change: (search: URLSearchParams) => void) => {
    const search = new URLSearchParams(location.search)
    change(search)
    const query = search.toString()
    return query ? `${location.pathname}?${query}` : location.pathname
  }
  const remember = ({ id, show_token }: WithdrawnCouponWire) => {
    if (!isInAddress) return
    opened.current = String(id)
    const address = addressWith((search) => {
      search.set('ocode', String(id))
      search.set('show_token', show_token)
    })
    navigate(address, { replace: true, preventScrollReset: true })
  }
  const { coupon, pendingId, withdraw, show, close } = useCoupon(remember)
  const search = new URLSearchParams(isInAddress ? location.search : '')
  const [asked, token] = [search.get('ocode'), search.get('show_token')]
  useEffect(() => {
    if (!asked || opened.current === asked) return
    const abort = new AbortController()
    opened.current = asked
    show(asked, token, abort.signal)
    return () => {
      abort.abort()
      opened.current = null
    }
  }, [asked, token, show])

  const forget = () => {
    close()
    if (!isInAddress || !asked) return
    const address = addressWith((kept) => {
      kept.delete('ocode')
      kept.delete('show_token')
    })
    navigate(address, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <CardGrid columns={3}>
        {coupons.map((each) => (
          <CouponCard
            key={each.id}
            coupon={each}
            access={access}
            isLogoLink={isLogoLink}
            isPending={pendingId === each.id}
            onWithdraw={withdraw}
            level={level}
            isAtHome={isAtHome}
          />
        ))}
      </CardGrid>
      <CouponDialog
        coupon={coupon}
        isPending={pendingId !== null}
        onClose={forget}
        onWithdraw={(each) => (access === 'withdraw' ? void withdraw(each) : ask('upgrade'))}
      />
    </>
  )
}
