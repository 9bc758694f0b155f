import { useEffect, useRef } from 'react'

/** Where Ctrl+Z is the browser's own: whoever writes takes back letters. A question over the page is not the page. */
const OWN =
  'textarea, select, [contenteditable], [role=dialog], [role=alertdialog], input:not([type=checkbox], [type=radio], [type=file])'

/** Ctrl+Z and Ctrl+Shift+Z, or Ctrl+Y, outside of a field. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void) {
  const acts = useRef({ onUndo, onRedo })
  acts.current = { onUndo, onRedo }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.target instanceof Element && event.target.closest(OWN)) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) acts.current.onRedo()
      else acts.current.onUndo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
