import { createContext, type RouterContextProvider } from 'react-router'

/** FIG-039. What an answer counts as each time somebody opens it: of what, which thing, and how it was shown. */
export type Counted = {
  readonly counter: 'reading' | 'search' | 'directory' | 'card' | 'next'
  readonly subject: string
  readonly outcome: string
  /** Whether of those who agreed to statistics a count of their own is kept. */
  readonly asksAgreed?: boolean
}

export const countedContext = createContext<Counted | null>(null)

/** A loader says what its page counts as. Pages are kept: whatever it says is said of everybody of the same audience. */
export function noteCounted(context: Readonly<RouterContextProvider>, counted: Counted): void {
  context.set(countedContext, counted)
}
