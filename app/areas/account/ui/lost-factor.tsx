import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'

/** IDN-031. For whoever has neither the telephone nor a recovery code: the link shows that they have the mailbox. */
export function LostFactor({ token }: { token: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [end, setEnd] = useState<string | null>(null)
  const begin = async () => {
    setSending(true)
    const answer = await askCall<{ fine: string }>('/Auth/SecondoFattore/Perso', { method: 'POST', body: { token } })
    setSending(false)
    setAsking(false)
    if (answer.isOk) setEnd(formatMinuteIt(new Date(answer.answer.fine)))
    else toast.danger(answer.message || undefined)
  }
  if (end)
    return (
      <p role="status" className="mt-6 border-line border-t pt-5">
        L’attesa è cominciata e finisce il {end}. Dopo chiedi un’altra e-mail per la password: il codice non servirà
        più.
      </p>
    )
  return (
    <div className="mt-6 border-line border-t pt-5">
      <p className="mb-3 text-ink-soft">
        Hai perso il telefono e tutti i codici di recupero? Dopo 72 ore il codice non servirà più; intanto lo scriviamo
        a tutti i tuoi indirizzi.
      </p>
      <Button variant="ghost" isPending={isSending} onClick={() => setAsking(true)}>
        Comincia l’attesa di 72 ore
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Cominciare l’attesa?"
        confirmLabel="Comincia"
        isPending={isSending}
        onConfirm={begin}
        onCancel={() => setAsking(false)}
      >
        <p>Questo link non servirà più: tra 72 ore ne chiedi un altro.</p>
      </ConfirmDialog>
    </div>
  )
}
