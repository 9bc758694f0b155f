import { ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { PaywallOffer } from '../article-model.ts'

/** CNT-020…022. The step this visitor may take, and the way in for who has an account. */
function PaywallActions({ offer }: { offer: PaywallOffer }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {offer.callToAction && (
        <ButtonLink to={offer.callToAction.to} variant="accent" data-event-code="NA131">
          {offer.callToAction.label}
        </ButtonLink>
      )}
      {offer.hasUpgrade && (
        <ButtonLink to="/upgrade" variant="ghost" data-event-code="NA131">
          Passa a premium
        </ButtonLink>
      )}
      {offer.hasLogin && (
        <p>
          Hai già un account? <Link to="/login">Accedi</Link>
        </p>
      )}
    </div>
  )
}

/** CNT-023. Stands where the rest of an item would be; the rest itself never left the server. */
export function Paywall({
  offer,
  title = 'Il resto di questo contenuto è riservato',
}: {
  offer: PaywallOffer
  title?: string
}) {
  return (
    <aside
      aria-labelledby="paywall-title"
      className="grid gap-4 rounded-card border-2 border-primary bg-paper p-6 shadow-card sm:p-8 print:hidden"
    >
      <span className="grid size-14 place-items-center rounded-full bg-primary-tint text-primary">
        <Icon name="lock" size={26} />
      </span>
      <h2 id="paywall-title" className="font-display text-title-m">
        {title}
      </h2>
      <p className="max-w-measure text-ink-soft text-lg">Si apre con {offer.opensWith}.</p>
      <PaywallActions offer={offer} />
    </aside>
  )
}

type DialogProps = { offer: PaywallOffer; isOpen: boolean; onClose: () => void }

/** CNT-014…016, CNT-023. What a restricted action opens. */
export function PaywallDialog({ offer, isOpen, onClose }: DialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Questa azione è riservata"
      size="small"
      footer={<PaywallActions offer={offer} />}
    >
      <p>Per salvare, stampare o scaricare questo contenuto serve {offer.opensWith}.</p>
    </Dialog>
  )
}
