import { useMemo } from 'react'
import { Button } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { minutesAndSeconds, sceneAt, sceneStarts } from '../film-rules.ts'

type Props = {
  title: string
  seed: string
  category: string
  /** One scene each. */
  words: readonly string[]
  durationSeconds: number
  seconds: number
  isOn: boolean
  onToggle: () => void
  onSeek: (seconds: number) => void
}

/** A film of drawn scenes with its words always on: it plays, stops, goes back and forward. Who draws it keeps the time. */
export function DrawnFilm({ title, seed, category, words, durationSeconds, seconds, isOn, onToggle, onSeek }: Props) {
  const starts = useMemo(() => sceneStarts(words, durationSeconds), [words, durationSeconds])
  const scene = sceneAt(starts, seconds)
  const isAtEnd = seconds >= durationSeconds
  return (
    <section
      aria-label={`Filmato: ${title}`}
      className="overflow-hidden rounded-card bg-night text-on-night shadow-card"
    >
      <div className="h-36 sm:h-56">
        <CoverArt seed={`${seed}-${scene}`} category={category} />
      </div>
      <p className="min-h-56 p-5 font-display text-title-s sm:min-h-44 sm:p-8">{words[scene]}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-on-night-soft/30 border-t p-4">
        <Button variant="accent" icon={isOn ? 'pause' : 'play'} onClick={onToggle}>
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
            onChange={(event) => onSeek(Number(event.currentTarget.value))}
          />
        </label>
        <span className="tabular-nums">
          {minutesAndSeconds(seconds)} / {minutesAndSeconds(durationSeconds)}
        </span>
      </div>
    </section>
  )
}
