import { type FormEvent, useState } from 'react'
import { visitHeaders } from '#areas/tracking/ui/visit.ts'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { askCall } from '#platform/http/ask-call.ts'
import { fiscalCodeHint, isFiscalCode, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { identityToWire } from '../card-wire.ts'

type Props = { isOpen: boolean; onClose: () => void; onSaved: () => void }

/** CRS-032. Without the fiscal code the credits cannot reach the national register, so it is asked before the course. */
export function FiscalCodeDialog({ isOpen, onClose, onSaved }: Props) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const code = normalizeFiscalCode(typed)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isFiscalCode(code)) return setError('Inserisci un codice fiscale valido: 16 caratteri, come sulla tessera.')
    setPending(true)
    const answer = await askCall('/contact', {
      method: 'PUT',
      body: identityToWire(code),
      headers: visitHeaders(),
    })
    setPending(false)
    if (answer.isOk) return onSaved()
    setError((answer.status === 409 && answer.message) || 'Non è stato possibile salvare. Riprova tra poco.')
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Manca il tuo codice fiscale" size="small">
      <form onSubmit={save} noValidate className="grid gap-5">
        <p>Serve per comunicare i crediti alla banca dati nazionale ECM. Lo chiediamo una volta sola.</p>
        <TextField
          name="codiceFiscale"
          label="Codice fiscale"
          isRequired
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={typed}
          error={error}
          description={fiscalCodeHint(code) ?? undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={isPending}>
            Salva e continua
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
