import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Anchor } from '../link/link.tsx'

export type SheetHeadProps = {
  title: string
  count?: ReactNode
  children?: ReactNode
  /** Whether the page has a title of its own above. */
  isUnderHead?: boolean
}

/** The title row of a list of the desk: its name, how many were found, and what can be done with them. */
export function SheetHead({ title, count, children, isUnderHead = false }: SheetHeadProps) {
  const Title = isUnderHead ? 'h2' : 'h1'
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 sm:px-6">
      <Title className="font-display text-[1.375rem] leading-tight sm:text-2xl">{title}</Title>
      <p role="status" className="mr-auto text-base text-ink-soft tabular-nums">
        {count}
      </p>
      {children && <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

export type ViewTab = { label: string; to: string; count?: string | null; isCurrent: boolean }

/** The views of a list, as tabs: each is an address. */
export function ViewTabs({ label, tabs, children }: { label: string; tabs: readonly ViewTab[]; children?: ReactNode }) {
  return (
    <nav
      aria-label={label}
      data-parts=""
      className="flex gap-5 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:gap-5.5 sm:px-6"
    >
      {tabs.map(({ label: name, to, count, isCurrent }) => (
        <Anchor
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={cx(
            'flex h-11 items-center gap-1.5 whitespace-nowrap text-base sm:h-9.5 sm:text-[0.875rem]',
            isCurrent
              ? 'font-strong text-ink shadow-[inset_0_-2px_var(--primary)]'
              : 'font-[560] text-ink-soft hover:text-ink',
          )}
        >
          {name}
          {count && <span className="text-xs tabular-nums">{count}</span>}
        </Anchor>
      ))}
      {children}
    </nav>
  )
}
