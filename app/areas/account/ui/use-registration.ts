import { useState } from 'react'
import type { FieldErrors } from '#design/form/form-context.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import type { RegistrationKind } from '../registration-rules.ts'
import { closePassword } from './closed-password.ts'

const PATHS: Record<RegistrationKind, string> = {
  free: '/Auth/Registrazione',
  trial: '/Auth/RegistrazioneTrial',
}
const CONSENTS = ['FlagMarketingDiretto', 'FlagComunicazioneTerzi', 'FlagStatistiche', 'FlagProfilazione']
const CHOICES = ['professione', 'specializzazione', 'professioneDettaglio']

/** REG-004, REG-005. Sends the form; what the server refuses goes back to its field. */
export function useRegistration(kind: RegistrationKind, onRegistered: () => void) {
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<'known' | null>(null)

  async function send(typed: Record<string, string>): Promise<void> {
    setSending(true)
    setNotice(null)
    const envelope = await closePassword(typed.password ?? '')
    const answer = envelope
      ? await askCall(PATHS[kind], { method: 'POST', body: bodyOf(typed, envelope) })
      : ({ isOk: false, status: 0, message: '', fields: {} } as const)
    setSending(false)
    if (answer.isOk) onRegistered()
    else if (answer.status === 409) setNotice('known')
    else if (answer.status === 400) setErrors(answer.fields)
    else toast.danger(answer.status === 429 ? answer.message : undefined)
  }

  return { errors, notice, isSending, send }
}

function bodyOf(typed: Record<string, string>, envelope: string): object {
  const { nome, cognome, email, cellulare, codiceFiscale } = typed
  const numbers = CHOICES.flatMap((name) => (typed[name] ? [[name, Number(typed[name])] as const] : []))
  const answers = CONSENTS.flatMap((name) => (typed[name] ? [[name, typed[name]] as const] : []))
  return {
    nome,
    cognome,
    email: email?.trim().toLowerCase(),
    cellulare,
    ...(codiceFiscale && { codiceFiscale: codiceFiscale.toUpperCase() }),
    ...Object.fromEntries(numbers),
    password: envelope,
    confirmPassword: envelope,
    privacy: true,
    termini: true,
    ...Object.fromEntries(answers),
  }
}
