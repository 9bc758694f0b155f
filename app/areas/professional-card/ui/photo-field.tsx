import { useState } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import type { CardWire } from '../wire.ts'
import { sendUpload } from './card-calls.ts'

type Props = { card: CardWire; onChange: (part: Partial<CardWire>) => void }

/** The owner's face. The server crops it and takes away what cameras write in pictures. */
export function PhotoField({ card, onChange }: Props) {
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    const answer = await sendUpload('foto', file)
    setSending(false)
    if ('error' in answer) setError(answer.error)
    else {
      setError(undefined)
      onChange({ profilePicture: answer.id, profilePictureUrl: answer.url })
    }
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
            isSending ? 'Caricamento…' : 'Una foto tua, in cui ti si riconosce. JPEG, PNG o WebP, fino a 8 MB.'
          }
          accept="image/png,image/jpeg,image/webp"
          {...(error && { error })}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {card.profilePicture && (
          <Button
            variant="quiet"
            size="small"
            icon="trash-2"
            className="justify-self-start"
            onClick={() => onChange({ profilePicture: '', profilePictureUrl: null })}
          >
            Togli la foto
          </Button>
        )}
      </div>
    </div>
  )
}
