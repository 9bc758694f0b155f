import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../cx.ts'
import { Anchor } from '../link/link.tsx'

const strip = 'relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]'
const rows = 'flex flex-wrap gap-x-1 border-b border-line'
const tab = 'flex min-h-(--field) items-center border-b-3 px-4 font-[600] whitespace-nowrap transition-colors'
const states = {
  on: 'border-accent-mark text-primary-strong',
  off: 'border-transparent text-ink-soft hover:text-primary',
}

export type TabLink = { label: string; to: string; isCurrent?: boolean }

export type TabLinksProps = {
  links: readonly TabLink[]
  label: string
  /** On a phone in rows instead of one that slides: for tabs that must all be in sight. */
  isWrapped?: boolean
}

/** Tabs that are addresses: each can be linked, the back button works, and the server draws the right one without JavaScript. */
export function TabLinks({ links, label, isWrapped }: TabLinksProps) {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={label} className={isWrapped ? rows : strip}>
      {links.map((link) => {
        const isCurrent = link.isCurrent ?? link.to === pathname + search
        return (
          <Anchor
            key={link.to}
            to={link.to}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(tab, isCurrent ? states.on : states.off)}
          >
            {link.label}
          </Anchor>
        )
      })}
    </nav>
  )
}

export type TabPanel = { id: string; label: string; content: ReactNode }

/** Tabs within a page, for choices not worth an address: arrows, Home and End move between them. */
export function Tabs({ panels, label, initial }: { panels: readonly TabPanel[]; label: string; initial?: string }) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(initial ?? panels[0]?.id)
  const move = (event: KeyboardEvent) => {
    const at = panels.findIndex((panel) => panel.id === current)
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: panels.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const index = (target + panels.length) % panels.length
    setCurrent(panels[index]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={strip} onKeyDown={move}>
        {panels.map((panel) => {
          const isCurrent = panel.id === current
          return (
            <button
              key={panel.id}
              type="button"
              role="tab"
              id={`${prefix}-${panel.id}-scheda`}
              aria-controls={`${prefix}-${panel.id}`}
              aria-selected={isCurrent}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => setCurrent(panel.id)}
              className={cx(tab, isCurrent ? states.on : states.off)}
            >
              {panel.label}
            </button>
          )
        })}
      </div>
      {panels.map((panel) => (
        <div
          key={panel.id}
          role="tabpanel"
          id={`${prefix}-${panel.id}`}
          aria-labelledby={`${prefix}-${panel.id}-scheda`}
          hidden={panel.id !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of words alone must be reachable, as the tabs pattern asks.
          tabIndex={0}
          className="pt-6"
        >
          {panel.content}
        </div>
      ))}
    </div>
  )
}
