import { useEffect, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import { type Option, Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { digitsOf } from '#platform/pure/person-fields.ts'
import { type FormType, LEAD_EMAIL_MAX_LENGTH, LEAD_PHONE_MAX_DIGITS, type LeadQuestion } from '../model.ts'
import { asksQuestion } from '../rules.ts'
import { NameFields, NoteField, PrivacyDeclaration, PrivacySwitch, ReachFields } from './person-fields.tsx'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

/** What a service adds to the form of a lead: a sleeping button, what it promises, what in particular is asked for. */
type ServiceParts = Pick<RequestFormProps, 'isAsleep' | 'onSent' | 'resultText' | 'resultDetail'> & {
  about?: string | undefined
}

export type LeadFormProps = ServiceParts & {
  type: FormType
  source?: string | undefined
  campaign?: string | undefined
  /** FRM-029. 20, or 15 or 16 where a form says so. */
  phoneMaxDigits?: number
  submitLabel?: string
  noteLabel?: string | undefined
  /** FRM-006. What this form asks beside e-mail, phone and privacy. */
  asks?: readonly LeadQuestion[]
  /** What may be chosen where the form asks what it is about. */
  topics?: readonly string[]
  /** FRM-030. A switch, or a checkbox on some forms. */
  privacy?: 'switch' | 'checkbox'
}

/** FRM-006, FRM-028…032. The form of a service page. */
export function LeadForm({
  type,
  source,
  campaign,
  phoneMaxDigits = LEAD_PHONE_MAX_DIGITS,
  submitLabel = 'Invia la richiesta',
  noteLabel,
  asks = [],
  topics = [],
  privacy = 'switch',
  about,
  ...service
}: LeadFormProps) {
  return (
    <RequestForm
      kind="lead"
      type={type}
      source={source}
      campaign={campaign}
      phoneMaxDigits={phoneMaxDigits}
      submitLabel={submitLabel}
      {...service}
    >
      {about && <input type="hidden" name="type" value={about} />}
      {asks.includes('name') ? <NameFields isOptional /> : <KnownName />}
      <ReachFields emailMaxLength={LEAD_EMAIL_MAX_LENGTH} phoneMaxDigits={phoneMaxDigits} />
      {asks.includes('club') && <ClubField />}
      {asks.includes('topic') && topics.length > 0 && (
        <Select
          name="type"
          label="Di che cosa si tratta"
          placeholder="Seleziona"
          options={topics.map((topic) => ({ value: topic, label: topic }))}
          isOptional
        />
      )}
      {asks.includes('days') && (
        <TextField
          name="giorni_richiesta"
          label="Per quanti giorni"
          inputMode="numeric"
          maxLength={3}
          isOptional
          onInput={(event) => {
            event.currentTarget.value = digitsOf(event.currentTarget.value)
          }}
        />
      )}
      {(noteLabel || asks.includes('note') || asksQuestion(type)) && (
        <NoteField label={noteLabel ?? 'Il tuo messaggio'} isOptional={!asksQuestion(type)} />
      )}
      {privacy === 'switch' ? <PrivacySwitch /> : <PrivacyDeclaration />}
    </RequestForm>
  )
}

/** FRM-005. A form that does not ask for the name sends the one the club knows. */
function KnownName() {
  return (
    <>
      <input type="hidden" name="nome" />
      <input type="hidden" name="cognome" />
    </>
  )
}

type FitnessCenter = { id: number; nome: string; citta: string; provincia: string }

/** FRM-009, SRV-028. The centres come after the page, so that a call which fails costs the list and not the form. */
function ClubField() {
  const [options, setOptions] = useState<Option[]>([])
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    readCall<FitnessCenter[]>('/Forms/FitnessCenter', {
      signal: abort.signal,
      onFailed: () => setFailed(true),
    }).then((centres) => {
      setFailed(false)
      setOptions(
        centres.map(({ id, nome, citta, provincia }) => ({
          value: String(id),
          label: `${nome}, ${citta} (${provincia})`,
        })),
      )
    })
    return () => abort.abort()
  }, [])
  return (
    <Select
      name="club"
      label="Centro fitness"
      placeholder="Seleziona"
      options={options}
      isRequired
      {...(hasFailed && { description: 'L’elenco non si è caricato: riprova o chiamaci.' })}
    />
  )
}
