import { type RefObject, useMemo } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components'
import { Italian } from '../aria/italian.tsx'

type Props = {
  text: string
  isOpen: boolean
  anchor: RefObject<HTMLSpanElement | null>
  onPointerEnter: () => void
  onPointerLeave: () => void
}

/** React Aria finds the place: above if there is room, below if not, never outside of the window. */
export function TooltipContent({ text, isOpen, anchor, onPointerEnter, onPointerLeave }: Props) {
  const state = useMemo(
    () => ({ isOpen, open: onPointerEnter, close: onPointerLeave, shouldSkipAnimation: false }),
    [isOpen, onPointerEnter, onPointerLeave],
  )
  return (
    <Italian>
      <TooltipTriggerStateContext value={state}>
        <AriaTooltip
          triggerRef={anchor}
          offset={8}
          className="max-w-72 animate-fade rounded-small bg-night px-3 py-2 text-sm text-on-night shadow-float"
        >
          {text}
        </AriaTooltip>
      </TooltipTriggerStateContext>
    </Italian>
  )
}
