import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ShownField } from '#areas/account/member-field-rules.ts'
import { confirmationProblem, newPasswordProblem, SAY_IT_AGAIN } from '#areas/account/password-rules.ts'
import { closePassword } from '#areas/account/ui/closed-password.ts'
import { CurrentPasswordField } from '#areas/account/ui/current-password-field.tsx'
import { MemberFields } from '#areas/account/ui/member-fields.tsx'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { Button } from '#design/button/button.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { PasswordField } from '#design/password-field/password-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall, type CallAnswer } from '#platform/http/ask-call.ts'
import { digitsOf } from '#platform/pure/person-fields.ts'
import { accountPhoneProblem } from '../completion-rules.ts'
import type { PersonalData } from '../model.ts'
import { ToldList } from './told-list.tsx'
import { useEditFocus } from './use-edit-focus.ts'

/** PRF-035…038. Read first, changed on request; "Annulla" leaves everything as it was stored. */
export function AccountForm({ info, hasPassword }: { info: PersonalData['info']; hasPassword: boolean }) {
  const { revalidate } = useRevalidator()
  const [isEditing, setEditing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { withProof, dialog } = useStillThem()
  const place = useEditFocus(isEditing)

  const send = async (typed: FormData) => {
    setSending(true)
    const answer = await withProof(() => change(typed, info.fields))
    setSending(false)
    if (answer.isOk) {
      setEditing(false)
      toast.success('Dati modificati correttamente')
      revalidate()
      return
    }
    if (answer.status === 400) setErrors(answer.fields)
    toast.danger('Invio non riuscito')
  }

  if (!isEditing)
    return (
      <div ref={place}>
        <ToldList
          items={[
            ['E-mail', info.email],
            ...info.fields.map(({ title, said }) => [title, said] as const),
            ['Password', '••••••••'],
          ]}
        />
        <Button className="mt-6" onClick={() => setEditing(true)}>
          Modifica dati
        </Button>
      </div>
    )
  return (
    <div ref={place}>
      <LocalForm
        errors={errors}
        validate={problemsOf}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) send(new FormData(event.currentTarget))
        }}
      >
        <div
          className="grid gap-5 sm:grid-cols-2"
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement && target.type === 'tel') target.value = digitsOf(target.value)
          }}
        >
          <MemberFields fields={info.fields} />
        </div>
        {hasPassword && <CurrentPasswordField reason="Serve solo per cambiarla con un’altra." isOptional />}
        <PasswordField
          name="password"
          label="Nuova password"
          description="Lascia vuoto per non cambiarla."
          isNew
          isOptional
        />
        <PasswordField name="confirmPassword" label="Conferma password" isNew isOptional />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="accent" isPending={isSending}>
            Conferma dati
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              setErrors({})
              setEditing(false)
            }}
          >
            Annulla
          </Button>
        </div>
      </LocalForm>
      {dialog}
    </div>
  )
}

/** Passwords are closed anew each time: an envelope opens once. */
async function change(typed: FormData, fields: readonly ShownField[]): Promise<CallAnswer<null>> {
  const [password, current] = [String(typed.get('password')), String(typed.get('currentPassword') ?? '')]
  const envelope = password ? await closePassword(password) : undefined
  const currentEnvelope = password && current ? await closePassword(current) : undefined
  if (envelope === null || currentEnvelope === null)
    return { isOk: false, status: 0, kind: '', message: '', fields: {} }
  return askCall('/contact/account', {
    method: 'PUT',
    body: {
      ...Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name))])),
      ...(envelope && { password: envelope, confirmPassword: envelope }),
      ...(currentEnvelope && { currentPassword: currentEnvelope }),
    },
  })
}

function problemsOf(typed: FormData): FieldErrors {
  const phone = accountPhoneProblem(String(typed.get('phone')))
  const password = String(typed.get('password'))
  const weak = password ? newPasswordProblem(password) : null
  const isUnsaid = password !== '' && typed.get('currentPassword') === ''
  const mismatch = confirmationProblem(password, String(typed.get('confirmPassword')))
  return {
    ...(phone && { phone }),
    ...(isUnsaid && { currentPassword: SAY_IT_AGAIN }),
    ...(weak && { password: weak }),
    ...(mismatch && { confirmPassword: mismatch }),
  }
}
