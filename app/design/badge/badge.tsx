import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'

const tones = {
  primary: 'bg-primary-tint text-primary-strong',
  gold: 'bg-gold-tint text-gold',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  orange: 'bg-orange-tint text-orange',
  danger: 'bg-danger-tint text-danger',
  neutral: 'bg-sunken text-ink-soft',
  solid: 'bg-primary text-on-primary',
  /** On a tinted ground, where the tints themselves cannot be seen. */
  paper: 'bg-paper text-primary-strong',
}

export type BadgeTone = keyof typeof tones
export type BadgeProps = { tone?: BadgeTone; icon?: string; children: ReactNode; className?: string }

/** A word about the thing beside it: its kind, its credits, its state. Never only a colour. */
export function Badge({ tone = 'primary', icon, children, className }: BadgeProps) {
  return (
    <span className={cx('tag whitespace-nowrap', tones[tone], className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}

/** A count on something else, such as the cart. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-pill bg-accent px-1 text-xs leading-none font-strong text-on-accent">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
