import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { MenuItem } from '#areas/content/model.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { Logo } from '#design/logo/logo.tsx'
import { PersonCorner } from './person-corner.tsx'

type HeaderProps = { clubName: string; items: readonly MenuItem[]; isSignedIn: boolean }

export function Header({ clubName, items, isSignedIn }: HeaderProps) {
  return (
    <header className="border-line border-b bg-paper print:hidden">
      <Wrap className="flex min-h-16 items-center gap-4 sm:min-h-19">
        <Anchor to="/" aria-label={`${clubName}, pagina iniziale`} className="no-underline">
          <Logo name={clubName} />
        </Anchor>
        <div className="ml-auto flex items-center gap-2">
          {isSignedIn ? (
            <PersonCorner />
          ) : (
            <ButtonLink to="/login" variant="ghost">
              Accedi
            </ButtonLink>
          )}
          <SmallScreenMenu items={items} />
        </div>
      </Wrap>
      <nav aria-label="Principale" className="hidden border-line border-t lg:block">
        <Wrap>
          <ul className="flex gap-7">
            {items.map((item) => (
              <li key={item.id}>
                <MenuLink
                  item={item}
                  className="flex min-h-12 items-center border-transparent border-b-3 font-semibold no-underline aria-[current=page]:border-accent aria-[current=page]:text-primary-strong"
                />
              </li>
            ))}
          </ul>
        </Wrap>
      </nav>
    </header>
  )
}

/** Native disclosure: it opens before, and without, our JavaScript; a navigation closes it. */
function SmallScreenMenu({ items }: { items: readonly MenuItem[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page is what closes the menu.
  useEffect(() => {
    details.current?.removeAttribute('open')
  }, [pathname])
  return (
    <details ref={details} className="group lg:hidden">
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-pill [&::-webkit-details-marker]:hidden">
        <Icon name="menu" label="Menù" className="group-open:hidden" />
        <Icon name="x" label="Chiudi il menù" className="hidden group-open:block" />
      </summary>
      <nav aria-label="Menù" className="absolute inset-x-0 z-40 mt-2 border-line border-y bg-paper shadow-float">
        <Wrap>
          <ul className="divide-y divide-line py-2">
            {items.map((item) => (
              <li key={item.id}>
                <MenuLink
                  item={item}
                  className="flex min-h-12 items-center font-semibold text-lg no-underline aria-[current=page]:text-primary-strong"
                />
              </li>
            ))}
          </ul>
        </Wrap>
      </nav>
    </details>
  )
}

function MenuLink({ item, className }: { item: MenuItem; className: string }) {
  if (item.target === '_blank')
    return (
      <Anchor to={item.link} isNewTab className={className}>
        {item.label}
      </Anchor>
    )
  return (
    <NavLink to={item.link} end={item.link === '/'} className={className}>
      {item.label}
    </NavLink>
  )
}
