import type { SubscriptionType } from '#areas/audience/model.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Link } from '#design/link/link.tsx'
import { TRIAL_DAYS } from '../model.ts'
import { trialPath, upgradeDialogSize, upgradeTitle } from '../rules.ts'
import { ProductCards } from './product-cards.tsx'
import { ProductsOnTheWay } from './products-on-the-way.tsx'
import { useOpenProducts } from './use-open-products.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  type: SubscriptionType
  /** What the page the visitor is on is about, as its title says it; null for the club as a whole. */
  serviceName: string | null
}

/** UPG-002…UPG-004. The way from what a visitor may not do to what they can buy. The frame shows it for `ask('upgrade')`. */
export function UpgradeDialog({ isOpen, onClose, type, serviceName }: Props) {
  const products = useOpenProducts(isOpen)
  const trial = trialPath(type)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={upgradeTitle(serviceName)}
      size={upgradeDialogSize(products?.length ?? 3)}
    >
      {trial && (
        <p className="mb-5">
          Hai un dubbio?{' '}
          <Link to={trial} data-event-code="PP072" onClick={onClose}>
            Prova gratis per {TRIAL_DAYS} giorni
          </Link>
        </p>
      )}
      {products ? <ProductCards products={products} type={type} /> : <ProductsOnTheWay />}
    </Dialog>
  )
}
