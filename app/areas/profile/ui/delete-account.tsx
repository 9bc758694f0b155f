import { useState } from 'react'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'

const WORD = 'CANCELLA'

/** A word to write, because nothing of this can be undone. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isSending, setSending] = useState(false)
  const { withProof, dialog } = useStillThem()
  const remove = async () => {
    setSending(true)
    const body = { conferma: WORD }
    const answer = await withProof(() => askCall('/Privacy/CancellaAccount', { method: 'POST', body }))
    if (answer.isOk) return window.location.replace('/')
    setSending(false)
    toast.danger(answer.message || undefined)
  }
  return (
    <>
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
              Annulla
            </Button>
            <Button
              variant="danger"
              disabled={typed.trim().toUpperCase() !== WORD}
              isPending={isSending}
              onClick={remove}
            >
              Cancella per sempre
            </Button>
          </>
        }
      >
        <p className="mb-4">Non si può tornare indietro. Per confermare scrivi {WORD}.</p>
        <TextField
          name="conferma"
          label="Conferma"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Dialog>
      {dialog}
    </>
  )
}
