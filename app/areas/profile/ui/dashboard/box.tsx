import { type ReactNode, useId } from 'react'
import { cx } from '#design/cx.ts'
import { Link } from '#design/link/link.tsx'

type Props = {
  title: ReactNode
  level?: 2 | 3
  /** The way on: its words, and where it leads. */
  action?: { label: string; to: string }
  isAlarming?: boolean
  className?: string
  children: ReactNode
}

/** A card of the first page: what it is about, the way on, and its number. */
export function Box({ title, level = 3, action, isAlarming, className, children }: Props) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={titleId}
      className={cx('flex min-w-0 flex-col rounded-card bg-paper p-4.5 shadow-card sm:px-6 sm:py-5', className)}
    >
      <header className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Heading id={titleId} className={cx('text-[1.3125rem] leading-tight', isAlarming && 'text-danger')}>
          {title}
        </Heading>
        {action && (
          <Link look="standalone" to={action.to}>
            {action.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
