import { useEffect, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import type { CardCourse } from '../card-rules.ts'
import { cardFromWire } from '../card-wire.ts'
import { suggestionsInOrder } from '../rules.ts'
import type { SuggestedWire } from '../wire.ts'

type Options = { isSignedIn: boolean; limit: 3 | 6 | 12; failure: string }

/** CRS-037. The suggestions for everybody, replaced by as many for the person as soon as the person is known: nothing moves. */
export function useSuggestions(forEverybody: readonly CardCourse[], { isSignedIn, limit, failure }: Options) {
  const [courses, setCourses] = useState(forEverybody)
  useEffect(() => {
    if (!isSignedIn) return
    const abort = new AbortController()
    fetch('/api/CMS/Search/CorsiSuggeriti', {
      method: 'POST',
      signal: abort.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limit }),
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`)
        const groups = (await response.json()) as SuggestedWire
        setCourses(suggestionsInOrder(groups, limit).map(cardFromWire))
      })
      .catch(() => {
        if (!abort.signal.aborted) toast.danger(failure)
      })
    return () => abort.abort()
  }, [isSignedIn, limit, failure])
  return courses
}
