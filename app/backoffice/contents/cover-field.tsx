import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { MAX_BYTES } from '#platform/files/model.ts'

type Photo = { path: string; size: string }

const NOT_ARRIVED = 'La fotografia non è arrivata: controlla la connessione e riprova.'
const MOST = `${MAX_BYTES.image / 1024 / 1024} MB`
const TOO_LARGE = `Il file è troppo grande: il massimo è ${MOST}.`

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
    if (typeof answer === 'string') return setError(answer)
    setError(undefined)
    setPhoto(answer)
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
        description={`PNG, JPEG, WebP o AVIF, al massimo ${MOST}.`}
        accept="image/png,image/jpeg,image/webp,image/avif"
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

/** What was stored, or the server's words when it was refused. */
async function sendPhoto(file: File): Promise<Photo | string> {
  const body = new FormData()
  body.append('file', file)
  try {
    const response = await fetch('/api/content/cover', { method: 'PUT', body })
    if (response.status === 413) return TOO_LARGE
    const answer = await response.json()
    if (!response.ok) return String(answer.error?.fields?.file ?? answer.message)
    const photo = new Image()
    photo.src = String(answer.path)
    await photo.decode()
    return { path: String(answer.path), size: `${photo.naturalWidth}x${photo.naturalHeight}` }
  } catch {
    return NOT_ARRIVED
  }
}
