import { type FormEvent, useState } from 'react'
import { visitHeaders } from '#areas/tracking/ui/visit.ts'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { askCall } from '#platform/http/ask-call.ts'
import { normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { identityToWire } from '../card-wire.ts'
import { traineeCodeProblem } from '../trainee-rules.ts'

type Props = {
  isOpen: boolean
  /** The code the club has, where nobody can have it. */
  storedCode: string | null
  onClose: () => void
  onSaved: () => void
}

/** CRS-032, ACC-001. Without a right fiscal code the credits cannot reach the national register, so it is asked before the course. */
export function FiscalCodeDialog({ isOpen, storedCode, onClose, onSaved }: Props) {
  const [typed, setTyped] = useState(storedCode ?? '')
  const [error, setError] = useState(storedCode === null ? undefined : (traineeCodeProblem(storedCode) ?? undefined))
  const [isPending, setPending] = useState(false)
  const code = normalizeFiscalCode(typed)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const problem = traineeCodeProblem(code)
    if (problem) return setError(problem)
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={storedCode === null ? 'Manca il tuo codice fiscale' : 'Controlla il tuo codice fiscale'}
      size="small"
    >
      <form onSubmit={save} noValidate className="grid gap-5">
        <p>
          Serve per comunicare i crediti alla banca dati nazionale ECM.{' '}
          {storedCode === null ? 'Lo chiediamo una volta sola.' : 'Quello che abbiamo è sbagliato: correggilo qui.'}
        </p>
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
