import type { ReactNode } from 'react'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { CATALOGUE_PATH } from '../model.ts'
import { pointsLabel } from '../rules.ts'

type Props = {
  title: string
  /** None on pages everybody sees. */
  balance?: number
  /** The list of orders does not lead to itself. */
  isOrders?: boolean
  /** Pages between the catalogue and this one. */
  crumbs?: readonly { label: string; to: string }[]
  children?: ReactNode
}

/** How the pages of the catalogue begin: where one is, and how many points there are. */
export function CatalogueHead({ title, balance, isOrders, crumbs = [], children }: Props) {
  return (
    <div className="bg-linear-to-b from-gold-tint to-ground">
      <Wrap className="grid gap-5 pt-4 pb-2 md:pt-6">
        <Breadcrumbs
          crumbs={[{ label: 'Home', to: '/' }, { label: 'Premiati', to: CATALOGUE_PATH }, ...crumbs, { label: title }]}
        />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h1 className="text-balance text-title-xl">{title}</h1>
          {balance !== undefined && (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
              <p className="flex items-center gap-2 font-strong text-lg tabular-nums" data-balance={balance}>
                <Icon name="coins" className="text-gold" />
                {pointsLabel(balance)}
              </p>
              {!isOrders && (
                <Link look="standalone" to={`${CATALOGUE_PATH}/profilo/ordini`}>
                  I tuoi ordini
                </Link>
              )}
            </div>
          )}
        </div>
        {children}
      </Wrap>
    </div>
  )
}
