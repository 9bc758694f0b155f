import { useAsk } from '#design/ask/ask.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { callToActionKind } from '../call-to-action-rules.ts'
import type { CallToAction } from '../model.ts'
import { PhoneCallButton, PhoneCallNote } from './phone-call-button.tsx'

type Props = { action: CallToAction; size?: 'small' | 'medium' | 'large'; isNoteApart?: boolean }

/** BLK-002, BLK-005. One call to action, as a link, a telephone or the door to the products. A quiet link is words and an arrow. */
export function CallToActionButton({ action, size, isNoteApart }: Props) {
  switch (callToActionKind(action.link)) {
    case 'phone-call':
      return <PhoneCallButton action={action} size={size} isNoteApart={isNoteApart} />
    case 'products':
      return <ProductsButton action={action} size={size} />
    case 'link':
      return action.variant === 'quiet' ? (
        <Link look="standalone" to={action.link} isNewTab={action.opensNewTab} data-event-code={action.eventCode}>
          <ActionLabel action={action} />
        </Link>
      ) : (
        <ButtonLink
          to={action.link}
          variant={action.variant}
          size={size}
          icon={action.icon}
          isNewTab={action.opensNewTab}
          data-event-code={action.eventCode}
        >
          <ActionLabel action={action} />
        </ButtonLink>
      )
  }
}

function ProductsButton({ action, size }: Props) {
  const ask = useAsk()
  return (
    <Button
      variant={action.variant}
      size={size}
      icon={action.icon}
      data-event-code={action.eventCode}
      onClick={() => ask('products')}
    >
      <ActionLabel action={action} />
    </Button>
  )
}

/** Both labels are in the document, which is the same for every screen; the style sheet shows one, to ears as to eyes. */
export function ActionLabel({ action: { label, mobileLabel } }: { action: CallToAction }) {
  if (!mobileLabel) return label
  return (
    <>
      <span className="sm:hidden">{mobileLabel}</span>
      <span className="max-sm:hidden">{label}</span>
    </>
  )
}

/** The calls to action of a block, side by side; nothing at all where the audience gets none. */
export function CallsToAction({ actions, size }: { actions: readonly CallToAction[]; size?: Props['size'] }) {
  if (actions.length === 0) return null
  const isCall = actions.some(({ link }) => callToActionKind(link) === 'phone-call')
  return (
    <div className="grid gap-2 [justify-items:inherit]">
      <div className="flex flex-wrap items-start gap-3">
        {actions.map((action) => (
          <CallToActionButton key={`${action.label} ${action.link}`} action={action} size={size} isNoteApart />
        ))}
      </div>
      {isCall && <PhoneCallNote />}
    </div>
  )
}
