import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { toast } from '../toast/toast.ts'

const part = lazyPart(() => import('./dialog-content.tsx'))

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons at the foot. */
  footer?: ReactNode
  /** A box in the middle, a question that must be answered, or a sheet from the right. */
  variant?: 'modal' | 'alert' | 'drawer'
  size?: 'small' | 'medium' | 'large' | 'extra-large'
}

/**
 * What a page loads of a dialog: almost nothing. The rest arrives when a hand comes near what opens it, or at the latest
 * when it opens; the focus goes in, stays in, and comes back to where it was.
 */
export function Dialog(props: DialogProps) {
  const [wasWanted, setWanted] = useState(props.isOpen)
  if (props.isOpen && !wasWanted) setWanted(true)
  const { onClose } = props
  const fail = useCallback(() => {
    toast.danger()
    onClose()
  }, [onClose])
  const content = part.usePart(wasWanted && props.isOpen, fail)
  return content && wasWanted ? <content.DialogContent {...props} /> : null
}

/** The state of a dialog and what its trigger needs. */
export function useDialog() {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const open = useCallback(() => setOpen(true), [])
  const triggerProps = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    onPointerEnter: part.prefetch,
    onFocus: part.prefetch,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Safari does not focus a pressed button, and the focus must have a place to come back to.
      event.currentTarget.focus()
      setOpen(true)
    },
  }
  return { isOpen, open, close, triggerProps }
}
