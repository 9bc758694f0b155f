import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { lazyPart } from '../lazy-part.ts'
import { toast } from '../toast/toast.ts'

const part = lazyPart(() => import('./menu-content.tsx'))

export type MenuEntry = {
  id: string
  label: string
  icon?: string
  /** Where it leads… */
  to?: string
  /** …or what it does. */
  onAction?: () => void
  isDangerous?: boolean
  /** A line above it. */
  startsGroup?: boolean
}

export type MenuProps = Omit<ButtonProps, 'onClick' | 'aria-haspopup' | 'aria-expanded'> & {
  /** Name of the list, for who hears it. */
  label: string
  entries: readonly MenuEntry[]
  /** What the button shows. */
  children?: ReactNode
  placement?: 'bottom start' | 'bottom end'
}

/** A button that opens a list of actions. The list is loaded when a hand comes near. */
export function Menu({ label, entries, children, placement = 'bottom end', ...button }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const fail = useCallback(() => {
    toast.danger()
    setOpen(false)
  }, [])
  const content = part.usePart(isOpen, fail)
  return (
    <>
      <Button
        variant="ghost"
        iconAfter={button.isIconOnly ? undefined : 'chevron-down'}
        {...button}
        aria-label={button['aria-label'] ?? (button.isIconOnly && !children ? label : undefined)}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={part.prefetch}
        onFocus={part.prefetch}
        onClick={() => {
          trigger.current?.focus()
          setOpen(!isOpen)
        }}
      >
        {children}
      </Button>
      {content && (
        <content.MenuContent
          label={label}
          entries={entries}
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={trigger}
          placement={placement}
        />
      )}
    </>
  )
}
