import { useState } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import type { CardWire } from '../wire.ts'
import { sendUpload } from './card-calls.ts'
import { PhotoFraming } from './photo-framing.tsx'

type Props = { card: CardWire; onChange: (part: Partial<CardWire>) => void }

/** The owner's face, framed by its owner. The server draws it again, and takes away what cameras write in pictures. */
export function PhotoField({ card, onChange }: Props) {
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [chosen, setChosen] = useState<ImageBitmap | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setError(undefined)
    try {
      setChosen(await createImageBitmap(file))
    } catch {
      // What this browser cannot open the server may, and otherwise says why not.
      await send(file)
    }
  }
  const send = async (file: File) => {
    setSending(true)
    const answer = await sendUpload('foto', file)
    setSending(false)
    if ('error' in answer) setError(answer.error)
    else onChange({ profilePicture: answer.id, profilePictureUrl: answer.url, profilePictureStatus: answer.status })
  }
  const name = `${card.firstName} ${card.lastName}`
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Avatar name={name} size={96} {...(card.profilePictureUrl && { imageUrl: card.profilePictureUrl })} />
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <FileField
          name="foto"
          label="Foto"
          description={
            isSending
              ? 'Caricamento…'
              : card.profilePictureStatus
                ? `${card.profilePictureStatus}: per ora la vedi solo tu.`
                : 'Una foto tua, in cui ti si riconosce. JPEG, PNG o WebP, fino a 8 MB. L’inquadratura la scegli tu.'
          }
          accept="image/png,image/jpeg,image/webp"
          {...(error && { error })}
          onChange={(event) => choose(event.target.files?.[0])}
          // The same file may be chosen again, to frame it anew.
          onClick={(event) => {
            event.currentTarget.value = ''
          }}
        />
        {card.profilePicture && (
          <Button
            variant="quiet"
            size="small"
            icon="trash-2"
            className="justify-self-start"
            onClick={() => onChange({ profilePicture: '', profilePictureUrl: null, profilePictureStatus: undefined })}
          >
            Togli la foto
          </Button>
        )}
      </div>
      {chosen && (
        <PhotoFraming
          picture={chosen}
          onClose={() => setChosen(null)}
          onFramed={(framed) => {
            setChosen(null)
            void send(new File([framed], 'foto.jpg', { type: framed.type }))
          }}
        />
      )}
    </div>
  )
}
