import { useState } from 'react'
import { closePassword } from '#areas/account/ui/closed-password.ts'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { PasswordField } from '#design/password-field/password-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'

const WORD = 'CANCELLA'

/** A word to write, because nothing of this can be undone. */
export function DeleteAccount({ asksPassword }: { asksPassword: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isAsking, setAsking] = useState(asksPassword)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const remove = async () => {
    setSending(true)
    const envelope = password ? await closePassword(password) : undefined
    const body = { conferma: WORD, ...(envelope && { currentPassword: envelope }) }
    const answer = envelope === null ? null : await askCall('/Privacy/CancellaAccount', { method: 'POST', body })
    if (answer?.isOk) return window.location.replace('/')
    setSending(false)
    const asked = answer?.fields.currentPassword
    setProblem(asked)
    if (asked) setAsking(true)
    else toast.danger(answer?.message || undefined)
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
              disabled={typed.trim().toUpperCase() !== WORD || (isAsking && password === '')}
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
        {isAsking && (
          <PasswordField
            name="currentPassword"
            label="Password attuale"
            className="mt-4"
            error={problem}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </Dialog>
    </>
  )
}
