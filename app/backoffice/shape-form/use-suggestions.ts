import { useRef, useState } from 'react'

export type Suggestion = { value: string; label: string }

/** What the club has that fits the words typed so far. Without an answer one writes by hand, as before. */
export function useSuggestions(of: 'links') {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const asked = useRef(0)
  const ask = async (typed: string) => {
    asked.current += 1
    const turn = asked.current
    const query = new URLSearchParams({ of, q: typed.slice(0, 80) })
    const found = await fetch(`/api/content/suggestions?${query}`)
      .then((answer) => (answer.ok ? answer.json() : []))
      .catch(() => [])
    // Of two questions the later counts, whichever is answered first.
    if (turn === asked.current) setSuggestions(found)
  }
  return { suggestions, ask: (typed: string) => void ask(typed) }
}
