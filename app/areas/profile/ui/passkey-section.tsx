import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { askForNewPasskey } from '#areas/account/ui/ask-with-passkey.ts'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { Icon } from '#design/icon/icon.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'

export type ListedPasskey = { id: string; name: string; since: string; lastUsed: string | null }

/** Keys of the member's devices: who has one needs no password. */
export function PasskeySection({ passkeys }: { passkeys: readonly ListedPasskey[] }) {
  const { revalidate } = useRevalidator()
  const [removing, setRemoving] = useState<ListedPasskey | null>(null)
  const [isSending, setSending] = useState(false)
  const { withProof, dialog } = useStillThem()

  const add = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    setSending(true)
    const answer = await askForNewPasskey(String(typed.get('name')).trim(), withProof)
    setSending(false)
    if (answer.kind === 'refused') toast.danger(answer.message || undefined)
    if (answer.kind !== 'added') return
    form.reset()
    toast.success('Passkey aggiunta')
    revalidate()
  }
  const remove = async () => {
    if (!removing) return
    const { id } = removing
    setRemoving(null)
    setSending(true)
    const answer = await withProof(() => askCall(`/Auth/Passkey/${encodeURIComponent(id)}`, { method: 'DELETE' }))
    setSending(false)
    if (!answer.isOk) return toast.danger(answer.message || undefined)
    toast.success('Passkey tolta')
    revalidate()
  }

  return (
    <section aria-labelledby="passkey" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
      <h2 id="passkey" className="mb-2 text-title-m">
        Passkey
      </h2>
      <p className="mb-5 max-w-measure text-ink-soft">
        Entri con l’impronta, il volto o il codice del tuo dispositivo, senza scrivere la password. Nessuno può rubarla
        né indovinarla.
      </p>
      {passkeys.length > 0 && (
        <ul className="mb-6 grid">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-4 border-line border-t py-3 last:border-b">
              <Icon name="key-round" size={24} className="text-primary" />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere font-strong">{passkey.name}</p>
                <p className="text-ink-soft text-sm">
                  Aggiunta il {passkey.since}
                  {passkey.lastUsed && `, usata il ${passkey.lastUsed}`}
                </p>
              </div>
              <Button
                variant="ghost"
                size="small"
                aria-label={`Togli la passkey ${passkey.name}`}
                onClick={() => setRemoving(passkey)}
              >
                Togli
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LocalForm
        className="max-w-md"
        validate={problemsOf}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) add(event.currentTarget)
        }}
      >
        <TextField
          name="name"
          label="Nome della passkey"
          description="Per riconoscerla: per esempio «Telefono» o «Computer dello studio»."
          maxLength={60}
          autoComplete="off"
          isRequired
        />
        <div>
          <Button type="submit" icon="plus" isPending={isSending}>
            Aggiungi una passkey
          </Button>
        </div>
      </LocalForm>
      <ConfirmDialog
        isOpen={removing !== null}
        title="Togliere questa passkey?"
        confirmLabel="Togli"
        isDangerous
        isPending={isSending}
        onConfirm={remove}
        onCancel={() => setRemoving(null)}
      >
        <p>Da quel dispositivo potrai entrare con la password.</p>
      </ConfirmDialog>
      {dialog}
    </section>
  )
}

function problemsOf(typed: FormData): FieldErrors {
  return { ...(!String(typed.get('name')).trim() && { name: 'Dai un nome alla passkey.' }) }
}
