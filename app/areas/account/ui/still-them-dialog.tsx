import { useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { PasswordField } from '#design/password-field/password-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall, type CallAnswer } from '#platform/http/ask-call.ts'
import type { ProofMeans } from '../model.ts'
import { SAY_IT_AGAIN } from '../password-rules.ts'
import { proveWithPasskey } from './ask-with-passkey.ts'
import { closePassword } from './closed-password.ts'
import { CodeField, codeProblems } from './code-field.tsx'

/** IDN-016. Asks for one of the proofs this member can give; it closes when one was good. */
export function StillThemDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const [means, setMeans] = useState<readonly ProofMeans[] | null>(null)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  useEffect(() => {
    askCall<{ modi: ProofMeans[] }>('/Auth/SeiAncoraTu').then((state) => setMeans(state.isOk ? state.answer.modi : []))
  }, [])

  const only = (name: string): FieldErrors => (errors[name] ? { [name]: errors[name] } : {})
  const send = async (prove: () => Promise<CallAnswer<null> | null>) => {
    setSending(true)
    const answer = await prove()
    setSending(false)
    if (answer?.isOk) return onProved()
    setErrors(answer?.fields ?? {})
    if (answer && Object.keys(answer.fields).length === 0) toast.danger(answer.message || undefined)
  }
  const provePassword = async (password: string) => {
    const currentPassword = await closePassword(password)
    const failed = { isOk: false, status: 0, kind: '', message: '', fields: {} } as const
    return currentPassword === null
      ? failed
      : askCall('/Auth/SeiAncoraTu', { method: 'POST', body: { currentPassword } })
  }

  return (
    <Dialog isOpen onClose={onClose} title="Sei ancora tu?" size="small">
      <p className="mb-4">
        {means?.length === 0
          ? 'Esci ed entra di nuovo: poi torna qui.'
          : 'Prima di continuare conferma che sei tu: è per la sicurezza del tuo account.'}
      </p>
      {means?.includes('password') && (
        <LocalForm
          errors={only('currentPassword')}
          validate={(typed): FieldErrors => (typed.get('currentPassword') ? {} : { currentPassword: SAY_IT_AGAIN })}
          onSubmit={(event) => {
            event.preventDefault()
            const password = String(new FormData(event.currentTarget).get('currentPassword'))
            if (!isSending) send(() => provePassword(password))
          }}
        >
          <PasswordField name="currentPassword" label="Password attuale" isRequired />
          <Button type="submit" isWide isPending={isSending}>
            Conferma
          </Button>
        </LocalForm>
      )}
      {means?.includes('second-factor') && (
        <LocalForm
          className="mt-5 border-line border-t pt-5"
          errors={only('code')}
          validate={codeProblems}
          onSubmit={(event) => {
            event.preventDefault()
            const code = String(new FormData(event.currentTarget).get('code'))
            if (!isSending) send(() => askCall('/Auth/SeiAncoraTu', { method: 'POST', body: { code } }))
          }}
        >
          <CodeField />
          <Button type="submit" variant="ghost" isWide isPending={isSending}>
            Conferma con il codice
          </Button>
        </LocalForm>
      )}
      {means?.includes('passkey') && (
        <div className="mt-3 grid">
          <Button variant="ghost" icon="key-round" isWide disabled={isSending} onClick={() => send(proveWithPasskey)}>
            Usa una passkey
          </Button>
        </div>
      )}
    </Dialog>
  )
}
