import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { visitHeaders } from '#areas/tracking/ui/visit.ts'
import { Button } from '#design/button/button.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { TextField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { fiscalCodeHint, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { birthDateProblem, dayFromItalian, fiscalCodeProblemToComplete } from '../completion-rules.ts'
import { toCompletionBody } from '../form-wire.ts'
import type { PersonalData } from '../model.ts'
import { CompletionFailure } from './completion-failure.tsx'
import { ToldList } from './told-list.tsx'
import { useEditFocus } from './use-edit-focus.ts'

type Props = { data: PersonalData; today: RomeDay; supportPhone: string }

/** PRF-029…034. What is missing may be said once; what is stored is only shown. */
export function CompletionForm({ data, today, supportPhone }: Props) {
  const { revalidate } = useRevalidator()
  const [isEditing, setEditing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<'conflict' | 'other' | null>(null)
  const [hint, setHint] = useState<string | null>(null)
  const place = useEditFocus(isEditing)
  const { fiscalCode, birthDate } = data
  const isComplete = fiscalCode !== null && birthDate !== null

  const validate = (typed: FormData): FieldErrors => {
    const code = fiscalCode === null ? fiscalCodeProblemToComplete(String(typed.get('fiscalCode'))) : null
    const written = String(typed.get('birthDate') ?? '')
    const day = birthDate === null ? birthDateProblem(written && (dayFromItalian(written) ?? '-'), today) : null
    return { ...(code && { fiscalCode: code }), ...(day && { birthDate: day }) }
  }
  const send = async (typed: FormData) => {
    setSending(true)
    const answer = await askCall('/contact', {
      method: 'PUT',
      body: toCompletionBody({
        ...(fiscalCode === null && { fiscalCode: normalizeFiscalCode(String(typed.get('fiscalCode'))) }),
        ...(birthDate === null && { birthDate: dayFromItalian(String(typed.get('birthDate'))) }),
      }),
      headers: visitHeaders(),
    })
    setSending(false)
    if (!answer.isOk) return setFailure(answer.status === 409 ? 'conflict' : 'other')
    setEditing(false)
    toast.success('Hai completato il tuo profilo!')
    revalidate()
  }

  return (
    <div ref={place}>
      <ToldList
        items={[
          ['Nome', data.name],
          ['Cognome', data.surname],
          ['Professione', data.profession],
          ['Specializzazioni', data.specializations.join(', ')],
          ...(isEditing && fiscalCode === null ? [] : [['Codice fiscale', fiscalCode] as const]),
          ...(isEditing && birthDate === null
            ? []
            : [['Data di nascita', birthDate && formatDateIt(birthDate)] as const]),
        ]}
      />
      {isEditing && (
        <LocalForm
          className="mt-6"
          validate={validate}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSending) send(new FormData(event.currentTarget))
          }}
        >
          {fiscalCode === null && (
            <TextField
              name="fiscalCode"
              label="Codice fiscale"
              maxLength={16}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              isRequired
              className="[&_input]:uppercase"
              {...(hint && { description: hint })}
              // While typing, never on leaving: a line that appears then would move the button from under the finger.
              onInput={(event) => setHint(fiscalCodeHint(normalizeFiscalCode(event.currentTarget.value)))}
            />
          )}
          {birthDate === null && (
            <TextField
              name="birthDate"
              label="Data di nascita"
              description="gg/mm/aaaa"
              inputMode="numeric"
              autoComplete="bday"
              maxLength={10}
              isRequired
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="accent" isPending={isSending}>
              Salva dati
            </Button>
            <Button variant="ghost" onClick={() => setEditing(false)}>
              Annulla
            </Button>
          </div>
        </LocalForm>
      )}
      {!isEditing && !isComplete && (
        <Button className="mt-6" onClick={() => setEditing(true)}>
          Completa profilo
        </Button>
      )}
      <CompletionFailure failure={failure} phone={supportPhone} onClose={() => setFailure(null)} />
    </div>
  )
}
