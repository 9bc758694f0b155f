import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '../layout/layout.tsx'
import { Said } from './said.tsx'

/** Above every other page of the desk. */
export const DESK_CRUMB: Crumb = { label: 'Redazione', to: '/redazione' }

export type DeskPageProps = {
  title: string
  /** The pages above this one, farthest first. */
  crumbs: readonly Crumb[]
  /** Where the thing stands: a badge, perhaps with a few words. */
  state?: ReactNode
  lead?: ReactNode
  /** What else can be done with it. */
  actions?: ReactNode
  /** What was just done. */
  said?: ReactNode
  children: ReactNode
}

/** A page of the desk about one thing: where it stands, its name, what was just done, and what an editor decides of it. */
export function DeskPage({ title, crumbs, state, lead, actions, said, children }: DeskPageProps) {
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs crumbs={[...crumbs, { label: title }]} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {state && <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">{state}</div>}
          <h1 className="wrap-anywhere mt-2 text-balance text-title-xl">{title}</h1>
          {lead && <div className="mt-2 max-w-measure text-ink-soft">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <Said>{said}</Said>
      {children}
    </Wrap>
  )
}
