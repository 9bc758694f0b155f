import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { type LessonFileErrors, type LessonFileTyped, pictureMark } from '../lesson-file-rules.ts'
import type { LessonFile, LessonFileKind } from '../model.ts'

/** What the server refused of a file, beside what was typed of it. */
export type FileAnswer = { fileKind: LessonFileKind; typed: LessonFileTyped; errors: LessonFileErrors }

type Props = {
  files: readonly LessonFile[]
  answer: FileAnswer | null
  /** Why one was not taken away. */
  refusal: string | null
  /** Whether one may still be taken away. */
  isFree: boolean
}

/** LRN-009. The pictures and the attachments of a lesson: added at any time, taken away only before it is opened. */
export function LessonFilesDesk({ files, answer, refusal, isFree }: Props) {
  const of = (kind: LessonFileKind) => files.filter((file) => file.kind === kind)
  const answerTo = (kind: LessonFileKind) => (answer?.fileKind === kind ? answer : null)
  return (
    <div className="grid max-w-4xl items-start gap-6 lg:grid-cols-2">
      {refusal && (
        <p role="alert" className="rounded-card border-2 border-danger px-4 py-3 text-danger lg:col-span-2">
          {refusal}
        </p>
      )}
      <DeskBox title="Immagini">
        {of('picture').length === 0 && <p className="text-ink-soft">Ancora nessuna.</p>}
        <ul className="grid gap-3 empty:hidden">
          {of('picture').map((file) => (
            <FileLine key={file.id} file={file} isFree={isFree} />
          ))}
        </ul>
        <PictureForm key={`immagini-${of('picture').length}`} answer={answerTo('picture')} />
      </DeskBox>
      <DeskBox title="Materiali">
        {of('paper').length === 0 && <p className="text-ink-soft">Ancora nessuno.</p>}
        <ul className="grid gap-3 empty:hidden">
          {of('paper').map((file) => (
            <FileLine key={file.id} file={file} isFree={isFree} />
          ))}
        </ul>
        <PaperForm key={`materiali-${of('paper').length}`} answer={answerTo('paper')} />
      </DeskBox>
    </div>
  )
}

function FileLine({ file, isFree }: { file: LessonFile; isFree: boolean }) {
  const { id, kind, number, filePath, title, alt, caption } = file
  const name = kind === 'picture' ? `Immagine ${number}` : title
  return (
    <li className="flex items-start justify-between gap-3">
      {kind === 'picture' && (
        <img src={filePath} alt="" loading="lazy" className="size-16 shrink-0 rounded-small bg-sunken object-cover" />
      )}
      <span className="min-w-0 flex-1">
        <a href={filePath} download className="wrap-anywhere font-strong text-primary underline underline-offset-2">
          {name}
        </a>
        {kind === 'picture' && (
          <span className="block text-ink-soft text-sm">
            {alt ?? 'Decorativa'}
            {caption && ` · ${caption}`}
          </span>
        )}
      </span>
      {isFree && (
        <DeskAct
          act={`remove-${id}`}
          variant="quiet"
          isIconOnly
          icon="trash-2"
          aria-label={`Togli: ${name}`}
          ask={{ question: `Togli «${name}»?`, loss: 'Chi studia non la trova più.', confirmLabel: 'Togli' }}
        />
      )}
    </li>
  )
}

type AddProps = { answer: FileAnswer | null }

const useSending = (act: string) => {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('act') === act
}

function PictureForm({ answer }: AddProps) {
  return (
    <Form
      aria-label="Aggiungi un’immagine"
      encType="multipart/form-data"
      className="gap-4"
      errors={answer?.errors ?? {}}
      values={{ ...answer?.typed }}
    >
      <FileField
        name="file"
        label="Immagine"
        description={`JPEG, PNG o WebP, al massimo 8 MB. Sta in fondo alla lezione, o dove nel testo c’è una riga con ${pictureMark(1)}.`}
        accept="image/jpeg,image/png,image/webp"
      />
      <TextField
        name="alt"
        label="Descrizione"
        description="Per chi non la vede."
        isOptional
        maxLength={250}
        defaultValue={answer?.typed.alt ?? ''}
      />
      <Checkbox name="isDecorative" label="Decorativa: non c’è niente da descrivere" />
      <TextField
        name="caption"
        label="Didascalia"
        isOptional
        maxLength={300}
        defaultValue={answer?.typed.caption ?? ''}
      />
      <Button
        type="submit"
        name="act"
        value="picture"
        variant="ghost"
        icon="upload"
        className="justify-self-start"
        isPending={useSending('picture')}
      >
        Aggiungi l’immagine
      </Button>
    </Form>
  )
}

function PaperForm({ answer }: AddProps) {
  return (
    <Form
      aria-label="Aggiungi un materiale"
      encType="multipart/form-data"
      className="gap-4"
      errors={answer?.errors ?? {}}
      values={{ ...answer?.typed }}
    >
      <TextField name="title" label="Che cos’è" isRequired maxLength={120} defaultValue={answer?.typed.title ?? ''} />
      <FileField
        name="file"
        label="File"
        description="Un PDF, al massimo 15 MB. Una lezione ne ha al massimo dieci."
        accept="application/pdf,.pdf"
      />
      <Button
        type="submit"
        name="act"
        value="paper"
        variant="ghost"
        icon="upload"
        className="justify-self-start"
        isPending={useSending('paper')}
      >
        Aggiungi il materiale
      </Button>
    </Form>
  )
}
