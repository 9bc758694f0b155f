import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Italian } from '../aria/italian.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import type { DialogProps } from './dialog.tsx'

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl', 'extra-large': 'sm:max-w-6xl' }

const places = {
  modal: {
    overlay: 'items-end sm:items-center justify-center sm:p-6',
    box: 'animate-rise rounded-t-card sm:rounded-card max-h-[92dvh]',
  },
  alert: { overlay: 'items-center justify-center p-4 sm:p-6', box: 'animate-rise rounded-card max-h-[92dvh]' },
  drawer: { overlay: 'justify-end', box: 'animate-slide-in h-dvh sm:rounded-l-card' },
}

export function DialogContent({
  isOpen,
  onClose,
  title,
  children,
  footer,
  variant = 'modal',
  size = 'medium',
}: DialogProps) {
  const place = places[variant]
  return (
    <Italian>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(opened) => !opened && onClose()}
        isDismissable={variant !== 'alert'}
        className={cx('fixed inset-0 z-50 flex animate-fade bg-veil', place.overlay)}
      >
        <Modal
          className={cx(
            'flex w-full flex-col overflow-hidden bg-raised text-ink shadow-float',
            widths[size],
            place.box,
          )}
        >
          <AriaDialog
            role={variant === 'alert' ? 'alertdialog' : 'dialog'}
            className="flex min-h-0 flex-1 flex-col outline-none"
          >
            <div className="relative z-1 flex items-start justify-between gap-4 px-6 pt-5 sm:px-7 sm:pt-6">
              <Heading slot="title" level={2} className="pt-1.5 text-title-m">
                {title}
              </Heading>
              {variant !== 'alert' && (
                <button
                  type="button"
                  aria-label="Chiudi"
                  onClick={onClose}
                  className="-mr-2 grid size-11 shrink-0 place-items-center rounded-pill text-ink-soft hover:bg-sunken hover:text-ink"
                >
                  <Icon name="x" size={22} />
                </button>
              )}
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-4 sm:px-7">{children}</div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 px-6 pt-2 pb-6 max-sm:[&>*]:flex-auto sm:px-7">
                {footer}
              </div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Italian>
  )
}
