import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'

/** How long nobody touches a key before what is said of the text is looked at again. */
const REST_MS = 600

/** What is to be said of a text as it is now: looked at while the hand rests and the browser has nothing else to do. */
export function useRested<Said>(editor: Editor | null, look: (editor: Editor) => Said): Said | null {
  const [said, setSaid] = useState<Said | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is of the surface.
  useEffect(() => {
    if (!editor) return
    let resting: ReturnType<typeof setTimeout> | undefined
    let idle: number | undefined
    const see = () => {
      idle = undefined
      setSaid(look(editor))
    }
    const stop = () => {
      clearTimeout(resting)
      if (idle !== undefined) cancelIdleCallback(idle)
      idle = undefined
    }
    const ask = () => {
      stop()
      resting = setTimeout(() => {
        // Safari has no word for it.
        if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(see)
        else see()
      }, REST_MS)
    }
    ask()
    editor.on('update', ask)
    return () => {
      stop()
      editor.off('update', ask)
    }
  }, [editor])
  return said
}
