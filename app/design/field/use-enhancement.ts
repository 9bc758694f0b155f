import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LazyPart } from '../lazy-part.ts'

export type Enhancement<Part> = {
  frame: RefObject<HTMLDivElement | null>
  /** The richer control and what the plain one held when it gave way. */
  richer: { part: Part; value: string } | undefined
}

/**
 * A plain control that works at once, replaced by a richer one when that has arrived: never under the hands of who is
 * using it, and never losing what was entered.
 */
export function useEnhancement<Part>(part: LazyPart<Part>, isWanted: boolean): Enhancement<Part> {
  const frame = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [richer, setRicher] = useState<{ part: Part; value: string }>()
  useEffect(() => setHydrated(true), [])
  const loaded = part.usePart(isHydrated && isWanted)

  useEffect(() => {
    const box = frame.current
    if (!loaded || !box) return
    const replace = () => {
      const plain = box.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')
      if (plain && !box.contains(document.activeElement))
        setRicher((before) => before ?? { part: loaded, value: plain.value })
    }
    const replaceAfterLeaving = () => setTimeout(replace)
    replace()
    box.addEventListener('focusout', replaceAfterLeaving)
    return () => box.removeEventListener('focusout', replaceAfterLeaving)
  }, [loaded])

  return { frame, richer }
}
