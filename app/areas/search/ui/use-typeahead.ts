import { useEffect, useState } from 'react'
import { DEBOUNCE_MS, type Suggestions } from '../model.ts'
import { isSearchable, queryText } from '../rules.ts'

export type Typeahead =
  | { status: 'short' }
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'found'; found: Suggestions }

/** SRC-003, SRC-004. What is found for a text, half a second after the last letter; nothing is sent for a short one. */
export function useTypeahead(typed: string): Typeahead {
  const [last, setLast] = useState<{ text: string; found: Suggestions | null } | null>(null)
  const text = queryText(typed)
  useEffect(() => {
    if (!isSearchable(text)) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void suggestionsFor(text, abort.signal).then((found) => {
        if (!abort.signal.aborted) setLast({ text, found })
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text])
  if (!isSearchable(text)) return { status: 'short' }
  if (last?.text !== text) return { status: 'waiting' }
  return last.found ? { status: 'found', found: last.found } : { status: 'failed' }
}

/** Null when they cannot be had: the way to all results is still there. */
async function suggestionsFor(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`/api/search/suggestions?s=${encodeURIComponent(text)}`, { signal })
    return response.ok ? ((await response.json()) as Suggestions) : null
  } catch {
    return null
  }
}
