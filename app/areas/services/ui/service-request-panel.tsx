import type { MembershipPrompt } from '#areas/audience/entitlement-rules.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { promptAction } from '../rules.ts'
import { ServiceRequestForm, type ServiceRequestFormProps } from './service-request-form.tsx'

type Props = ServiceRequestFormProps & {
  /** The step this type of visitor is invited to take, where the form is not for them. */
  prompt: MembershipPrompt | null
}

/** SRV-009, SRV-022. The form of a service, or the way to what opens it. */
export function ServiceRequestPanel({ prompt, ...form }: Props) {
  if (!prompt) return <ServiceRequestForm {...form} />
  const action = promptAction(prompt)
  return (
    <div className="grid justify-items-start gap-4">
      <span className="grid size-14 place-items-center rounded-full bg-primary-tint text-primary">
        <Icon name="lock" size={26} />
      </span>
      <p className="text-lg">Per inviare una richiesta serve un piano che comprenda questo servizio.</p>
      {prompt === 'sign-up' && (
        <p className="text-ink-soft">Si comincia con un account gratuito: il piano lo scegli dopo, se ti serve.</p>
      )}
      <ButtonLink to={action.to} variant="accent">
        {action.label}
      </ButtonLink>
    </div>
  )
}
