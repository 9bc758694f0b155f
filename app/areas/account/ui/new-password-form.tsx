import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { PasswordField } from '#design/password-field/password-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { confirmationProblem, newPasswordProblem } from '../password-rules.ts'
import type { ResetWire } from '../recovery-wire.ts'
import { closePassword } from './closed-password.ts'

/** LOG-026 */
export function NewPasswordForm({ token, onFailed }: { token: string; onFailed: () => void }) {
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const send = async (password: string) => {
    setSending(true)
    const envelope = await closePassword(password)
    const body: ResetWire = { token, password: envelope ?? '' }
    const answer = envelope ? await askCall('/Auth/ReimpostaPassword', { method: 'POST', body }) : null
    setSending(false)
    if (answer?.isOk) {
      toast.success('Password aggiornata: ora puoi accedere.')
      navigate('/login')
    } else if (answer?.status === 400) setErrors(answer.fields)
    else onFailed()
  }
  return (
    <LocalForm
      errors={errors}
      validate={passwordProblems}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) send(String(new FormData(event.currentTarget).get('password')))
      }}
    >
      <PasswordField name="password" label="Nuova password" isNew isRequired />
      <PasswordField name="confirmPassword" label="Conferma password" isNew isRequired />
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
