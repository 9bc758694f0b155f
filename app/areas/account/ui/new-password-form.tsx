import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { PasswordField } from '#design/password-field/password-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { confirmationProblem, newPasswordProblem } from '../password-rules.ts'
import type { ResetWire } from '../recovery-wire.ts'
import { closePassword } from './closed-password.ts'
import { CodeField, codeProblems } from './code-field.tsx'

export type KeepablePasskey = { id: string; name: string; since: string }

type Props = { token: string; passkeys: readonly KeepablePasskey[]; asksCode: boolean; onFailed: () => void }

/** LOG-026, IDN-010. None of the passkeys is chosen: whoever lost the password may have lost a device too. */
export function NewPasswordForm({ token, passkeys, asksCode, onFailed }: Props) {
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const send = async (typed: FormData) => {
    setSending(true)
    const envelope = await closePassword(String(typed.get('password')))
    const passkey = typed.getAll('passkey').map(String)
    const code = asksCode && { code: String(typed.get('code')) }
    const body: ResetWire = { token, password: envelope ?? '', passkey, ...code }
    const answer = envelope ? await askCall('/Auth/ReimpostaPassword', { method: 'POST', body }) : null
    setSending(false)
    if (answer?.isOk) {
      toast.success('Password aggiornata: ora puoi accedere.')
      navigate('/login')
    } else if (answer?.status === 400) setErrors(answer.fields)
    else if (answer?.status === 429) toast.danger(answer.message)
    else onFailed()
  }
  return (
    <LocalForm
      errors={errors}
      validate={(typed) => ({ ...passwordProblems(typed), ...(asksCode && codeProblems(typed)) })}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) send(new FormData(event.currentTarget))
      }}
    >
      <PasswordField name="password" label="Nuova password" isNew isRequired />
      <PasswordField name="confirmPassword" label="Conferma password" isNew isRequired />
      {asksCode && <CodeField />}
      {passkeys.length > 0 && (
        <fieldset>
          <legend className="font-strong">Tieni queste passkey</legend>
          <p className="mt-1 text-ink-soft text-sm">Quelle che non scegli non apriranno più il tuo account.</p>
          {passkeys.map(({ id, name, since }) => (
            <Checkbox
              key={id}
              id={`passkey-${id}`}
              name="passkey"
              value={id}
              label={<span className="wrap-anywhere">{`${name}, aggiunta il ${since}`}</span>}
            />
          ))}
        </fieldset>
      )}
      <Button type="submit" variant="accent" size="large" isWide isPending={isSending}>
        Salva la password
      </Button>
    </LocalForm>
  )
}

/** What is wrong with the two fields of a password somebody chooses. */
export function passwordProblems(data: FormData): FieldErrors {
  const password = String(data.get('password'))
  const problem = newPasswordProblem(password)
  const mismatch = confirmationProblem(password, String(data.get('confirmPassword')))
  return { ...(problem && { password: problem }), ...(mismatch && { confirmPassword: mismatch }) }
}
