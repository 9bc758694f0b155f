import { NavLink } from 'react-router'
import { Icon } from '#design/icon/icon.tsx'
import type { ProfileLink } from '../rules.ts'

/** PRF-011, PRF-012. At the side on a wide screen; a row that scrolls on a phone, so that the page itself begins at once. */
export function ProfileMenu({ links }: { links: readonly ProfileLink[] }) {
  return (
    <nav aria-label="Area personale" className="min-w-0 print:hidden">
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-1 lg:mx-0 lg:grid lg:overflow-visible lg:px-0">
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
