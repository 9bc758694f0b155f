import { createContext, type ReactNode, use } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  children?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  isDangerous?: boolean
  isPending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** DSK-009. How the way out of a question is called: at the desk “Annulla” is what undoes. */
export const CancelLabel = createContext('Annulla')

/** A question before something that cannot be undone. Only the two answers, or Escape, close it. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel = 'Conferma',
  cancelLabel,
  isDangerous,
  isPending,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const usual = use(CancelLabel)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      variant="alert"
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {cancelLabel ?? usual}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'solid'} isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
