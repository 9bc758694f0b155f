import { Badge } from '#design/badge/badge.tsx'
import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import type { Shop } from '../model.ts'
import { type CouponAccess, categoryLabel } from '../rules.ts'
import type { CouponWire } from '../wire.ts'
import { CouponList } from './coupon-list.tsx'
import { RegisteredModal } from './registered-modal.tsx'
import { ShopLogo } from './shop-logo.tsx'

type Props = {
  shop: Shop
  crumbs: readonly Crumb[]
  /** CNV-012. Null for whom the offers are not. */
  list: { coupons: readonly CouponWire[]; access: CouponAccess; total: number; page: number; pages: number } | null
  /** On the desk nothing is withdrawn: the address names no offer, and no window takes the page away. */
  isPreview?: boolean
}

/** CNV-003, CNV-005. A shop and what it offers, as one audience has it. */
export function ShopView({ shop, crumbs, list, isPreview = false }: Props) {
  return (
    <>
      <PageHead
        title={shop.name}
        lead={shop.about}
        crumbs={crumbs}
        actions={
          <div className="flex flex-wrap items-center gap-4">
            <div className="w-40">
              <ShopLogo name={shop.name} src={shop.logoPath} />
            </div>
            <Badge tone="paper">{categoryLabel(shop.category)}</Badge>
          </div>
        }
      />
      {list ? (
        <Band space="small" aria-labelledby="offerte-titolo">
          <SectionHead
            id="offerte-titolo"
            title={list.total === 1 ? 'Un’offerta per i soci' : `${list.total} offerte per i soci`}
          />
          {list.coupons.length === 0 ? (
            <EmptyState title="Nessuna offerta in questo momento" icon="ticket-percent" level={3}>
              Torna tra qualche giorno: il catalogo cambia ogni giorno.
            </EmptyState>
          ) : (
            <CouponList
              coupons={list.coupons}
              access={list.access}
              isLogoLink={false}
              isInAddress={!isPreview}
              isAtHome
            />
          )}
          <div className="mt-10">
            <Pagination current={list.page} total={list.pages} />
          </div>
        </Band>
      ) : isPreview ? (
        <Wrap className="py-10">
          <p className="rounded-card bg-primary-tint p-5">
            Chi è solo registrato qui non vede le offerte: una finestra gli spiega come averle.
          </p>
        </Wrap>
      ) : (
        <RegisteredModal shopName={shop.name} />
      )}
    </>
  )
}
