import { useState } from 'react'
import { campaignParameters, firstCampaign } from '#areas/tracking/ui/visit.ts'
import type { FieldErrors } from '#design/form/form-context.ts'
import { refuseOffline } from '#design/toast/offline.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { toRegistrationBody } from '../registration-form-wire.ts'
import type { RegistrationKind } from '../registration-rules.ts'
import type { RegisteredWire } from '../registration-wire.ts'
import { closePassword } from './closed-password.ts'
import { wayBack } from './way-back.ts'

const PATHS: Record<RegistrationKind, string> = {
  free: '/Auth/Registrazione',
  trial: '/Auth/RegistrazioneTrial',
}

/** Whether they are in, or must open the e-mail first (IDN-018), and whether the trial has begun (IDN-011). */
export type Registered = { isIn: boolean; hasTrial: boolean; email: string }

/** REG-004, REG-005. Sends the form; what the server refuses goes back to its field. */
export function useRegistration(kind: RegistrationKind, onRegistered: (registered: Registered) => void) {
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<'known' | 'trial-used' | null>(null)

  async function send(typed: Record<string, string>): Promise<void> {
    if (refuseOffline()) return
    setSending(true)
    setNotice(null)
    const envelope = await closePassword(typed.password ?? '')
    const answer = envelope
      ? await askCall<RegisteredWire>(PATHS[kind], {
          method: 'POST',
          body: toRegistrationBody(typed, envelope, {
            isFromCampaign: Object.keys(campaignParameters()).length > 0,
            campaign: firstCampaign(),
            stoppedAt: wayBack(),
          }),
        })
      : ({ isOk: false, status: 0, kind: '', message: '', fields: {} } as const)
    setSending(false)
    if (answer.isOk) {
      const { userSubscription } = answer.answer
      onRegistered({
        isIn: userSubscription !== null,
        hasTrial: userSubscription?.subscriptionType === 'TRIAL',
        email: typed.email?.trim().toLowerCase() ?? '',
      })
    } else if (answer.status === 409) setNotice(answer.message.includes('prova gratuita') ? 'trial-used' : 'known')
    else if (answer.status === 400) setErrors(answer.fields)
    else if (answer.status === 429) toast.danger(answer.message)
    else toast.failed(PATHS[kind], () => void send(typed))
  }

  return { errors, notice, isSending, send }
}
