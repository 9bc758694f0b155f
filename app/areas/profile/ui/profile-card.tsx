import type { ReactNode } from 'react'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'

type Props = {
  title: ReactNode
  text: ReactNode
  to: string
  icon: string
  /** Something is over: said in words, and in red. */
  isAlarming?: boolean
  children?: ReactNode
}

/** A door of the personal area: the whole card leads there. */
export function ProfileCard({ title, text, to, icon, isAlarming, children }: Props) {
  return (
    <Card as="li" look="raised">
      <CardBody>
        <span
          className={cx(
            'grid size-11 place-items-center rounded-pill',
            isAlarming ? 'bg-danger-tint text-danger' : 'bg-primary-tint text-primary',
          )}
        >
          <Icon name={icon} size={22} />
        </span>
        <CardTitle level={3} to={to} className={isAlarming ? 'text-danger' : undefined}>
          {title}
        </CardTitle>
        <p className="text-ink-soft">{text}</p>
        {children}
      </CardBody>
    </Card>
  )
}
