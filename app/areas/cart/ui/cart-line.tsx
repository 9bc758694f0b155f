import { useFetcher } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { useDialog } from '#design/dialog/dialog.tsx'
import { formatEuro } from '#platform/pure/money.ts'

export type ShownLine = {
  productId: string
  name: string
  summary: string
  planName: string
  /** Null when the amounts of this cart are not shown. */
  cents: number | null
}

/** CRT-003. Without JavaScript the button removes at once; with it, it asks first. */
export function CartLineCard({ line }: { line: ShownLine }) {
  const fetcher = useFetcher()
  const dialog = useDialog()
  const remove = () => {
    fetcher.submit({ productId: line.productId }, { method: 'post' })
    dialog.close()
  }
  return (
    <Card as="li" className="gap-2 p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="font-display text-title-s">{line.name}</h2>
          <p className="mt-1 text-ink-soft">{line.summary}</p>
        </div>
        <fetcher.Form method="post">
          <input type="hidden" name="productId" value={line.productId} />
          <Button
            {...dialog.triggerProps}
            type="submit"
            variant="quiet"
            isIconOnly
            icon="trash-2"
            aria-label={`Rimuovi ${line.name}`}
            isPending={fetcher.state !== 'idle'}
            onClick={(event) => {
              event.preventDefault()
              dialog.triggerProps.onClick(event)
            }}
          />
        </fetcher.Form>
      </div>
      <p className="flex flex-wrap justify-between gap-2 border-line border-t pt-3">
        <span>{line.planName}</span>
        {line.cents !== null && <strong className="tabular-nums">{formatEuro(line.cents)}</strong>}
      </p>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title={`Vuoi rimuovere ${line.name} dal carrello?`}
        confirmLabel="CONFERMA"
        cancelLabel="ANNULLA"
        onConfirm={remove}
        onCancel={dialog.close}
      />
    </Card>
  )
}
