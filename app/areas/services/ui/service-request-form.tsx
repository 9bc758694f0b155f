import { FITNESS_FORM, LEGAL_KINDS, REQUESTS_PATH } from '#areas/leads/model.ts'
import { asksQuestion } from '#areas/leads/rules.ts'
import { LeadForm } from '#areas/leads/ui/lead-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { CAMPAIGN_CODES, PHONE_MAX_DIGITS, type RequestForm, SERVICE_TERMS } from '../model.ts'
import { usePromise } from './use-promise.ts'

export type ServiceRequestFormProps = {
  form: RequestForm
  /** SRV-031. The largest number of digits of this form. */
  phoneMaxDigits?: number
  submitLabel?: string
  /** What the free text is about; without it the form asks for no text. */
  messageLabel?: string | undefined
  /** What in particular is asked for, as the name of a travel: sent along, not asked. */
  about?: string | undefined
}

/** SRV-015, SRV-028…031, API-251. A lead of a member: the one form of every service, with what the club promises of it. */
export function ServiceRequestForm({
  form,
  phoneMaxDigits = PHONE_MAX_DIGITS,
  submitLabel = 'Invia la richiesta',
  messageLabel,
  about,
}: ServiceRequestFormProps) {
  const { left, answerBy, isSent, keep } = usePromise(form)
  return (
    <div className="grid gap-5">
      <Allowance form={form} left={left} />
      <LeadForm
        type={form}
        campaign={CAMPAIGN_CODES[form]}
        phoneMaxDigits={phoneMaxDigits}
        submitLabel={submitLabel}
        noteLabel={messageLabel}
        asks={form === FITNESS_FORM ? ['club'] : []}
        privacy="checkbox"
        about={about}
        isAsleep={left === 0}
        onSent={keep}
        resultText={
          asksQuestion(form) ? 'Ti rispondiamo per iscritto: trovi la risposta in «Le mie richieste».' : undefined
        }
        resultDetail={answerBy ?? undefined}
      />
      {isSent && (
        <p role="status" className="rounded-card bg-success-tint p-4">
          Richiesta inviata. {answerBy && <strong>{answerBy}</strong>} La segui, con la risposta, in{' '}
          <Link to={REQUESTS_PATH}>Le mie richieste</Link>
          {LEGAL_KINDS.includes(form) && ', dove puoi aggiungere documenti'}.
        </p>
      )}
    </div>
  )
}

/** SRV-023, SRV-024. How many requests are left; its line is there before the number is. */
function Allowance({ form, left }: { form: RequestForm; left: number | null }) {
  const { perYear } = SERVICE_TERMS[form]
  if (perYear === null) return null
  return (
    <p className="flex min-h-14 items-center gap-2 font-[580] sm:min-h-7" aria-live="polite">
      <Icon name="clipboard-list" className="shrink-0 text-primary" />
      <span>
        {left === null ? `${perYear} richieste all’anno` : `Richieste rimaste quest’anno: ${left} di ${perYear}`}
        {left === 0 && '. Tornano il 1° gennaio.'}
      </span>
    </p>
  )
}
