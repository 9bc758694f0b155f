import { useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { minutesAndSeconds, sceneAt, sceneStarts } from '../lesson-rules.ts'
import { LessonText } from './lesson-text.tsx'
import type { StudyClock } from './use-study-clock.ts'

type Props = {
  lesson: { id: number; title: string; paragraphs: readonly string[]; durationSeconds: number }
  category: string
  clock: StudyClock
}

/**
 * A film of drawn scenes with its words always on: it plays, stops, goes back, and goes forward as far as it has been seen. The whole
 * transcription stands below for who prefers to read.
 */
export function LessonFilm({ lesson, category, clock }: Props) {
  const { paragraphs, durationSeconds } = lesson
  const starts = useMemo(() => sceneStarts(paragraphs, durationSeconds), [paragraphs, durationSeconds])
  const [isPlaying, setPlaying] = useState(false)
  const { seconds, furthest, seek, setRunning } = clock
  const scene = sceneAt(starts, seconds)
  const isAtEnd = seconds >= durationSeconds
  const toggle = () => {
    if (isAtEnd) seek(0)
    const next = isAtEnd || !isPlaying
    setPlaying(next)
    setRunning(next)
  }
  const isOn = isPlaying && !isAtEnd
  return (
    <div className="grid gap-4">
      <section
        aria-label={`Filmato: ${lesson.title}`}
        className="overflow-hidden rounded-card bg-night text-on-night shadow-card"
      >
        <div className="h-36 sm:h-56">
          <CoverArt seed={`lezione-${lesson.id}-${scene}`} category={category} />
        </div>
        <p className="min-h-56 p-5 font-display text-title-s sm:min-h-44 sm:p-8">{paragraphs[scene]}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-on-night-soft/30 border-t p-4">
          <Button variant="accent" icon={isOn ? 'pause' : 'play'} onClick={toggle}>
            {isOn ? 'Ferma' : isAtEnd ? 'Rivedi' : 'Riproduci'}
          </Button>
          <label className="flex min-w-48 flex-1 items-center gap-3">
            <span className="visually-hidden">Punto del filmato</span>
            <input
              type="range"
              className="w-full accent-current"
              min={0}
              max={durationSeconds}
              step={1}
              value={seconds}
              aria-valuetext={`${minutesAndSeconds(seconds)} di ${minutesAndSeconds(durationSeconds)}`}
              onChange={(event) => seek(Math.min(Number(event.currentTarget.value), furthest))}
            />
          </label>
          <span className="tabular-nums">
            {minutesAndSeconds(seconds)} / {minutesAndSeconds(durationSeconds)}
          </span>
        </div>
      </section>
      <details className="rounded-card bg-paper p-5 shadow-card">
        <summary className="cursor-pointer font-strong">Leggi la trascrizione</summary>
        <div className="mt-4">
          <LessonText paragraphs={paragraphs} />
        </div>
      </details>
    </div>
  )
}
