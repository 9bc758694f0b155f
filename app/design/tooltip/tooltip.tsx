import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { useDelayedOpen } from './use-delayed-open.ts'

const part = lazyPart(() => import('./tooltip-content.tsx'))

export type TooltipProps = {
  /** The words. They only add: what one needs to know must be on the page. */
  text: string
  /** Something that can be focused. Give it the id as aria-describedby. */
  children: (describedBy: string) => ReactNode
}

/** SHL-031. Words about the thing under the hand or the focus; Escape sends them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const { isOpen, show, hide, dismiss } = useDelayedOpen()
  const content = part.usePart(isOpen)
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && dismiss()
  const enter = () => {
    part.prefetch()
    show()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which is the interactive one.
    <span
      ref={anchor}
      className="inline-grid"
      onPointerEnter={enter}
      onPointerLeave={hide}
      onFocus={enter}
      onBlur={dismiss}
      onKeyDown={onKeyDown}
    >
      {children(id)}
      <span id={id} hidden>
        {text}
      </span>
      {content && (
        <content.TooltipContent
          text={text}
          isOpen={isOpen}
          anchor={anchor}
          onPointerEnter={show}
          onPointerLeave={hide}
        />
      )}
    </span>
  )
}
