import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#design/icon/icon.tsx'
import type { ProfileLink } from '../rules.ts'

/** PRF-011, PRF-012. At the side on a wide screen; a row that scrolls on a phone, so that the page itself begins at once. */
export function ProfileMenu({ links }: { links: readonly ProfileLink[] }) {
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row.
  useEffect(() => bringIntoSight(row.current), [pathname])
  return (
    <nav aria-label="Area personale" className="min-w-0 print:hidden">
      <ul ref={row} className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-1 lg:mx-0 lg:grid lg:overflow-visible lg:px-0">
        {links.map(({ label, to, hasAlert }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={to === '/profilo'}
              className="flex min-h-11 items-center gap-2 rounded-field px-3.5 font-semibold whitespace-nowrap no-underline hover:bg-primary-tint aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary-strong"
            >
              {label}
              {hasAlert && <Icon name="circle-alert" size={18} label="Richiede attenzione" className="text-danger" />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the row may begin far from where one is; only the row moves, never the page. */
function bringIntoSight(row: HTMLUListElement | null): void {
  const here = row?.querySelector<HTMLElement>('[aria-current=page]')
  if (!row || !here || row.scrollWidth <= row.clientWidth) return
  const { left, width } = here.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2
}
