import { useEffect, useRef } from 'react'
import { isSearchable, queryText } from '../rules.ts'

/** FIG-041. Half-typed words are no search: one that was not sent counts once it has rested so long. */
const RESTED_MS = 2_000

/** Tells the server of a text that rested, when it is left; one that is sent is counted by the page it leads to. */
export function useRestedSearch(typed: string): { forget(): void } {
  const rested = useRef('')
  const text = queryText(typed)
  useEffect(() => {
    if (!isSearchable(text)) return
    const timer = setTimeout(() => {
      rested.current = text
    }, RESTED_MS)
    return () => {
      clearTimeout(timer)
      if (rested.current === text) tell(text)
      rested.current = ''
    }
  }, [text])
  return {
    forget() {
      rested.current = ''
    },
  }
}

function tell(text: string): void {
  const headers = { 'content-type': 'application/json' }
  // What is lost is one count.
  fetch('/api/search/rested', { method: 'POST', headers, body: JSON.stringify({ s: text }), keepalive: true }).catch(
    () => undefined,
  )
}
