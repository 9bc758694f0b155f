import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx'
import { cx } from '../cx.ts'
import { Wrap } from '../layout/layout.tsx'

/** Above every other page of the desk. */
export const DESK_CRUMB: Crumb = { label: 'Redazione', to: '/redazione' }

export type DeskHeadProps = {
  title: string
  /** Before the name: the face of a person. */
  mark?: ReactNode
  /** Under the name: how they are found. */
  under?: ReactNode
  /** The pages above this one, farthest first; the desk itself stands in the navigation. */
  crumbs?: readonly Crumb[]
  /** Where the thing stands: a badge, perhaps with a few words. */
  state?: ReactNode
  lead?: ReactNode
  /** What can be done here. */
  actions?: ReactNode
}

/** How a page of the desk begins: its name, where it stands, what can be done. */
export function DeskHead({ title, mark, under, crumbs = [], state, lead, actions }: DeskHeadProps) {
  const above = crumbs.filter(({ to }) => to !== DESK_CRUMB.to && to !== '/')
  return (
    <Wrap className="grid gap-1 border-line border-b py-3">
      {above.length > 0 && <Breadcrumbs crumbs={[...above, { label: title }]} />}
      <div
        className={cx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', Boolean(mark) && 'lg:flex-nowrap')}
      >
        <div className="flex min-h-(--control) min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <div className="flex min-w-0 items-center gap-4">
            {mark}
            <div className="min-w-0">
              <h1 className="wrap-anywhere text-title-xl">{title}</h1>
              {under && <p className="wrap-anywhere text-ink-soft text-sm">{under}</p>}
            </div>
          </div>
          {state && <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">{state}</div>}
        </div>
        {actions && (
          <div data-acts="" className={cx('flex flex-wrap items-center gap-2', Boolean(mark) && 'lg:shrink-0')}>
            {actions}
          </div>
        )}
      </div>
      {lead && <div className="max-w-measure text-ink-soft text-sm">{lead}</div>}
    </Wrap>
  )
}
