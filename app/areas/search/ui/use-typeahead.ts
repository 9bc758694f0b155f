import { useEffect, useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { DEBOUNCE_MS, type GroupName } from '../model.ts'
import { isSearchable, queryText } from '../rules.ts'
import { type FoundGroup, findGroups } from './find-groups.ts'

export type Typeahead = { status: 'short' } | { status: 'waiting' } | { status: 'found'; groups: readonly FoundGroup[] }

/** SRC-003, SRC-004. What is found for a text, half a second after the last letter; nothing is sent for a short one. */
export function useTypeahead(typed: string, sections: readonly GroupName[], type: SubscriptionType): Typeahead {
  const [found, setFound] = useState<{ text: string; groups: readonly FoundGroup[] } | null>(null)
  const text = queryText(typed)
  useEffect(() => {
    if (!isSearchable(text)) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void findGroups(text, sections, { type }, abort.signal).then((groups) => {
        if (!abort.signal.aborted) setFound({ text, groups })
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, sections, type])
  if (!isSearchable(text)) return { status: 'short' }
  return found?.text === text ? { status: 'found', groups: found.groups } : { status: 'waiting' }
}
