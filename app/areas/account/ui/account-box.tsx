import type { ReactNode } from 'react'
import { cx } from '#design/cx.ts'
import { Band } from '#design/layout/layout.tsx'

type Props = { title: string; lead?: ReactNode; isWide?: boolean; children: ReactNode }

/** One sheet in the middle of the page, for what is done one step at a time. */
export function AccountBox({ title, lead, isWide, children }: Props) {
  return (
    <Band ground="tint" space="medium">
      <section
        className={cx('mx-auto rounded-card bg-paper p-6 shadow-card sm:p-9', isWide ? 'max-w-3xl' : 'max-w-lg')}
      >
        <h1 className="mb-2 text-title-l">{title}</h1>
        {lead && <p className="mb-6 text-ink-soft">{lead}</p>}
        {children}
      </section>
    </Band>
  )
}
