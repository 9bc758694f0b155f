import { createContext, use } from 'react'

/** The dialogs any component may ask for without knowing who shows them or how. */
export type AskedDialog = 'upgrade' | 'products' | 'credits' | 'fiscal-code'
export type Ask = (dialog: AskedDialog) => void

const AskContext = createContext<Ask>(() => {
  throw new Error('A component asked for a dialog outside of the frame that shows them.')
})

/** The frame says here how it shows the dialogs that components ask for. */
export const AskProvider = AskContext.Provider

/** `const ask = useAsk()`, then `ask('upgrade')` where a click must open that dialog. */
export function useAsk(): Ask {
  return use(AskContext)
}
