import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { SENT_KINDS, sendPhoto } from '../shape-form/send-file.ts'

type Photo = { path: string; size: string }

/** A photograph in place of the drawing. It is sent as soon as it is chosen, or with the form where nothing can send it; the item takes it when it is saved. */
export function CoverField({ path, alt, size }: Photo & { alt: string }) {
  const [photo, setPhoto] = useState<Photo>({ path, size })
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** Counts what was sent: the field begins again after each. */
  const [sent, setSent] = useState(0)
  const send = async (file: File) => {
    setBusy(true)
    const answer = await sendPhoto(file)
    setBusy(false)
    setSent(sent + 1)
    if ('error' in answer) return setError(answer.error)
    setError(undefined)
    setPhoto({ path: answer.path, size: `${answer.width}x${answer.height}` })
  }
  return (
    <div className="grid gap-4">
      <input type="hidden" name="photoPath" value={photo.path} />
      <input type="hidden" name="photoSize" value={photo.size} />
      {photo.path && (
        <img src={photo.path} alt="" className="aspect-video w-full rounded-card object-cover" loading="lazy" />
      )}
      <FileField
        key={sent}
        name="cover"
        label={photo.path ? 'Un’altra fotografia' : 'Fotografia al posto del disegno'}
        description={SENT_KINDS.image.help}
        accept={SENT_KINDS.image.accept}
        error={error}
        disabled={isBusy}
        isOptional
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) void send(file)
        }}
      />
      {photo.path && (
        <>
          <TextField
            name="photoAlt"
            label="Che cosa si vede"
            description="Per chi non può guardarla. Vuoto se è solo decorazione."
            defaultValue={alt}
            maxLength={200}
            isOptional
          />
          <Button
            variant="ghost"
            icon="trash-2"
            className="noscript:hidden"
            onClick={() => setPhoto({ path: '', size: '' })}
          >
            Torna al disegno
          </Button>
          <div className="hidden noscript:block">
            <Checkbox name="dropPhoto" label="Torna al disegno" />
          </div>
        </>
      )}
    </div>
  )
}
