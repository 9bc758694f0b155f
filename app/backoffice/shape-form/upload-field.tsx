import type { Picture } from '#areas/content/model.ts'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Fields } from './field-shape.ts'
import { sendFile, sendPhoto } from './send-file.ts'
import { SendingLine } from './sending-line.tsx'
import type { InputProps } from './text-input.tsx'
import { useSending } from './use-sending.ts'

type UploadProps = InputProps<'file'> & { onBeside?: ((changes: Fields) => void) | undefined }

/** A file of the club. Pictures and documents are sent as soon as they are chosen; films are put in place by who runs the site. */
export function UploadField(props: UploadProps) {
  const { accepts } = props.shape
  return accepts === 'image' || accepts === 'document' ? (
    <SentFile {...props} kind={accepts} />
  ) : (
    <WrittenPath {...props} help={WRITTEN_HELP[accepts]} />
  )
}

const WRITTEN_HELP = {
  video: 'L’indirizzo che ti dà chi gestisce il sito: comincia con / e finisce in .mp4 o .webm.',
  captions:
    'L’indirizzo che ti dà chi gestisce il sito: finisce in .vtt. Servono sempre: chi non sente deve poter seguire.',
}

function WrittenPath({ shape, value, errors, path, onChange, help }: UploadProps & { help: string }) {
  return (
    <TextField
      name={path}
      label={shape.title}
      description={help}
      error={errors[path]}
      isOptional={shape.isOptional}
      value={typeof value === 'string' ? value : ''}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type Arrived = (Picture & { kind: 'photograph' }) | { path: string } | { error: string }

function SentFile({
  shape,
  value,
  errors,
  path,
  onChange,
  onBeside,
  kind,
}: UploadProps & { kind: 'image' | 'document' }) {
  const current = typeof value === 'string' ? value : ''
  const send = (file: File, signal: AbortSignal): Promise<Arrived> =>
    kind === 'image' ? sendPhoto(file, signal) : sendFile(file, kind, signal)
  const { error, going, field } = useSending(kind, send, (answer) => {
    if (shape.measures && onBeside && 'width' in answer)
      onBeside({
        [path.split('.').at(-1) ?? '']: answer.path,
        [shape.measures.width]: answer.width,
        [shape.measures.height]: answer.height,
      })
    else onChange(answer.path)
  })
  return (
    <div className="grid gap-3">
      <FileField
        {...field}
        key={field.key}
        name={path}
        label={current ? `${shape.title}: scegline un altro` : shape.title}
        error={error ?? errors[path]}
        isOptional={shape.isOptional}
      />
      <SendingLine going={going}>{current ? `Ora: ${fileNameOf(current)}` : undefined}</SendingLine>
      {current && kind === 'image' && (
        <img src={current} alt="" loading="lazy" className="max-h-40 w-auto max-w-full rounded-card object-contain" />
      )}
      {current && shape.isOptional && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => onChange(undefined)}>
          Togli il file
        </Button>
      )}
    </div>
  )
}

/** The last part of an address, as a person named the file. */
export function fileNameOf(path: string): string {
  const last = path.split('/').at(-1) ?? path
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
