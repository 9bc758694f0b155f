import { useState } from 'react'
import type { RichText } from '#areas/content/model.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { toast } from '#design/toast/toast.ts'
import { untilLate } from '#platform/http/ask-call.ts'

type Read = { title: string; html: string } | null

/** SUB-015. A text in a box that scrolls. */
export function ConditionsDialog({ read, onClose }: { read: Read; onClose: () => void }) {
  return (
    <Dialog isOpen={read !== null} onClose={onClose} title={read?.title ?? ''} size="large">
      <RichTextView html={(read?.html ?? '') as RichText} />
    </Dialog>
  )
}

export type Certificate = { name: string; startDate: string; endDate: string }

type Props = {
  clientCode: string
  certificate: Certificate | null
  adhesionHtml: string | null
  hasTraining: boolean
}

/** SUB-008…SUB-012, SUB-015. */
export function Documents({ clientCode, certificate, adhesionHtml, hasTraining }: Props) {
  const [read, setRead] = useState<Read>(null)
  const [isDrawing, setDrawing] = useState(false)

  const readTraining = async () => {
    if (!clientCode) {
      toast.danger('Errore: codice cliente mancante')
      return
    }
    const path = `/ordermanagement-internal/orders/user/${encodeURIComponent(clientCode)}/products`
    try {
      const response = await fetch(`/api${path}`, { signal: untilLate() })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { results } = (await response.json()) as { results: { html: string }[] }
      setRead({ title: 'Condizioni integrative', html: results[1]?.html ?? '' })
    } catch {
      toast.failed(path, readTraining, `Errore nel servizio ${path}`)
    }
  }

  const download = async () => {
    if (!certificate) return
    setDrawing(true)
    try {
      const response = await fetch(`/api/pdf?${new URLSearchParams(certificate)}`, { signal: untilLate() })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await response.blob())
      link.download = 'Certificato iscrizione.pdf'
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    } catch {
      toast.failed('/pdf', download, 'Errore nel servizio /pdf')
    }
    setDrawing(false)
  }

  return (
    <>
      <ul className="grid gap-3">
        {certificate && (
          <DocumentLine title="Certificato di iscrizione" note="PDF">
            <Button variant="ghost" size="small" icon="download" isPending={isDrawing} onClick={download}>
              Scarica
            </Button>
          </DocumentLine>
        )}
        {adhesionHtml && (
          <DocumentLine title="Condizioni di adesione" note="Le condizioni che hai accettato">
            <Button
              variant="ghost"
              size="small"
              onClick={() => setRead({ title: 'Condizioni di adesione', html: adhesionHtml })}
            >
              Leggi
            </Button>
          </DocumentLine>
        )}
        {hasTraining && (
          <DocumentLine title="Condizioni integrative" note="Formazione ECM">
            <Button variant="ghost" size="small" onClick={readTraining}>
              Leggi
            </Button>
          </DocumentLine>
        )}
      </ul>
      <ConditionsDialog read={read} onClose={() => setRead(null)} />
    </>
  )
}

function DocumentLine({ title, note, children }: { title: string; note: string; children: React.ReactNode }) {
  return (
    <Card as="li" look="outlined" className="flex-row items-center justify-between gap-4 p-4">
      <span className="flex items-center gap-3">
        <Icon name="file-text" className="shrink-0 text-primary" />
        <span>
          <span className="font-strong">{title}</span>
          <span className="block text-ink-soft text-sm">{note}</span>
        </span>
      </span>
      {children}
    </Card>
  )
}
