import { useState } from 'react'
import { FilmFields } from '#areas/content/ui/film-fields.tsx'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { KIND_WORDS, type LessonTyped } from '../desk-rules.ts'
import { LESSON_KINDS, type LessonKind } from '../model.ts'

type Props = {
  courseId: number
  /** The lesson, or `nuova`. */
  lesson: number | string
  version: number
  typed: LessonTyped
  answer: Answer<LessonTyped> | null
  /** Whether kind and length may still change. */
  isFree: boolean
}

/** All that is said of a lesson; of a film, the film itself. */
export function LessonForm({ courseId, lesson, version, typed: held, answer, isFree }: Props) {
  const typed = answer?.typed ?? held
  const [kind, setKind] = useState(typed.kind)
  return (
    <DeskForm
      className="max-w-4xl"
      path={`${DESK_PATH}/${courseId}/lezioni/${lesson}`}
      seen={version}
      answer={answer}
      backTo={`${DESK_PATH}/${courseId}/lezioni`}
    >
      {(onEdit) => (
        <>
          <TextField name="title" label="Titolo della lezione" isRequired maxLength={160} defaultValue={typed.title} />
          {isFree ? (
            <div className="grid items-end gap-5 sm:grid-cols-2">
              <Select
                name="kind"
                label="Come si presenta"
                placeholder="Scegli"
                isRequired
                defaultValue={typed.kind}
                options={LESSON_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
                onChange={(event) => setKind(event.currentTarget.value)}
              />
              <TextField
                name="duration"
                label="Durata"
                isRequired
                inputMode="numeric"
                maxLength={8}
                unit="min"
                placeholder="12:30"
                defaultValue={typed.duration}
              />
            </div>
          ) : (
            <p className="rounded-card bg-sunken px-5 py-4 text-ink-soft">
              {KIND_WORDS[typed.kind as LessonKind]}, {typed.duration} minuti. Il corso è stato aperto: tipo e durata
              non cambiano; {kind === 'video' ? 'il testo e il filmato si possono' : 'il testo si può'} correggere, e la
              storia conserva il testo di prima.
            </p>
          )}
          {kind === 'video' && (
            <FilmFields
              names={{ film: 'filmPath', captions: 'captionsPath' }}
              film={typed.filmPath}
              captions={typed.captionsPath}
              title={typed.title}
              isOptional
              onEdit={onEdit}
            />
          )}
          <TextArea
            name="text"
            label="Testo"
            description="Una riga vuota separa i paragrafi; nelle diapositive separa una dall’altra. «## » all’inizio fa un titoletto, «- » una voce di elenco. Di un filmato è la trascrizione; senza il file, mostra un paragrafo per scena."
            isRequired
            rows={18}
            defaultValue={typed.text}
          />
        </>
      )}
    </DeskForm>
  )
}
