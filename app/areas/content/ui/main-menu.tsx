import { Icon } from '#design/icon/icon.tsx'
import type { MenuItem } from '../model.ts'
import { MenuLink } from './menu-link.tsx'

const LINK =
  'flex min-h-12 items-center gap-1 border-transparent border-b-3 font-[580] text-ink no-underline hover:text-primary-strong aria-[current=page]:border-accent-mark aria-[current=page]:text-primary-strong'

/** SHL-015. The items of the main menu, side by side. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="flex min-w-0 flex-1 gap-6 xl:gap-7">
      {items.map((item) => (
        <li key={item.id} className="relative">
          <MainMenuItem item={item} />
        </li>
      ))}
    </ul>
  )
}

/** An item with others below it opens them in a native disclosure, one at a time. */
function MainMenuItem({ item }: { item: MenuItem }) {
  if (item.items.length === 0) return <MenuLink item={item} className={LINK} />
  return (
    <details name="main-navigation" className="group">
      <summary className={`${LINK} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {item.label}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 min-w-60 rounded-card bg-raised p-2 shadow-float">
        {item.items.map((child) => (
          <li key={child.id}>
            <MenuLink
              item={child}
              className="flex min-h-11 items-center rounded-field px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:font-strong"
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
