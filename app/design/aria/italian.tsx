import { type ReactNode, useInsertionEffect } from 'react'
import { I18nProvider } from 'react-aria-components'

const styleId = 'react-aria-pressable-style'

/**
 * React Aria writes a <style> element into the page unless an element of this id is there. Our policy allows no style
 * written at run time, and base.css already holds the rule, so a mark with that id takes its place.
 */
function useOwnPressableStyle() {
  useInsertionEffect(() => {
    if (document.getElementById(styleId)) return
    const mark = document.createElement('meta')
    mark.id = styleId
    document.head.append(mark)
  }, [])
}

/** Around every piece made with React Aria: Italian words and dates, and nothing our policy refuses. */
export function Italian({ children }: { children: ReactNode }) {
  useOwnPressableStyle()
  return <I18nProvider locale="it-IT">{children}</I18nProvider>
}
