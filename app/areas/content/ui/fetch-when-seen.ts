import { type RefCallback, useCallback, useState } from 'react'

export type Fetched<Data> = { status: 'waiting' | 'loading' | 'failed'; data: null } | { status: 'here'; data: Data }

/**
 * BLK-001. Asks for what a block shows when the block is seen: nothing before, once then, nothing after. Give `ref` to the
 * element that holds the place; the path is one of our own calls.
 */
export function useFetchWhenSeen<Data>(
  path: string,
  isWanted = true,
  /** The body of a call that is asked with POST, already written: an object would be another one at every drawing. */
  body?: string,
): { ref: RefCallback<HTMLElement>; fetched: Fetched<Data> } {
  const [fetched, setFetched] = useState<Fetched<Data>>({ status: 'waiting', data: null })
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isWanted) return
      const abort = new AbortController()
      const ask = async () => {
        setFetched({ status: 'loading', data: null })
        try {
          const answer = await fetch(path, {
            signal: abort.signal,
            headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
            ...(body && { method: 'POST', body }),
          })
          if (!answer.ok) throw new Error(`status ${answer.status}`)
          setFetched({ status: 'here', data: (await answer.json()) as Data })
        } catch {
          if (!abort.signal.aborted) setFetched({ status: 'failed', data: null })
        }
      }
      const stopLooking = whenSeen(element, () => void ask())
      return () => {
        stopLooking()
        abort.abort()
      }
    },
    [path, isWanted, body],
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
