import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'

export type EmptyStateProps = {
  title: string
  /** What to do next, in words. */
  children?: ReactNode
  icon?: string
  action?: ReactNode
  level?: 2 | 3
  className?: string
}

/** Nothing here yet: it says why and what to do, never only that. */
export function EmptyState({ title, children, icon = 'inbox', action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong/60 px-6 py-12 text-center',
        className,
      )}
    >
      <span className="grid size-16 place-items-center rounded-full bg-primary-tint text-primary">
        <Icon name={icon} size={30} />
      </span>
      <Heading className="text-title-s">{title}</Heading>
      {children && <div className="max-w-[46ch] text-ink-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
