import { useEffect, useState } from 'react'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import type { ClipDetails } from '../clip-wire.ts'
import { DrawnFilm } from './drawn-film.tsx'

const SECOND_MS = 1_000

/** A clip: the film that was put in the site, or its steps drawn one after the other; without either, its cover. */
export function ClipFilm({ clip }: { clip: ClipDetails }) {
  const seed = `clip-${clip.id}-${clip.title}`
  if (clip.film)
    return (
      <video
        src={clip.film.path}
        controls
        playsInline
        preload="metadata"
        aria-label={`Filmato: ${clip.title}`}
        className="aspect-video w-full rounded-card bg-night shadow-card"
      >
        <track kind="captions" srcLang="it" label="Italiano" src={clip.film.captionsPath} default />
      </video>
    )
  if (clip.steps.length > 0) return <DrawnClip clip={clip} seed={seed} />
  return (
    <div className="aspect-video overflow-hidden rounded-card shadow-card">
      <CoverArt seed={seed} category={clip.topic} />
    </div>
  )
}

function DrawnClip({ clip: { title, topic, steps, durationSeconds }, seed }: { clip: ClipDetails; seed: string }) {
  const [seconds, setSeconds] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const isAtEnd = seconds >= durationSeconds
  const isOn = isPlaying && !isAtEnd
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setSeconds((before) => Math.min(durationSeconds, before + 1)), SECOND_MS)
    return () => clearInterval(timer)
  }, [isOn, durationSeconds])
  return (
    <div className="noscript:hidden">
      <DrawnFilm
        title={title}
        seed={seed}
        category={topic}
        words={steps}
        durationSeconds={durationSeconds}
        seconds={seconds}
        isOn={isOn}
        onToggle={() => {
          if (isAtEnd) setSeconds(0)
          setPlaying(isAtEnd || !isPlaying)
        }}
        onSeek={setSeconds}
      />
    </div>
  )
}
