import { useRef } from 'react'
import type { Picture } from '#areas/content/model.ts'
import { Button } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { FieldDescription, FieldError } from '#design/field/field.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { fieldId, useFormState } from '#design/form/form-context.ts'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { COVER_SUBJECTS } from '../contents/content-copy.ts'
import { ChoiceField } from './choice-field.tsx'
import { fieldsOf } from './field-shape.ts'
import { sendPhoto } from './send-file.ts'
import { SendingLine } from './sending-line.tsx'
import { type AskedErrors, countErrorsIn, joined } from './shape-path.ts'
import type { InputProps } from './text-input.tsx'
import { useSending } from './use-sending.ts'

type Photograph = Picture & { kind: 'photograph' }
type Drawing = Picture & { kind: 'drawing' }

const NO_PHOTOGRAPH: Photograph = { kind: 'photograph', path: '', alt: '', width: 0, height: 0 }
const FIRST_DRAWING: Drawing = { kind: 'drawing', key: '1', category: 'clinica' }

/** A photograph of the club's, or a drawing after a subject. Going from one to the other and back loses neither. */
export function PictureField({
  shape,
  value,
  errors,
  path,
  onChange,
  isNamed,
}: InputProps<'picture'> & { isNamed?: boolean | undefined }) {
  const id = fieldId(useFormState().id, path)
  const picture = fieldsOf(value).kind === 'photograph' ? (value as Photograph) : (value as Drawing | undefined)
  const kind = picture?.kind ?? 'drawing'
  const kept = useRef<{ photograph: Photograph; drawing: Drawing }>({
    photograph: NO_PHOTOGRAPH,
    drawing: FIRST_DRAWING,
  })
  const choose = (next: unknown) => {
    if (picture?.kind === 'photograph') kept.current.photograph = picture
    if (picture?.kind === 'drawing') kept.current.drawing = picture
    onChange(next === 'photograph' ? kept.current.photograph : kept.current.drawing)
  }
  return (
    <fieldset id={id} className="grid min-w-0 gap-4 rounded-card border border-line p-4 sm:p-5">
      <legend className={isNamed ? 'visually-hidden' : 'px-1.5 font-strong'}>{shape.title}</legend>
      {shape.description && <FieldDescription>{shape.description}</FieldDescription>}
      {errors[path] && <FieldError>{errors[path]}</FieldError>}
      <ChoiceField
        shape={{
          kind: 'choice',
          title: 'Che cosa mostrare',
          isOptional: false,
          options: [
            { value: 'drawing', label: 'Un disegno' },
            { value: 'photograph', label: 'Una fotografia' },
          ],
        }}
        value={kind}
        errors={errors}
        path={joined(path, 'kind')}
        onChange={choose}
      />
      {picture?.kind === 'photograph' ? (
        <PhotographPart photograph={picture} errors={errors} path={path} onChange={onChange} />
      ) : (
        <DrawingPart drawing={picture ?? FIRST_DRAWING} path={path} onChange={onChange} />
      )}
    </fieldset>
  )
}

type PhotographProps = {
  photograph: Photograph
  errors: AskedErrors
  path: string
  onChange: (next: Photograph) => void
}

function PhotographPart({ photograph, errors, path, onChange }: PhotographProps) {
  const hasFaults = ['path', 'width', 'height'].some((name) => countErrorsIn(errors, joined(path, name)) > 0)
  // What is written is of the photograph that was there: of another one it would be false, and nobody would notice.
  const { error, going, field } = useSending('image', sendPhoto, (arrived) => onChange({ ...arrived, alt: '' }))
  return (
    <div className="grid gap-4">
      {photograph.path && (
        <img
          src={photograph.path}
          alt=""
          loading="lazy"
          className="aspect-video w-full max-w-md rounded-card bg-sunken object-cover"
        />
      )}
      <FileField
        {...field}
        key={field.key}
        name={joined(path, 'path')}
        label={photograph.path ? 'Un’altra fotografia' : 'Fotografia'}
        error={error ?? (hasFaults ? 'Scegli una fotografia, o torna al disegno.' : undefined)}
      />
      <SendingLine going={going}>{photograph.path ? 'Fotografia pronta.' : undefined}</SendingLine>
      {photograph.path && (
        <TextField
          name={joined(path, 'alt')}
          label="Che cosa si vede"
          description="Per chi non può guardarla. Vuoto se è solo decorazione."
          error={errors[joined(path, 'alt')]}
          value={photograph.alt}
          maxLength={200}
          isOptional
          onChange={(event) => onChange({ ...photograph, alt: event.target.value })}
        />
      )}
    </div>
  )
}

type DrawingProps = { drawing: Drawing; path: string; onChange: (next: Drawing) => void }

function DrawingPart({ drawing, path, onChange }: DrawingProps) {
  const subjects = [...new Set<string>([...COVER_SUBJECTS, drawing.category])]
  /** Another drawing of the same subject: the next number, counted from whatever the key was. */
  const another = () => onChange({ ...drawing, key: String((Number.parseInt(drawing.key, 10) || 1) + 1) })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <div className="aspect-video max-w-xs overflow-hidden rounded-card">
        <CoverArt seed={drawing.key} category={drawing.category} />
      </div>
      <div className="grid justify-items-start gap-3">
        <Select
          name={joined(path, 'category')}
          label="Argomento del disegno"
          value={drawing.category}
          options={subjects.map((subject) => ({
            value: subject,
            label: subject.replace(/^./, (first) => first.toLocaleUpperCase('it')),
          }))}
          onChange={(event) => onChange({ ...drawing, category: event.target.value })}
          className="w-full"
        />
        <Button variant="ghost" size="small" icon="refresh-cw" onClick={another}>
          Un altro disegno
        </Button>
      </div>
    </div>
  )
}
