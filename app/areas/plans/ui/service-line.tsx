import { Icon } from '#design/icon/icon.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { SuggestedProductWire } from '../wire.ts'

/** UPG-006. Ticked when the product includes it. */
export function ServiceLine({ service }: { service: SuggestedProductWire['services'][number] }) {
  return (
    <li className={service.available ? 'flex gap-2.5' : 'flex gap-2.5 text-ink-soft'}>
      <Icon
        name={service.available ? 'check' : 'minus'}
        size={20}
        className={service.available ? 'mt-1 shrink-0 text-success' : 'mt-1 shrink-0'}
      />
      <span>
        <VisuallyHidden>{service.available ? 'Compreso: ' : 'Non compreso: '}</VisuallyHidden>
        {service.label}
      </span>
    </li>
  )
}
