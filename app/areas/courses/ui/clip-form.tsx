import { FilmFields } from '#areas/content/ui/film-fields.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskForm, publishingActs } from '#design/desk/desk-form.tsx'
import { SlugField } from '#design/desk/slug-field.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { CLIP_DESK_PATH } from '../clip-desk-copy.ts'
import { type ClipTyped, MOST_STEPS } from '../clip-desk-rules.ts'

type Props = {
  /** What is held of it; null for a new one. */
  clip: { slug: string; version: number; isHidden: boolean } | null
  typed: ClipTyped
  answer: Answer<ClipTyped> | null
}

/** CRS-015, CRS-018. All that is said of a clip. */
export function ClipForm({ clip, typed: held, answer }: Props) {
  const typed = answer?.typed ?? held
  return (
    <DeskForm
      className="gap-8"
      path={`${CLIP_DESK_PATH}/${clip?.slug ?? 'nuovo'}`}
      seen={clip?.version}
      answer={answer}
      acts={publishingActs(clip !== null && !clip.isHidden)}
      backTo={CLIP_DESK_PATH}
    >
      {(onEdit) => (
        <>
          <FieldGroup title="Il videoclip">
            <TextField name="title" label="Titolo" isRequired maxLength={120} defaultValue={typed.title} />
            {!clip && <SlugField defaultValue={typed.slug} />}
            <TextArea
              name="description"
              label="La frase della scheda"
              isRequired
              rows={2}
              maxLength={200}
              defaultValue={typed.description}
            />
            <div className="grid items-end gap-5 sm:grid-cols-3">
              <TextField name="topic" label="Materia" isRequired maxLength={60} defaultValue={typed.topic} />
              <TextField
                name="length"
                label="Durata"
                description="Minuti e secondi, per esempio 3:04."
                isRequired
                maxLength={5}
                defaultValue={typed.length}
              />
              <DateField name="publishedOn" label="Pubblicato il" isRequired defaultValue={typed.publishedOn} />
            </div>
            <Checkbox name="isHighlighted" label="È il videoclip del mese" defaultChecked={typed.isHighlighted} />
          </FieldGroup>
          <FieldGroup title="Che cosa si vede">
            <TextArea
              name="steps"
              label="I passi"
              description={`Uno per riga, al massimo ${MOST_STEPS}. Stanno accanto al filmato; senza filmato sono disegnati uno dopo l’altro.`}
              isOptional
              rows={8}
              defaultValue={typed.steps}
            />
            <FilmFields
              names={{ film: 'videoPath', captions: 'captionsPath' }}
              film={typed.videoPath}
              captions={typed.captionsPath}
              title={typed.title}
              isOptional
              onEdit={onEdit}
            />
          </FieldGroup>
        </>
      )}
    </DeskForm>
  )
}
