import { useCallback, useEffect, useRef, useState } from 'react'
import { HEARTBEAT_SECONDS } from '../model.ts'
import type { BeatWire } from '../wire.ts'

type Options = { courseId: number; lessonId: number; startSeconds: number; durationSeconds: number; isDone: boolean }

/** Counts the seconds a lesson is really in front of somebody, and tells the server; what the server believes is what is shown. */
export function useHeartbeat({ courseId, lessonId, startSeconds, durationSeconds, isDone: wasDone }: Options) {
  const [seconds, setSeconds] = useState(startSeconds)
  const [isDone, setDone] = useState(wasDone)
  const [isOffline, setOffline] = useState(false)
  const current = useRef(startSeconds)

  const tell = useCallback(async () => {
    try {
      const response = await fetch(`/api/FAD/Aula/${courseId}/Progresso`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lessonId, positionSeconds: current.current }),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const beat = (await response.json()) as BeatWire
      setOffline(false)
      if (beat.isDone) setDone(true)
      current.current = beat.isDone ? durationSeconds : beat.positionSeconds
      setSeconds(current.current)
    } catch {
      // Nothing is lost: the next heartbeat says the same position.
      setOffline(true)
    }
  }, [courseId, lessonId, durationSeconds])

  useEffect(() => {
    if (isDone) return
    tell()
    let ticks = 0
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      ticks += 1
      current.current = Math.min(durationSeconds, current.current + 1)
      setSeconds(current.current)
      if (ticks % HEARTBEAT_SECONDS === 0 || current.current === durationSeconds) tell()
    }, 1000)
    return () => clearInterval(timer)
  }, [isDone, durationSeconds, tell])

  return { seconds, isDone, isOffline }
}
