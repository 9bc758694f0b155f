import { type RefCallback, useCallback, useState } from 'react'
import { readCall } from './read-call.ts'

export type Fetched<Data> = { status: 'waiting' | 'loading' | 'failed'; data: null } | { status: 'here'; data: Data }

type Options = {
  isWanted?: boolean
  /** The body of a call that is asked with POST, already written: an object would be another one at every drawing. */
  body?: string
  /** The words of a failure; null for none. */
  failure?: string | null
}

/**
 * BLK-001. Asks for what a block shows when the block is seen: nothing before, once then, nothing after. Give `ref` to the
 * element that holds the place; the path is one of our own calls.
 */
export function useFetchWhenSeen<Data>(
  path: string,
  { isWanted = true, body, failure }: Options = {},
): { ref: RefCallback<HTMLElement>; fetched: Fetched<Data> } {
  const [fetched, setFetched] = useState<Fetched<Data>>({ status: 'waiting', data: null })
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isWanted) return
      const abort = new AbortController()
      const ask = () => {
        setFetched({ status: 'loading', data: null })
        readCall<Data>(path, {
          ...(body && { method: 'POST', body: JSON.parse(body) }),
          failure,
          signal: abort.signal,
          onFailed: () => setFetched({ status: 'failed', data: null }),
        }).then((data) => setFetched({ status: 'here', data }))
      }
      const stopLooking = whenSeen(element, ask)
      return () => {
        stopLooking()
        abort.abort()
      }
    },
    [path, isWanted, body, failure],
  )
  return { ref, fetched }
}

/** BLK-001. Whether the element that is given `ref` has been seen: for what asks more than one question. */
export function useSeen(): { ref: RefCallback<HTMLElement>; isSeen: boolean } {
  const [isSeen, setSeen] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? whenSeen(element, () => setSeen(true)) : undefined),
    [],
  )
  return { ref, isSeen }
}

/** Once, when it comes into sight; what is given back stops looking. */
function whenSeen(element: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    then()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
