import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { LocalForm } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { RECOVERY_FORMAT_PROBLEM } from '../model.ts'
import { parseUsername } from '../rules.ts'
import { askForLink } from './ask-for-link.ts'
import { LoginNotice } from './login-notice.tsx'

type Props = {
  notice?: string
  /** What was typed before something went wrong. */
  typed: string
  onSent: (username: string) => void
  onFailed: (username: string) => void
}

/** LOG-020…022 */
export function RecoveryForm({ notice, typed, onSent, onFailed }: Props) {
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Who comes back to try again was pressing a button that is no longer there.
  useEffect(() => {
    if (typed) field.current?.focus()
  }, [typed])
  return (
    <LocalForm
      validate={(data): Record<string, string> =>
        parseUsername(String(data.get('username'))) ? {} : { username: RECOVERY_FORMAT_PROBLEM }
      }
      onSubmit={async (event) => {
        event.preventDefault()
        if (isSending) return
        const username = String(new FormData(event.currentTarget).get('username')).trim().toLowerCase()
        setSending(true)
        const answer = await askForLink(username)
        setSending(false)
        if (answer.isOk) onSent(username)
        else onFailed(username)
      }}
    >
      {notice && <LoginNotice tone="warning">{notice}</LoginNotice>}
      <TextField
        ref={field}
        name="username"
        label="Codice utente"
        defaultValue={typed}
        description="Il tuo codice (da 4 a 8 cifre) oppure la tua e-mail"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      <Button type="submit" variant="accent" size="large" isWide isPending={isSending}>
        Invia
      </Button>
      <Link to="/login" className="inline-flex min-h-11 items-center justify-self-center">
        Torna all’accesso
      </Link>
    </LocalForm>
  )
}
