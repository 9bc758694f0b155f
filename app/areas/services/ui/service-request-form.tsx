import { type SubmitEvent, useEffect, useId, useMemo, useState } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { ErrorSummary } from '#design/form/error-summary.tsx'
import { FormContext } from '#design/form/form-context.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { EmailField, TextField } from '#design/text-field/text-field.tsx'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, PHONE_MAX_DIGITS, SERVICE_TERMS, type ServiceForm } from '../model.ts'
import { type RequestErrors, requestErrors } from '../request-rules.ts'
import { useServiceRequest } from './use-service-request.ts'

type Props = {
  form: ServiceForm
  /** SRV-031. The largest number of digits of this form. */
  phoneMaxDigits?: number
  submitLabel?: string
  /** What the free text is about; without it the form asks for no text. */
  messageLabel?: string
}

/** SRV-015, SRV-031. A request to the club; what is known of the person is filled in when the person arrives. */
export function ServiceRequestForm({
  form,
  phoneMaxDigits = PHONE_MAX_DIGITS,
  submitLabel = 'Invia la richiesta',
  messageLabel,
}: Props) {
  const person = usePerson()
  const { send, isSending, sent, errors, left, again } = useServiceRequest(form)
  const [email, setEmail] = useState<string | null>(null)
  const [phone, setPhone] = useState<string | null>(null)
  const id = useId()
  const [found, setFound] = useState<{ errors: RequestErrors; answering: RequestErrors }>()
  // What the server refused replaces what was found before asking it, and the other way round.
  const shown: Record<string, string> = found?.answering === errors ? found.errors : errors
  const state = useMemo(() => ({ id, errors: shown, values: {} }), [id, shown])
  useEffect(() => {
    if (person.status !== 'here') return
    const { email: known, phone: number } = person.me.subscription
    setEmail((typed) => typed ?? known)
    setPhone((typed) => typed ?? (number ?? '').replace(/^\+39|\D/g, ''))
  }, [person])

  const fieldsOf = (data: FormData) => ({
    email: String(data.get('email') ?? ''),
    phone: String(data.get('telefono') ?? ''),
    message: String(data.get('messaggio') ?? ''),
    isPrivacyRead: data.get('privacy') !== null,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsOf(new FormData(event.currentTarget))
    const refused = requestErrors(fields, phoneMaxDigits)
    setFound({ errors: refused, answering: errors })
    if (Object.keys(refused).length === 0) send(fields)
  }
  if (sent) return <RequestSent answerBy={sent.rispostaEntro} onAgain={again} />
  return (
    <FormContext value={state}>
      <form method="post" noValidate className="grid gap-6" onSubmit={submit}>
        <ErrorSummary errors={shown} formId={id} />
        <Allowance form={form} left={left} />
        <EmailField
          name="email"
          label="E-mail"
          isRequired
          maxLength={EMAIL_MAX_LENGTH}
          value={email ?? ''}
          onChange={(event) => setEmail(event.target.value.toLowerCase())}
        />
        <TextField
          name="telefono"
          label="Telefono"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          isRequired
          maxLength={phoneMaxDigits}
          value={phone ?? ''}
          onChange={(event) => setPhone(event.target.value.replace(/\D/g, ''))}
        />
        {messageLabel && (
          <TextArea name="messaggio" label={messageLabel} isOptional maxLength={MESSAGE_MAX_LENGTH} rows={5} />
        )}
        <Checkbox
          name="privacy"
          isRequired
          label={
            <>
              Dichiaro di aver letto e accettato l’<Link to="/privacy-policy">informativa sulla privacy</Link>
            </>
          }
        />
        <Button type="submit" isPending={isSending} isWide>
          {submitLabel}
        </Button>
      </form>
    </FormContext>
  )
}

/** SRV-023, SRV-024. How many requests are left; its line is there before the number is. */
function Allowance({ form, left }: { form: ServiceForm; left: number | null }) {
  const { perYear } = SERVICE_TERMS[form]
  if (perYear === null) return null
  return (
    <p className="flex min-h-7 items-center gap-2 font-[580]" aria-live="polite">
      <Icon name="clipboard-list" className="text-primary" />
      {left === null ? `${perYear} richieste all’anno` : `Richieste rimaste quest’anno: ${left} di ${perYear}`}
    </p>
  )
}

function RequestSent({ answerBy, onAgain }: { answerBy: string | null; onAgain: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="circle-check" size={28} />
      </span>
      <h3 className="text-title-s">Richiesta inviata</h3>
      <p className="text-ink-soft">
        {answerBy
          ? `Ti rispondiamo entro il ${formatDateIt(answerBy as RomeDay)}.`
          : 'Ti ricontattiamo al più presto ai recapiti che hai lasciato.'}
      </p>
      <Button variant="ghost" onClick={onAgain}>
        Invia un’altra richiesta
      </Button>
    </div>
  )
}
