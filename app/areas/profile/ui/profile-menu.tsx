import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#design/icon/icon.tsx'
import type { ProfileLink, ProfileMenuLinks } from '../rules.ts'

/** PRF-011, PRF-012. At the side on a wide screen; a row that scrolls on a phone, so that the page itself begins at once. */
export function ProfileMenu({ menu: { account, own } }: { menu: ProfileMenuLinks }) {
  const row = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row.
  useEffect(() => bringIntoSight(row.current), [pathname])
  return (
    <nav aria-label="Area personale" className="min-w-0 print:hidden">
      <div
        ref={row}
        className="-mx-4 flex overflow-x-auto border-line px-4 max-lg:border-b lg:sticky lg:top-4 lg:mx-0 lg:grid lg:gap-3 lg:overflow-visible lg:px-0"
      >
        <Links links={account} />
        <Links links={own} label="Le mie cose" />
      </div>
    </nav>
  )
}

function Links({ links, label }: { links: readonly ProfileLink[]; label?: string }) {
  return (
    <ul
      aria-label={label}
      className="flex shrink-0 lg:grid lg:gap-0.5 lg:not-first:border-line lg:not-first:border-t lg:not-first:pt-3"
    >
      {links.map(({ label: words, to, hasAlert }) => (
        <li key={to} className="shrink-0">
          <NavLink
            to={to}
            end={to === '/profilo'}
            className="flex min-h-11 items-center gap-2 px-2.5 font-[580] whitespace-nowrap no-underline hover:text-primary max-lg:border-transparent max-lg:border-b-3 max-lg:aria-[current=page]:border-accent-mark aria-[current=page]:text-primary-strong lg:min-h-10 lg:rounded-field lg:px-3 lg:aria-[current=page]:bg-primary-tint lg:hover:bg-primary-tint"
          >
            {words}
            {hasAlert && <Icon name="circle-alert" size={18} label="Richiede attenzione" className="text-danger" />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** On a phone the row may begin far from where one is; only the row moves, never the page. */
function bringIntoSight(row: HTMLElement | null): void {
  const here = row?.querySelector<HTMLElement>('[aria-current=page]')
  if (!row || !here || row.scrollWidth <= row.clientWidth) return
  const { left, width } = here.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2
}
