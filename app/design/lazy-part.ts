import { useEffect, useState } from 'react'

export type LazyPart<Part> = {
  /** Fetches it ahead, when a hand or the focus comes near. A failure is met when the part is wanted. */
  prefetch: () => void
  /** The part once it is here; asked for from the first moment it is wanted. */
  usePart: (isWanted: boolean, onFailure?: () => void) => Part | undefined
}

/**
 * A heavy piece that a page does without until somebody needs it. Unlike React.lazy a failed download is an event, not a
 * crash of the page, and the next wish tries again.
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let here: Part | undefined
  let underway: Promise<Part> | undefined

  const fetchOnce = (): Promise<Part> => {
    underway ??= load().then(
      (part) => {
        here = part
        return part
      },
      (reason: unknown) => {
        underway = undefined
        throw reason
      },
    )
    return underway
  }

  const usePart = (isWanted: boolean, onFailure?: () => void): Part | undefined => {
    const [part, setPart] = useState<{ value: Part } | undefined>(undefined)
    useEffect(() => {
      if (!isWanted || part) return
      let isGone = false
      fetchOnce().then(
        (value) => !isGone && setPart({ value }),
        () => !isGone && onFailure?.(),
      )
      return () => {
        isGone = true
      }
    }, [isWanted, part, onFailure])
    return part?.value ?? (isWanted ? here : undefined)
  }

  return { prefetch: () => void fetchOnce().catch(() => undefined), usePart }
}
