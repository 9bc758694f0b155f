import { useState } from 'react'
import { DrawnFilm } from '#areas/courses/ui/drawn-film.tsx'
import { wordsOf } from '../lesson-file-rules.ts'
import type { Lesson, LessonFile } from '../model.ts'
import { FilmedLesson } from './filmed-lesson.tsx'
import { LessonText } from './lesson-text.tsx'
import type { StudyClock } from './use-study-clock.ts'

type Props = {
  lesson: Pick<Lesson, 'id' | 'title' | 'paragraphs' | 'durationSeconds' | 'filmPath' | 'captionsPath'>
  files: readonly LessonFile[]
  category: string
  clock: StudyClock
}

/** A film, the one that was sent at the desk or one of drawn scenes. The whole transcription stands below for who prefers to read. */
export function LessonFilm({ lesson, files, category, clock }: Props) {
  const { title, filmPath, captionsPath, paragraphs } = lesson
  return (
    <div className="grid gap-4">
      {filmPath && captionsPath ? (
        <FilmedLesson title={title} film={filmPath} captions={captionsPath} clock={clock} />
      ) : (
        <DrawnLesson lesson={lesson} category={category} clock={clock} />
      )}
      <details className="rounded-card bg-paper p-5 shadow-card">
        <summary className="cursor-pointer font-strong">Leggi la trascrizione</summary>
        <div className="mt-4">
          <LessonText paragraphs={paragraphs} files={files} />
        </div>
      </details>
    </div>
  )
}

/** Its words are always on: it plays, stops, goes back, and goes forward as far as it has been seen. */
function DrawnLesson({ lesson, category, clock }: Omit<Props, 'files'>) {
  const { paragraphs, durationSeconds } = lesson
  const [isPlaying, setPlaying] = useState(false)
  const { seconds, furthest, seek, setRunning } = clock
  const isAtEnd = seconds >= durationSeconds
  const toggle = () => {
    if (isAtEnd) seek(0)
    const next = isAtEnd || !isPlaying
    setPlaying(next)
    setRunning(next)
  }
  return (
    <DrawnFilm
      title={lesson.title}
      seed={`lezione-${lesson.id}`}
      category={category}
      words={wordsOf(paragraphs)}
      durationSeconds={durationSeconds}
      seconds={seconds}
      isOn={isPlaying && !isAtEnd}
      onToggle={toggle}
      onSeek={(asked) => seek(Math.min(asked, furthest))}
    />
  )
}
