import { ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { CallToAction } from '../model.ts'
import { usePhoneCall } from './phone-call.ts'

/** BLK-006. The events of a telephone call, told apart by the screen it is asked from. */
const EVENT = { desktop: 'PP300', mobile: 'PP305' }

type Props = {
  action: CallToAction
  size?: 'small' | 'medium' | 'large'
  /** The note is written below all the buttons of a row, so that it does not push them apart. */
  isNoteApart?: boolean
}

/**
 * BLK-006. On a phone it dials; at a desk it shows the number to dial. The document is kept for both, so the style sheet
 * chooses, and the number opens without JavaScript.
 */
export function PhoneCallButton({ action, size, isNoteApart = false }: Props) {
  const { number } = usePhoneCall()
  const { label, mobileLabel, variant, icon = 'phone' } = action
  return (
    <div className="grid max-w-xs justify-items-start gap-2">
      <ButtonLink
        to={telephoneLink(number)}
        variant={variant}
        size={size}
        icon={icon}
        data-event-code={EVENT.mobile}
        className="md:hidden"
      >
        {mobileLabel ?? label}
      </ButtonLink>
      <details className="hidden md:block">
        <summary className={buttonClass({ variant, size })} data-event-code={EVENT.desktop}>
          <Icon name={icon} />
          {label}
        </summary>
        <p className="pt-3 text-title-s">
          <span className="text-base text-ink-soft">Chiama il </span>
          <strong className="whitespace-nowrap">{number}</strong>
        </p>
      </details>
      {!isNoteApart && <PhoneCallNote />}
    </div>
  )
}

export function PhoneCallNote() {
  return <p className="text-sm text-ink-soft">{usePhoneCall().legalNote}</p>
}

function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
