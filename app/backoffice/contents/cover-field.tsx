import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { sendPhoto } from '../shape-form/send-file.ts'
import { SendingLine } from '../shape-form/sending-line.tsx'
import { useSending } from '../shape-form/use-sending.ts'

type Photo = { path: string; size: string }

/** A photograph in place of the drawing. It is sent as soon as it is chosen, or with the form where nothing can send it; the item takes it when it is saved. */
export function CoverField({ path, alt, size, onEdit }: Photo & { alt: string; onEdit: () => void }) {
  const [photo, setPhoto] = useState<Photo>({ path, size })
  const put = (next: Photo) => {
    setPhoto(next)
    onEdit()
  }
  const { error, going, field } = useSending('image', sendPhoto, (arrived) =>
    put({ path: arrived.path, size: `${arrived.width}x${arrived.height}` }),
  )
  return (
    <div className="grid gap-4">
      <input type="hidden" name="photoPath" value={photo.path} />
      <input type="hidden" name="photoSize" value={photo.size} />
      {photo.path && (
        <img src={photo.path} alt="" className="aspect-video w-full rounded-card object-cover" loading="lazy" />
      )}
      <FileField
        {...field}
        key={field.key}
        name="cover"
        label={photo.path ? 'Un’altra fotografia' : 'Fotografia al posto del disegno'}
        error={error}
        isOptional
      />
      <SendingLine going={going} />
      {photo.path && (
        <>
          <TextField
            // What is written is of the photograph that was there: of another one it would be false.
            key={photo.path}
            name="photoAlt"
            label="Che cosa si vede"
            description="Per chi non può guardarla. Vuoto se è solo decorazione."
            defaultValue={photo.path === path ? alt : ''}
            maxLength={200}
            isOptional
          />
          <Button
            variant="ghost"
            icon="trash-2"
            className="noscript:hidden"
            onClick={() => put({ path: '', size: '' })}
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
