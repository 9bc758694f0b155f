import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { Link } from '#design/link/link.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import type { LoginAnswer } from '../wire.ts'
import { type SignInAnswer, toSignInAnswer } from './ask-to-sign-in.ts'
import { CodeField, codeProblems } from './code-field.tsx'

type Props = { onAnswer: (answer: SignInAnswer) => void; onLeave: () => void }

/** IDN-030, IDN-031. After the right password of whoever has a second factor. */
export function SecondStepForm({ onAnswer, onLeave }: Props) {
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const field = useRef<HTMLInputElement>(null)
  // The form of the password has just gone, and the focus with it.
  useEffect(() => field.current?.focus(), [])
  const send = async (code: string) => {
    setSending(true)
    const answer = await askCall<LoginAnswer>('/Auth/SecondoFattore', { method: 'POST', body: { code } })
    setSending(false)
    if (answer.isOk) return onAnswer(toSignInAnswer(answer.answer))
    if (answer.status === 400) return setErrors(answer.fields)
    toast.danger(answer.message || undefined)
    if (answer.status === 401) onLeave()
  }
  return (
    <LocalForm
      errors={errors}
      validate={codeProblems}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) send(String(new FormData(event.currentTarget).get('code')))
      }}
    >
      <p>La password è giusta. Scrivi il codice della tua app di autenticazione.</p>
      <CodeField ref={field} />
      <div className="grid gap-2">
        <Button type="submit" variant="accent" size="large" isWide isPending={isSending}>
          Accedi
        </Button>
        <Button variant="ghost" isWide onClick={onLeave}>
          Usa un altro account
        </Button>
        <Link to="/recover-password" className="inline-flex min-h-11 items-center justify-self-center">
          Hai perso il telefono e i codici?
        </Link>
      </div>
    </LocalForm>
  )
}
