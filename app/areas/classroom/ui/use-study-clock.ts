import { useCallback, useEffect, useRef, useState } from 'react'
import { HEARTBEAT_SECONDS } from '../model.ts'
import type { BeatWire } from '../wire.ts'

type Options = {
  courseId: number
  lessonId: number
  startSeconds: number
  furthestSeconds: number
  durationSeconds: number
  isDone: boolean
}

export type StudyClock = {
  seconds: number
  /** The furthest second that may be looked at. */
  furthest: number
  isDone: boolean
  isOffline: boolean
  seek: (seconds: number) => void
  /** A film runs while it plays; what is read runs while it is in front of somebody. */
  setRunning: (isRunning: boolean) => void
  /** Where the clock stops by itself: the end of a slide. */
  setLimit: (seconds: number) => void
}

/** A difference of a second is the way of the network; more is the server correcting us. */
const TOLERANCE_SECONDS = 2

/**
 * Counts the seconds a lesson is really in front of somebody, and tells the server: every ten of them, when the page is left, and at the
 * end. What the server believes is what counts; the next device begins from there, to the second.
 */
export function useStudyClock(options: Options, { isRunning: runsAtFirst = true } = {}): StudyClock {
  const { courseId, lessonId, startSeconds, furthestSeconds, durationSeconds } = options
  const [seconds, setSeconds] = useState(startSeconds)
  const [furthest, setFurthest] = useState(furthestSeconds)
  const [isDone, setDone] = useState(options.isDone)
  const [isOffline, setOffline] = useState(false)
  const [isRunning, setRunning] = useState(runsAtFirst)
  const [limit, setLimit] = useState(durationSeconds)
  const current = useRef(startSeconds)
  const isOver = useRef(options.isDone)

  const place = useCallback((position: number) => {
    current.current = position
    setSeconds(position)
    setFurthest((far) => Math.max(far, position))
  }, [])

  const tell = useCallback(async () => {
    if (isOver.current) return
    try {
      const response = await fetch(`/api/FAD/Aula/${courseId}/Progresso`, {
        method: 'POST',
        // Also when the page is being left.
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lessonId, positionSeconds: current.current }),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const beat = (await response.json()) as BeatWire
      setOffline(false)
      if (beat.isDone) {
        isOver.current = true
        setDone(true)
        setFurthest(durationSeconds)
      } else if (current.current - beat.positionSeconds > TOLERANCE_SECONDS) place(beat.positionSeconds)
    } catch {
      // Nothing is lost: the next heartbeat says the same position.
      setOffline(true)
    }
  }, [courseId, lessonId, durationSeconds, place])

  // The first heartbeat starts the server's clock; the last, when the page is hidden or left, keeps the second.
  useEffect(() => {
    tell()
    const leave = () => document.visibilityState === 'hidden' && tell()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      tell()
    }
  }, [tell])

  useEffect(() => {
    if (!isRunning) return
    let ticks = 0
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || current.current >= limit) return
      ticks += 1
      place(Math.min(limit, current.current + 1))
      if (ticks % HEARTBEAT_SECONDS === 0 || current.current >= durationSeconds) tell()
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning, limit, durationSeconds, tell, place])

  // The end was reached and the server is a second behind: ask again until it agrees.
  useEffect(() => {
    if (isDone || seconds < durationSeconds) return
    const timer = setInterval(tell, 1000)
    return () => clearInterval(timer)
  }, [isDone, seconds, durationSeconds, tell])

  const seek = useCallback(
    (to: number) => {
      place(Math.max(0, Math.min(to, durationSeconds)))
      tell()
    },
    [place, tell, durationSeconds],
  )
  return { seconds, furthest: isDone ? durationSeconds : furthest, isDone, isOffline, seek, setRunning, setLimit }
}
