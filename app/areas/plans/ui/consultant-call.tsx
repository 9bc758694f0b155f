import { mayCallConsultant } from '#areas/audience/entitlement-rules.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { usePhoneCall } from '#areas/content/ui/phone-call.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'

/**
 * UPG-006, AUD-016. A consultant by telephone: dialled on a phone, shown at a desk, and not offered to who visits. The note
 * of the call stands once, under the products.
 */
export function ConsultantCall({ type }: { type: SubscriptionType }) {
  const { number } = usePhoneCall()
  if (!mayCallConsultant({ type })) return null
  return (
    <>
      <ButtonLink
        to={`tel:${number.replace(/[^\d+]/g, '')}`}
        variant="ghost"
        icon="phone"
        isWide
        data-event-code="PP305"
        className="md:hidden"
      >
        Parla con un consulente
      </ButtonLink>
      <details className="group hidden md:block">
        <summary
          className={`${buttonClass({ variant: 'ghost', isWide: true })} cursor-pointer list-none`}
          data-event-code="PP300"
        >
          <Icon name="phone" />
          <span className="group-open:hidden">Parla con un consulente</span>
          <strong className="hidden group-open:inline">{number}</strong>
        </summary>
      </details>
    </>
  )
}
