import { useState } from 'react'
import type { ContentType, FileFormat, PaywallOffer, UserAction } from '#areas/content/article-model.ts'
import type { ActionOutcome } from '#areas/content/article-rules.ts'
import { PaywallDialog } from '#areas/content/ui/paywall.tsx'
import { FavoriteButton } from '#areas/favorites/ui/favorite-button.tsx'
import { Button } from '#design/button/button.tsx'
import { Dialog, useDialog } from '#design/dialog/dialog.tsx'
import { toast } from '#design/toast/toast.ts'

export type ArticleActionsProps = {
  item: { id: string; contentType: ContentType; title: string; userActions: readonly UserAction[] }
  formats: readonly FileFormat[]
  /** What favourite, print and download do for this audience: they share one answer. */
  outcome: ActionOutcome
  /** What is offered to who may not. */
  offer: PaywallOffer
}

const FORMAT_NAMES: Readonly<Record<FileFormat, string>> = {
  pdf: 'PDF',
  epub: 'EPUB',
  mobi: 'MOBI',
  docx: 'Word (DOCX)',
}

/** CNT-012…016, CNT-019, NWS-015. Save, share, print, download. */
export function ArticleActions({ item, formats, outcome, offer }: ArticleActionsProps) {
  const [isRefused, setRefused] = useState(false)
  const choice = useDialog()
  const act = (work: () => void) => () => (outcome.kind === 'do' ? work() : setRefused(true))
  const download = () => {
    const [only] = formats
    if (only && formats.length === 1) location.assign(fileAddress(item.id, only))
    else choice.open()
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <FavoriteButton item={item} outcome={outcome} onRefused={() => setRefused(true)} />
      {item.userActions.includes('Share') && (
        <Button variant="ghost" icon="share-2" onClick={() => void share(item.title)}>
          Condividi
        </Button>
      )}
      {item.userActions.includes('Print') && (
        <Button variant="ghost" icon="printer" onClick={act(() => window.print())}>
          Stampa
        </Button>
      )}
      {formats.length > 0 && (
        <Button variant="ghost" icon="download" onClick={act(download)}>
          Scarica
        </Button>
      )}
      <Dialog isOpen={choice.isOpen} onClose={choice.close} title="Scegli il formato" size="small">
        <ul className="grid gap-2">
          {formats.map((format) => (
            <li key={format}>
              <a
                href={fileAddress(item.id, format)}
                download={`resource.${format}`}
                onClick={choice.close}
                className="flex min-h-11 items-center rounded-small px-3 font-strong text-primary hover:bg-primary-tint"
              >
                {FORMAT_NAMES[format]}
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
      <PaywallDialog offer={offer} isOpen={isRefused} onClose={() => setRefused(false)} />
    </div>
  )
}

function fileAddress(id: string, format: FileFormat): string {
  return `/api/content/${id}/files/${format}`
}

/** CNT-013. The telephone's own sharing where there is one; elsewhere the address is copied. */
async function share(title: string): Promise<void> {
  const url = location.href.replace(/[?#].*$/, '')
  try {
    if (navigator.share) await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      toast.success('Indirizzo copiato')
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.danger()
  }
}
