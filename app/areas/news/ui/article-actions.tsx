import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ContentType, PaywallOffer, UserAction } from '#areas/content/article-model.ts'
import type { ActionOutcome } from '#areas/content/article-rules.ts'
import { PaywallDialog } from '#areas/content/ui/paywall.tsx'
import { ShareDialog } from '#areas/content/ui/share.tsx'
import { FavoriteButton } from '#areas/favorites/ui/favorite-button.tsx'
import { contentEvent } from '#areas/tracking/rules.ts'
import { Button } from '#design/button/button.tsx'
import { useDialog } from '#design/dialog/dialog.tsx'
import { DownloadButton } from './download-button.tsx'

export type ArticleActionsProps = {
  item: { id: string; contentType: ContentType; title: string; userActions: readonly UserAction[] }
  /** Whole address of the item, which is what is shared. */
  address: string
  isDownloadable: boolean
  /** What favourite, print and download do for this audience: they share one answer. */
  outcome: ActionOutcome
  /** What is offered to who may not. */
  offer: PaywallOffer
}

/** CNT-012…016, CNT-019, NWS-015. Save, share, print, download: those that the editors allowed. */
export function ArticleActions({ item, address, isDownloadable, outcome, offer }: ArticleActionsProps) {
  const [isRefused, setRefused] = useState(false)
  const share = useDialog()
  const { pathname } = useLocation()
  const refuse = () => setRefused(true)
  const mayAct = outcome.kind === 'do'
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <FavoriteButton item={item} outcome={outcome} onRefused={refuse} />
      {item.userActions.includes('Share') && (
        <>
          <Button variant="ghost" icon="share-2" {...share.triggerProps}>
            Condividi
          </Button>
          <ShareDialog title={item.title} url={address} isOpen={share.isOpen} onClose={share.close} />
        </>
      )}
      {item.userActions.includes('Print') && (
        <Button
          variant="ghost"
          icon="printer"
          data-event-code={contentEvent(pathname, 'print')}
          onClick={() => (mayAct ? window.print() : refuse())}
        >
          Stampa
        </Button>
      )}
      {isDownloadable && <DownloadButton itemId={item.id} onRefused={mayAct ? null : refuse} />}
      <PaywallDialog offer={offer} isOpen={isRefused} onClose={() => setRefused(false)} />
    </div>
  )
}
