import { Fragment, type RefObject, useInsertionEffect } from 'react'
import {
  Menu as AriaMenu,
  MenuItem,
  Popover,
  RouterProvider,
  Separator,
  setInteractionModality,
} from 'react-aria-components'
import { useHref, useNavigate } from 'react-router'
import { Italian } from '../aria/italian.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { linkKind } from '../link/link-kind.ts'
import type { MenuEntry } from './menu.tsx'

type Props = {
  label: string
  entries: readonly MenuEntry[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<HTMLButtonElement | null>
  placement: 'bottom start' | 'bottom end'
}

export function MenuContent({ label, entries, isOpen, onOpenChange, triggerRef, placement }: Props) {
  const navigate = useNavigate()
  // Pressing Enter on our native button looks to React Aria like a screen reader's click, for which it sometimes leaves
  // the focus on the list instead of its first entry.
  useInsertionEffect(() => {
    if (isOpen) setInteractionModality('keyboard')
  }, [isOpen])
  return (
    <Italian>
      <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
        <Popover
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          triggerRef={triggerRef}
          placement={placement}
          offset={6}
          className="min-w-60 animate-rise overflow-auto rounded-card bg-raised p-1.5 text-ink shadow-float"
        >
          <AriaMenu aria-label={label} autoFocus="first" onClose={() => onOpenChange(false)} className="outline-none">
            {entries.map((entry) => (
              <Fragment key={entry.id}>
                {entry.startsGroup && <Separator className="mx-3 my-1.5 border-t border-line" />}
                <MenuItem
                  id={entry.id}
                  textValue={entry.label}
                  href={entry.to}
                  target={entry.to && linkKind(entry.to) === 'external' ? '_blank' : undefined}
                  rel={entry.to && linkKind(entry.to) === 'external' ? 'noopener noreferrer' : undefined}
                  onAction={entry.onAction}
                  className={cx(
                    'flex min-h-(--control) cursor-pointer items-center gap-3 rounded-small px-3.5 font-[560] outline-none',
                    'focus:bg-primary-tint focus:text-primary-strong forced-colors:focus:outline-2',
                    entry.isDangerous && 'text-danger focus:bg-danger-tint focus:text-danger-strong',
                  )}
                >
                  {entry.icon && <Icon name={entry.icon} size={20} className="opacity-80" />}
                  {entry.label}
                </MenuItem>
              </Fragment>
            ))}
          </AriaMenu>
        </Popover>
      </RouterProvider>
    </Italian>
  )
}
