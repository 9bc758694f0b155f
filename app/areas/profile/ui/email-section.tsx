import { useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { CONFIRM_EMAIL_PATH } from '#areas/account/ui/unproved-strip.tsx'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { TextField } from '#design/text-field/text-field.tsx'

export type EmailAnswer = {
  done: string | null
  errors: { email?: string }
  problem: string | null
  wantsProof: boolean
  typed: { email: string }
}

type Props = {
  email: string
  isProved: boolean
  /** The address that waits to be confirmed, and until when. */
  pending: { email: string; until: string } | null
  answer: EmailAnswer | undefined
}

/** IDN-016. The address of the account, and another in its place: asked here, confirmed from the new mailbox. */
export function EmailSection({ email, isProved, pending, answer }: Props) {
  const sending = useNavigation().formData?.get('act')
  const { prove, dialog } = useStillThem()
  const submit = useSubmit()
  // The answer wanted a proof: asked for once for each answer, and sent again when it was given.
  const answered = useRef<EmailAnswer>(undefined)
  useEffect(() => {
    if (!answer?.wantsProof || answered.current === answer) return
    answered.current = answer
    prove().then((hasProved) => {
      if (hasProved) submit({ act: 'ask', ...answer.typed }, { method: 'post' })
    })
  })
  if (!isProved)
    return (
      <>
        <p className="mb-4 max-w-measure">
          <b className="wrap-anywhere font-strong">{email}</b> è ancora da confermare.
        </p>
        <ButtonLink to={CONFIRM_EMAIL_PATH}>Conferma o cambia indirizzo</ButtonLink>
      </>
    )
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-ink-soft">
        Ti scriviamo a <b className="wrap-anywhere font-strong text-ink">{email}</b>.
      </p>
      {answer?.problem && (
        <Outcome answer={answer} isProblem>
          {answer.problem}
        </Outcome>
      )}
      {answer?.done && <Outcome answer={answer}>{answer.done}</Outcome>}
      {pending && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field bg-primary-tint p-4">
          <p className="min-w-0 flex-1">
            Aspettiamo la conferma da <b className="wrap-anywhere font-strong">{pending.email}</b>: apri il link che ti
            abbiamo mandato lì, entro {pending.until}.
          </p>
          <Form>
            <input type="hidden" name="act" value="withdraw" />
            <Button type="submit" variant="ghost" isPending={sending === 'withdraw'}>
              Annulla il cambio
            </Button>
          </Form>
        </div>
      )}
      <Form errors={answer?.errors} values={answer?.done ? undefined : answer?.typed}>
        <input type="hidden" name="act" value="ask" />
        <TextField
          name="email"
          label={pending ? 'Un altro indirizzo, o lo stesso per ricevere un altro link' : 'Nuova e-mail'}
          description="Ti mandiamo un link lì, e avvisiamo l’indirizzo di adesso. Cambia quando apri il link."
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={60}
          isRequired
        />
        <div>
          <Button type="submit" variant="ghost" isPending={sending === 'ask'}>
            Cambia e-mail
          </Button>
        </div>
      </Form>
      {dialog}
    </div>
  )
}
