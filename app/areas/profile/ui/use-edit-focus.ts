import { type RefObject, useEffect, useRef } from 'react'

/** The button that opens a form goes away with what it opened, and takes the focus with it: here it finds the next place to be. */
export function useEditFocus(isEditing: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isEditing)
  useEffect(() => {
    if (before.current === isEditing) return
    before.current = isEditing
    place.current?.querySelector<HTMLElement>(isEditing ? 'form input, form select' : 'button')?.focus()
  }, [isEditing])
  return place
}
