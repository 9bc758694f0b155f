import { useState } from 'react'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { WHAT_STAYS } from '../erasure-copy.ts'

const WORD = 'CANCELLA'

/** IDN-051. A word to write, and two days to think again unless they are renounced. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isAtOnce, setAtOnce] = useState(false)
  const [isSending, setSending] = useState(false)
  const { withProof, dialog } = useStillThem()
  const remove = async () => {
    setSending(true)
    const body = { conferma: WORD, subito: isAtOnce }
    const answer = await withProof(() => askCall('/Privacy/CancellaAccount', { method: 'POST', body }))
    if (answer.isOk) return window.location.replace(isAtOnce ? '/' : '/annulla-cancellazione?fatto=chiesta')
    setSending(false)
    if (answer.kind !== 'prova-richiesta') toast.danger(answer.message || undefined)
  }
  return (
    <>
      <p className="mb-2">
        Cancelliamo il tuo nome, i tuoi contatti e tutto quello che hai scritto e salvato. Hai 48 ore per ripensarci,
        dall’e-mail che ti mandiamo. Restano:
      </p>
      <ul className="mb-5 list-disc pl-6">
        {WHAT_STAYS.map(({ what, why }) => (
          <li key={what}>
            {what}: {why}
          </li>
        ))}
      </ul>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancella il mio account
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Cancellare l’account?"
        size="small"
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Torna indietro
            </Button>
            <Button
              variant="danger"
              disabled={typed.trim().toUpperCase() !== WORD}
              isPending={isSending}
              onClick={remove}
            >
              {isAtOnce ? 'Cancella subito' : 'Cancella tra 48 ore'}
            </Button>
          </>
        }
      >
        <p className="mb-4">
          {isAtOnce
            ? 'L’account si cancella adesso e non si può tornare indietro.'
            : 'Da adesso nessuno entra più. Per 48 ore puoi annullare dall’e-mail che ti mandiamo; poi non si può tornare indietro.'}{' '}
          Le fatture restano per 10 anni, perché la legge lo impone.
        </p>
        <div className="grid gap-4">
          <Checkbox
            name="subito"
            label="Cancella subito"
            checked={isAtOnce}
            onChange={(event) => setAtOnce(event.currentTarget.checked)}
          />
          <TextField
            name="conferma"
            label={`Per confermare scrivi ${WORD}`}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
