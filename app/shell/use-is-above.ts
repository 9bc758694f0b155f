import { type RefObject, useEffect, useState } from 'react'

/** Whether a place has been scrolled out of sight, upwards. */
export function useIsAbove(place: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) =>
      setAbove(!!entry && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isAbove
}
