import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import type { CardWire } from '../wire.ts'

type Publication = CardWire['scientificPublications'][number]

/** A paper by its DOI or PubMed id, so that nobody copies titles by hand. */
export function PublicationFinder({ onFound }: { onFound: (publication: Publication) => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const find = async () => {
    if (typed.trim() === '') return setError('Scrivi un DOI o un PubMed id.')
    setAsking(true)
    const answer = await askCall<Publication>(`/professionallist/pubblicazioni?id=${encodeURIComponent(typed.trim())}`)
    setAsking(false)
    if (!answer.isOk) return setError(answer.fields.id ?? (answer.message || 'Nessuna risposta: riprova tra poco.'))
    setError(undefined)
    setTyped('')
    onFound(answer.answer)
    toast.success('Pubblicazione aggiunta.')
  }
  return (
    <div className="flex flex-wrap items-end gap-4 rounded-card bg-sunken p-4 sm:p-5">
      <TextField
        name="publicationId"
        label="DOI o PubMed id"
        isOptional
        value={typed}
        className="min-w-0 flex-1 basis-64"
        {...(error && { error })}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void find()
        }}
      />
      <Button icon="search" isPending={isAsking} onClick={find}>
        Trova e aggiungi
      </Button>
    </div>
  )
}
