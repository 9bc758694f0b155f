import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { PasswordField } from '#design/password-field/password-field.tsx'
import { closePassword } from './closed-password.ts'
import { passwordProblems } from './new-password-form.tsx'

type Props = {
  submitLabel: string
  errors?: FieldErrors | undefined
  isPending: boolean
  /** Gets the password closed in an envelope, as the server wants it. */
  onClosed: (envelope: string) => void
}

/** A new password for the action of the page it is on. */
export function ChoosePasswordForm({ submitLabel, errors, isPending, onClosed }: Props) {
  const [isClosing, setClosing] = useState(false)
  const [unreachable, setUnreachable] = useState<FieldErrors>()
  const send = async (password: string) => {
    setClosing(true)
    setUnreachable(undefined)
    const envelope = await closePassword(password)
    setClosing(false)
    if (envelope) onClosed(envelope)
    else setUnreachable({ password: 'Il Club non risponde: controlla la connessione e riprova.' })
  }
  return (
    <LocalForm
      errors={unreachable ?? errors}
      validate={passwordProblems}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isClosing && !isPending) send(String(new FormData(event.currentTarget).get('password')))
      }}
    >
      <PasswordField name="password" label="Nuova password" isNew isRequired />
      <PasswordField name="confirmPassword" label="Conferma password" isNew isRequired />
      <Button type="submit" variant="accent" size="large" isWide isPending={isClosing || isPending}>
        {submitLabel}
      </Button>
    </LocalForm>
  )
}
