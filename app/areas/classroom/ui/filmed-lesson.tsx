import { useEffect, useRef } from 'react'
import type { StudyClock } from './use-study-clock.ts'

type Props = { title: string; film: string; captions: string; clock: StudyClock }

/** The clock ticks by the second: the film may be so far ahead of it. */
const AHEAD_SECONDS = 2

/**
 * The film of a lesson. The clock runs while it plays, at its own pace and before somebody's eyes; whoever looks for a point finds it as far as
 * they have been. Once the lesson is done it is a film like any other. One that ends before the lesson does leaves the rest to its words.
 */
export function FilmedLesson({ title, film, captions, clock }: Props) {
  const { seconds, furthest, isDone, seek, setRunning } = clock
  const video = useRef<HTMLVideoElement>(null)
  const start = useRef(seconds)
  useEffect(() => {
    // Nobody studies a page they do not see.
    const rest = () => document.visibilityState === 'hidden' && !isDone && video.current?.pause()
    document.addEventListener('visibilitychange', rest)
    return () => document.removeEventListener('visibilitychange', rest)
  }, [isDone])
  useEffect(() => {
    // Its first facts may have arrived before this code did.
    const element = video.current
    if (element && element.readyState > 0 && element.currentTime < 1) element.currentTime = start.current
  }, [])
  const keepBack = (element: HTMLVideoElement) => {
    if (!isDone && element.currentTime > furthest + AHEAD_SECONDS) element.currentTime = furthest
  }
  return (
    <video
      ref={video}
      src={film}
      controls
      playsInline
      preload="metadata"
      aria-label={`Filmato: ${title}`}
      className="aspect-video w-full rounded-card bg-night shadow-card"
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = start.current
      }}
      onPlaying={() => setRunning(true)}
      onWaiting={() => setRunning(false)}
      onPause={({ currentTarget }) => setRunning(currentTarget.ended)}
      onTimeUpdate={({ currentTarget }) => keepBack(currentTarget)}
      onSeeking={({ currentTarget }) => keepBack(currentTarget)}
      onSeeked={({ currentTarget }) => {
        if (!isDone) seek(Math.floor(Math.min(currentTarget.currentTime, furthest)))
      }}
      onRateChange={({ currentTarget }) => {
        if (!isDone && currentTarget.playbackRate > 1) currentTarget.playbackRate = 1
      }}
    >
      <track kind="captions" srcLang="it" label="Italiano" src={captions} default />
    </video>
  )
}
