import { useEffect, useMemo, useState } from 'react'
import { sceneAt, sceneStarts } from '#areas/courses/film-rules.ts'
import { Button } from '#design/button/button.tsx'
import type { StudyClock } from './use-study-clock.ts'

type Props = { title: string; paragraphs: readonly string[]; durationSeconds: number; clock: StudyClock }

/** One slide at a time. The next opens when this one has had its time: the clock waits at its end for whoever has left the room. */
export function LessonSlides({ title, paragraphs, durationSeconds, clock }: Props) {
  const starts = useMemo(() => sceneStarts(paragraphs, durationSeconds), [paragraphs, durationSeconds])
  const { seconds, furthest, isDone, seek, setLimit } = clock
  const [index, setIndex] = useState(() => (isDone ? 0 : sceneAt(starts, seconds)))
  const end = starts[index + 1] ?? durationSeconds
  useEffect(() => setLimit(end), [end, setLimit])
  const mayGoOn = isDone || furthest >= end
  const go = (to: number) => {
    setIndex(to)
    seek(starts[to] ?? 0)
  }
  return (
    <section aria-roledescription="diapositive" aria-label={title} className="grid gap-4">
      <div
        aria-live="polite"
        className="grid min-h-72 content-center gap-4 rounded-card bg-paper p-6 shadow-card sm:min-h-96 sm:p-12"
      >
        <p className="eyebrow">
          Diapositiva {index + 1} di {paragraphs.length}
        </p>
        <p className="font-display text-title-s sm:text-title-m">{paragraphs[index]}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" icon="arrow-left" disabled={index === 0} onClick={() => go(index - 1)}>
          Indietro
        </Button>
        {index < paragraphs.length - 1 && (
          <Button iconAfter="arrow-right" disabled={!mayGoOn} onClick={() => go(index + 1)}>
            Avanti
          </Button>
        )}
        {!mayGoOn && (
          <p className="text-sm text-ink-soft tabular-nums">
            Ancora {Math.max(0, end - seconds)} s su questa diapositiva
          </p>
        )}
      </div>
    </section>
  )
}
