import { type RefObject, useEffect, useState } from 'react'

/** Turns the slides until asked to stop, and rests while a hand or the focus is on them or nobody is looking. */
export function useAutoplay(frame: RefObject<HTMLElement | null>, everyMs: number | undefined, next: () => void) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    setPlaying(everyMs !== undefined && !isStill)
  }, [everyMs])
  useEffect(() => {
    const box = frame.current
    if (!isPlaying || everyMs === undefined || !box) return
    const turn = () => {
      if (!document.hidden && !box.matches(':hover') && !box.contains(document.activeElement)) next()
    }
    const timer = setInterval(turn, everyMs)
    return () => clearInterval(timer)
  }, [isPlaying, everyMs, next, frame])
  return { isPlaying, toggle: () => setPlaying(!isPlaying) }
}
