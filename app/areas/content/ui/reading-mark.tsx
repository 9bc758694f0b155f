import { useEffect, useRef } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'

const LEAST_READING_MS = 20_000

/** The end of an item: when it comes into sight after a time in which it can have been read, the club is told, once. */
export function ReadingMark({ itemId }: { itemId: string }) {
  const isMember = usePerson().status === 'here'
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isMember || !mark.current) return
    const began = performance.now()
    let isAtEnd = false
    let isTold = false
    const tell = () => {
      if (isTold || !isAtEnd || performance.now() - began < LEAST_READING_MS) return
      isTold = true
      // What is lost is a few points: nobody is disturbed for it.
      fetch(`/api/content/${itemId}/lettura`, { method: 'POST', keepalive: true }).catch(() => undefined)
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) isAtEnd = true
      tell()
    })
    observer.observe(mark.current)
    const timer = setTimeout(tell, LEAST_READING_MS + 50)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [itemId, isMember])
  return <span ref={mark} aria-hidden="true" className="block h-px" />
}
