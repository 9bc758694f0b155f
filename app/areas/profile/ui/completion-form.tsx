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
import {
  birthDateProblem,
  completionDoubts,
  dayFromItalian,
  fiscalCodeProblemToComplete,
  isCodeOpen,
} from '../completion-rules.ts'
import { toCompletionBody } from '../form-wire.ts'
import type { PersonalData } from '../model.ts'
import { CodeCorrection } from './code-correction.tsx'
import { CompletionFailure } from './completion-failure.tsx'
import { ToldList } from './told-list.tsx'
import { useEditFocus } from './use-edit-focus.ts'

type Props = { data: PersonalData; today: RomeDay; supportPhone: string }

/** PRF-029…034, IDN-029. What is missing may be said once; what is stored is only shown, unless it is a code that nobody can have. */
export function CompletionForm({ data, today, supportPhone }: Props) {
  const { revalidate } = useRevalidator()
  const [isEditing, setEditing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<'conflict' | 'other' | null>(null)
  const [doubts, setDoubts] = useState<readonly string[]>([])
  const place = useEditFocus(isEditing)
  const { fiscalCode, birthDate } = data
  const mayWriteCode = isCodeOpen(fiscalCode)
  const [hint, setHint] = useState(fiscalCode === null ? null : fiscalCodeHint(fiscalCode))

  const read = (typed: FormData) => ({
    code: mayWriteCode ? normalizeFiscalCode(String(typed.get('fiscalCode'))) : (fiscalCode ?? ''),
    day: birthDate ?? dayFromItalian(String(typed.get('birthDate'))),
  })
  const validate = (typed: FormData): FieldErrors => {
    const code = mayWriteCode ? fiscalCodeProblemToComplete(String(typed.get('fiscalCode'))) : null
    const written = String(typed.get('birthDate') ?? '')
    const day = birthDate === null ? birthDateProblem(written && (dayFromItalian(written) ?? '-'), today) : null
    return { ...(code && { fiscalCode: code }), ...(day && { birthDate: day }) }
  }
  const send = async (typed: FormData, isConfirmed: boolean) => {
    const { code, day } = read(typed)
    const found = isConfirmed ? [] : completionDoubts(code, day)
    if (found.length > 0) return setDoubts(found)
    setSending(true)
    const answer = await askCall('/contact', {
      method: 'PUT',
      body: toCompletionBody({
        ...(mayWriteCode && { fiscalCode: code }),
        ...(birthDate === null && { birthDate: day }),
        isConfirmed,
      }),
      headers: visitHeaders(),
    })
    setSending(false)
    if (!answer.isOk) return setFailure(answer.status === 409 ? 'conflict' : 'other')
    setEditing(false)
    setDoubts([])
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
          ...(isEditing && mayWriteCode ? [] : [['Codice fiscale', fiscalCode] as const]),
          ...(isEditing && birthDate === null
            ? []
            : [['Data di nascita', birthDate && formatDateIt(birthDate)] as const]),
        ]}
      />
      {isEditing && (
        <LocalForm
          className="mt-6"
          validate={validate}
          // What was asked about is no longer what is written.
          onInput={() => setDoubts([])}
          onSubmit={(event) => {
            event.preventDefault()
            const { submitter } = event.nativeEvent as SubmitEvent
            const isConfirmed = (submitter as HTMLButtonElement | null)?.value === 'confirmed'
            if (!isSending) send(new FormData(event.currentTarget), isConfirmed)
          }}
        >
          {mayWriteCode && (
            <TextField
              name="fiscalCode"
              label="Codice fiscale"
              maxLength={16}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              isRequired
              defaultValue={fiscalCode ?? ''}
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
          {doubts.length > 0 && <CodeDoubt doubts={doubts} isPending={isSending} />}
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
      {!isEditing && (mayWriteCode || birthDate === null) && (
        <Button className="mt-6" onClick={() => setEditing(true)}>
          Completa profilo
        </Button>
      )}
      {!mayWriteCode && <CodeCorrection />}
      <CompletionFailure failure={failure} phone={supportPhone} onClose={() => setFailure(null)} />
    </div>
  )
}

/** IDN-029. Asked before something that looks wrong is saved. */
function CodeDoubt({ doubts, isPending }: { doubts: readonly string[]; isPending: boolean }) {
  return (
    <div role="alert" className="grid gap-3 rounded-field bg-warning-tint p-4">
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      <p className="font-strong">Hai ricontrollato il codice sul tesserino?</p>
      <div>
        <Button type="submit" name="step" value="confirmed" variant="ghost" isPending={isPending}>
          Sì, è scritto così
        </Button>
      </div>
    </div>
  )
}
