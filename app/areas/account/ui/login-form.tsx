import { type FocusEvent, type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { LocalForm } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { PasswordField } from '#design/password-field/password-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { passwordProblem } from '../password-rules.ts'
import { usernameProblem } from '../rules.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { LoginNotice } from './login-notice.tsx'
import { LoginStatus } from './login-status.tsx'
import { mayEncrypt } from './password-cipher.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { useSignIn } from './use-sign-in.ts'

export type LoginFormHandle = { fill(username: string, password: string): void }

type Problems = { username?: string; password?: string }

/** LOG-001…009, LOG-012, LOG-013. A real form, so that password managers and the Enter key do what people expect. */
export function LoginForm({ ref }: { ref?: Ref<LoginFormHandle> }) {
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [isFilled, setFilled] = useState(false)
  const [isInsecure, setInsecure] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const {
    stage,
    notice,
    required,
    isSaving,
    signIn,
    signInWithPasskey,
    goOn,
    startAgain,
    accept,
    dropNotice,
    dropRequired,
  } = useSignIn()
  const isIdle = stage === 'idle'

  const look = () => setFilled(Boolean(username.current?.value.trim() && password.current?.value.trim()))
  // A password manager may have filled the fields before this code arrived.
  useEffect(() => {
    setInsecure(!mayEncrypt())
    setFilled(Boolean(username.current?.value.trim() && password.current?.value.trim()))
  }, [])
  useEffect(() => {
    if (notice?.kind === 'wrong') password.current?.select()
    if (notice?.kind === 'shared-email') username.current?.select()
  }, [notice])
  useImperativeHandle(ref, () => ({
    fill(usernameText, passwordText) {
      if (username.current) username.current.value = usernameText
      if (password.current) password.current.value = passwordText
      setProblems({})
      dropNotice()
      look()
      username.current?.form?.querySelector<HTMLButtonElement>('[type=submit]')?.scrollIntoView({ block: 'center' })
      username.current?.focus({ preventScroll: true })
    },
  }))

  const onTyped = (name: keyof Problems) => (event: FormEvent<HTMLInputElement>) => {
    if (name === 'username') {
      lowercase(event.currentTarget)
      if (notice?.kind === 'shared-email') dropNotice()
    }
    setProblems((before) => ({ ...before, [name]: undefined }))
    look()
  }
  const onLeft =
    (name: keyof Problems, problemOf: (typed: string) => string | null) => (event: FocusEvent<HTMLInputElement>) => {
      // A message that appears while a link below is being pressed would move the link away from under the finger.
      if (event.relatedTarget instanceof HTMLElement && event.relatedTarget.matches('a, button')) return
      if (name === 'username' && event.currentTarget.value === '') return
      const problem = problemOf(event.currentTarget.value) ?? undefined
      setProblems((before) => ({ ...before, [name]: problem }))
    }

  if (stage === 'second-factor') return <SecondStepForm onAnswer={goOn} onLeave={startAgain} />
  return (
    <div className="relative">
      <LocalForm
        className={isIdle ? undefined : 'invisible'}
        validate={(data) => problemsOf(data)}
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          signIn({ username: String(data.get('username')), password: String(data.get('password')) })
        }}
      >
        {isInsecure && (
          <LoginNotice tone="warning">
            Per proteggere la tua password serve una connessione sicura: apri questa pagina con un indirizzo che inizia
            con https:// e riprova.
          </LoginNotice>
        )}
        {notice && <LoginNotice tone="danger">{notice.text}</LoginNotice>}
        <TextField
          ref={username}
          name="username"
          label="Username"
          description="Il tuo codice (da 4 a 8 cifre) oppure la tua e-mail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          {...(problems.username && { error: problems.username })}
          onInput={onTyped('username')}
          onBlur={onLeft('username', usernameProblem)}
        />
        <PasswordField
          ref={password}
          name="password"
          label="Password"
          isRequired
          {...(problems.password && { error: problems.password })}
          onInput={onTyped('password')}
          onBlur={onLeft('password', passwordProblem)}
        />
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="accent"
            size="large"
            isWide
            disabled={!isFilled || !isIdle || isInsecure || notice?.kind === 'wrong'}
          >
            Accedi
          </Button>
          <Link to="/recover-password" className="inline-flex min-h-11 items-center justify-self-center">
            Hai dimenticato la password?
          </Link>
        </div>
      </LocalForm>
      <div className={isIdle ? 'mt-1 grid' : 'invisible mt-1 grid'}>
        <Button variant="ghost" icon="key-round" isWide disabled={!isIdle || isInsecure} onClick={signInWithPasskey}>
          Usa una passkey
        </Button>
      </div>
      <LoginStatus stage={stage} />
      {required && <ConsentDialog required={required} isSaving={isSaving} onAccept={accept} onClose={dropRequired} />}
    </div>
  )
}

function problemsOf(data: FormData): Record<string, string> {
  const username = usernameProblem(String(data.get('username')))
  const password = passwordProblem(String(data.get('password')))
  return { ...(username && { username }), ...(password && { password }) }
}

/** LOG-003. The caret stays where the person is typing. */
function lowercase(input: HTMLInputElement): void {
  const text = input.value.toLowerCase()
  if (text === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = text
  input.setSelectionRange(selectionStart, selectionEnd)
}
