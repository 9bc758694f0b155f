import { Prose } from '#design/layout/layout.tsx'
import { lessonParts } from '../lesson-rules.ts'

/** What is read: text and chapters of an e-book, and the transcription of a film. */
export function LessonText({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Prose className="text-lg">
      {lessonParts(paragraphs).map((part) =>
        part.kind === 'heading' ? (
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
