import type { SubscriptionType } from '#areas/audience/model.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { upgradeDialogSize } from '../rules.ts'
import { ProductCards } from './product-cards.tsx'
import { ProductsOnTheWay } from './products-on-the-way.tsx'
import { useOpenProducts } from './use-open-products.ts'

type Props = { isOpen: boolean; onClose: () => void; type: SubscriptionType }

/** UPG-014. What can be bought, as product cards. The frame shows it for `ask('products')`. */
export function ProductsDialog({ isOpen, onClose, type }: Props) {
  const products = useOpenProducts(isOpen)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Scegli il tuo piano"
      size={upgradeDialogSize(products?.length ?? 3)}
    >
      {products ? <ProductCards products={products} type={type} /> : <ProductsOnTheWay />}
    </Dialog>
  )
}
