import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { CORRECTION_REASON_MAX_LENGTH, correctionReasonProblem, ownCodeProblem } from '../completion-rules.ts'
import { CODE_FIELD, toCodeCorrectionBody } from '../form-wire.ts'

const FAILED = 'Non è stato possibile inviare la richiesta. Riprova tra poco.'

/** IDN-029. A stored code that holds and is not theirs: operators are asked to correct it. */
export function CodeCorrection() {
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})

  const text = (typed: FormData, name: string) => String(typed.get(name) ?? '')
  const validate = (typed: FormData): FieldErrors => {
    const code = ownCodeProblem(text(typed, 'rightCode'))
    const reason = correctionReasonProblem(text(typed, 'reason'))
    return { ...(code && { rightCode: code }), ...(reason && { reason }) }
  }
  const send = async (typed: FormData) => {
    setSending(true)
    const answer = await askCall('/contact/codice-fiscale', {
      method: 'POST',
      body: toCodeCorrectionBody({
        fiscalCode: normalizeFiscalCode(text(typed, 'rightCode')),
        reason: text(typed, 'reason').trim(),
      }),
    })
    setSending(false)
    if (!answer.isOk) return setRefused({ rightCode: answer.fields[CODE_FIELD] || answer.message || FAILED })
    setOpen(false)
    toast.success('Richiesta inviata: la verifichiamo e ti scriviamo.')
  }

  return (
    <p className="mt-4">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Il codice è sbagliato?
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Il codice è sbagliato?" size="small">
        <LocalForm
          validate={validate}
          errors={refused}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSending) send(new FormData(event.currentTarget))
          }}
        >
          <p>Scrivi quello che leggi sulla tessera sanitaria: lo verifichiamo e lo correggiamo noi.</p>
          <TextField
            name="rightCode"
            label="Il tuo codice fiscale"
            isRequired
            maxLength={16}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="[&_input]:uppercase"
          />
          <TextArea
            name="reason"
            label="Che cosa è successo"
            isRequired
            rows={3}
            maxLength={CORRECTION_REASON_MAX_LENGTH}
          />
          <div>
            <Button type="submit" isPending={isSending}>
              Invia la richiesta
            </Button>
          </div>
        </LocalForm>
      </Dialog>
    </p>
  )
}
