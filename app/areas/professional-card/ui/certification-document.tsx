import { useState } from 'react'
import { FileField } from '#design/file-field/file-field.tsx'
import type { CardWire } from '../wire.ts'
import { sendUpload } from './card-calls.ts'

type Certification = CardWire['certifications'][number]
type Props = { certification: Certification; name: string; onChange: (part: Partial<Certification>) => void }

/** CRD-008. The document is sent when it is chosen; saving only names it, and says nothing of one already saved. */
export function CertificationDocument({ certification, name, onChange }: Props) {
  const [error, setError] = useState<string>()
  const choose = async (file: File | undefined) => {
    if (!file) return
    const answer = await sendUpload('documenti', file)
    if ('error' in answer) return setError(answer.error)
    setError(undefined)
    const { id, url, mimeType, status = null } = answer
    onChange({ document: { mimeType, documentBody: id }, documentUrl: url, documentStatus: status })
  }
  return (
    <FileField
      name={name}
      label="Documento"
      isOptional
      description={
        certification.documentUrl
          ? `Documento caricato. ${certification.documentStatus ? `${certification.documentStatus}: per ora lo leggi solo tu. ` : ''}Ne puoi scegliere un altro.`
          : 'PDF o immagine: lo vedi solo tu.'
      }
      accept="application/pdf,image/png,image/jpeg"
      {...(error && { error })}
      onChange={(event) => choose(event.target.files?.[0])}
    />
  )
}
