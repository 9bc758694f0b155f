import { type InputHTMLAttributes, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { LONGEST_SEARCH } from '#platform/pure/paging.ts'
import { FIND_LABEL, Key } from './finder.tsx'

type Props = {
  dialog: RefObject<HTMLDialogElement | null>
  /** Closed by the browser, whose event comes in a later task. */
  onClose?: () => void
  onCancel: () => void
  onType: (typed: string) => void
  /** The rest of its field. */
  field: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>
  children?: ReactNode
}

/** The dialog of the palette with its field, which has the focus before the next key is heard. */
export function PaletteFrame({ dialog, onClose, onCancel, onType, field, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    const end = input.current?.value.length ?? 0
    input.current?.setSelectionRange(end, end)
    // Closed before it goes, it gives the focus back to where it was.
    return () => shown?.close()
  }, [dialog])
  return (
    <dialog
      ref={dialog}
      aria-label={FIND_LABEL}
      // What is open again was not closed.
      onClose={({ currentTarget }) => currentTarget.open || onClose?.()}
      onCancel={onCancel}
      onPointerDown={(event) => event.target === dialog.current && onCancel()}
      className="mx-auto mt-[12vh] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-card bg-raised p-0 text-ink shadow-float backdrop:bg-veil"
    >
      <div className="flex items-center gap-3 border-line border-b px-4.5">
        <Icon name="search" size={18} className="text-ink-soft" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={FIND_LABEL}
          aria-autocomplete="list"
          aria-expanded={children !== undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          placeholder={FIND_LABEL}
          onChange={(event) => onType(event.target.value)}
          className="min-w-0 grow bg-transparent py-3.5 text-[1.125rem] outline-none"
          {...field}
        />
        <Key>Esc</Key>
      </div>
      {children}
    </dialog>
  )
}
