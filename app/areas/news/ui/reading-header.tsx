import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '#design/layout/layout.tsx'

type Props = { title: string; lead?: string; crumbs: readonly Crumb[]; children?: ReactNode }

/** How a page of this area begins. */
export function ReadingHeader({ title, lead, crumbs, children }: Props) {
  return (
    <div className="bg-linear-to-b from-primary-tint to-ground">
      <Wrap className="pt-4 pb-5 md:pt-6 md:pb-8">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-3 max-w-3xl text-balance font-display text-title-xl md:mt-5">{title}</h1>
        {lead && <p className="mt-4 max-w-measure text-ink-soft text-lg">{lead}</p>}
        {children}
      </Wrap>
    </div>
  )
}
