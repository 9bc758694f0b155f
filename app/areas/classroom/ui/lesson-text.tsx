import { Prose } from '#design/layout/layout.tsx'
import { lessonParts } from '../lesson-rules.ts'
import type { LessonFile } from '../model.ts'
import { LessonPicture } from './lesson-picture.tsx'

/** What is read: text and chapters of an e-book, and the transcription of a film. */
export function LessonText({
  paragraphs,
  files = [],
}: {
  paragraphs: readonly string[]
  files?: readonly LessonFile[]
}) {
  return (
    <Prose className="text-lg">
      {lessonParts(paragraphs, files).map((part) =>
        part.kind === 'picture' ? (
          <LessonPicture key={part.at} picture={part.picture} />
        ) : part.kind === 'heading' ? (
          <h2 key={part.at}>{part.text}</h2>
        ) : part.kind === 'list' ? (
          <ul key={part.at}>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={part.at}>{part.text}</p>
        ),
      )}
    </Prose>
  )
}
