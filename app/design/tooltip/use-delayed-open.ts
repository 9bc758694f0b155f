import { useCallback, useEffect, useRef, useState } from 'react'

/** SHL-031. */
export const showAfterMs = 250
export const hideAfterMs = 400

/** Opens and closes late, so that a hand passing by opens nothing and a hand on its way to the words loses nothing. */
export function useDelayedOpen() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useCallback((next: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isOpen,
    show: useCallback(() => later(true, showAfterMs), [later]),
    hide: useCallback(() => later(false, hideAfterMs), [later]),
    dismiss: useCallback(() => {
      clearTimeout(timer.current)
      setOpen(false)
    }, []),
  }
}
