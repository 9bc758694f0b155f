import { FilmFields } from '#areas/content/ui/film-fields.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskForm, publishingActs } from '#design/desk/desk-form.tsx'
import { SlugField } from '#design/desk/slug-field.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { TUTORIAL_DESK_PATH } from '../tutorial-desk-copy.ts'
import type { TutorialTyped } from '../tutorial-desk-rules.ts'

type Props = {
  /** What is held of it; null for a new one. */
  tutorial: { slug: string; version: number; isHidden: boolean } | null
  typed: TutorialTyped
  answer: Answer<TutorialTyped> | null
}

/** SRV-019, SRV-020. All that is said of a tutorial, its film, and who may play it. */
export function TutorialForm({ tutorial, typed: held, answer }: Props) {
  const typed = answer?.typed ?? held
  return (
    <DeskForm
      className="gap-8"
      path={`${TUTORIAL_DESK_PATH}/${tutorial?.slug ?? 'nuovo'}`}
      seen={tutorial?.version}
      answer={answer}
      acts={publishingActs(tutorial !== null && !tutorial.isHidden)}
      backTo={TUTORIAL_DESK_PATH}
    >
      {(onEdit) => (
        <>
          <FieldGroup title="Il video tutorial">
            <TextField name="title" label="Titolo" isRequired maxLength={120} defaultValue={typed.title} />
            {!tutorial && (
              <SlugField
                label="Nome nell’indirizzo"
                description="Vuoto: lo propone il titolo. Poi non cambia più."
                defaultValue={typed.slug}
              />
            )}
            <TextArea
              name="abstract"
              label="La frase della scheda"
              isRequired
              rows={2}
              maxLength={200}
              defaultValue={typed.abstract}
            />
            <TextArea
              name="content"
              label="Che cosa si impara"
              description="Sotto il filmato, mentre si guarda."
              isRequired
              rows={3}
              maxLength={400}
              defaultValue={typed.content}
            />
            <TextField
              name="length"
              label="Durata"
              description="Minuti e secondi, per esempio 0:45."
              isRequired
              maxLength={5}
              defaultValue={typed.length}
            />
            <Checkbox
              name="isPreview"
              label="È un’anteprima: la guarda ogni socio, anche chi non è Premium"
              defaultChecked={typed.isPreview}
            />
          </FieldGroup>
          <FieldGroup title="Il filmato">
            <FilmFields
              names={{ film: 'videoUrl', captions: 'captionsUrl' }}
              film={typed.videoUrl}
              captions={typed.captionsUrl}
              title={typed.title}
              onEdit={onEdit}
            />
          </FieldGroup>
        </>
      )}
    </DeskForm>
  )
}
