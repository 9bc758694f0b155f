import { NavLink } from 'react-router'
import { Anchor } from '#design/link/link.tsx'
import type { MenuItem } from '../model.ts'

/** An item of a menu; the one of the page being read says so. */
export function MenuLink({ item, className }: { item: MenuItem; className: string }) {
  if (item.target === '_blank' || !item.link.startsWith('/'))
    return (
      <Anchor to={item.link} isNewTab={item.target === '_blank'} className={className}>
        {item.label}
      </Anchor>
    )
  return (
    <NavLink to={item.link} end={item.link === '/'} className={className}>
      {item.label}
    </NavLink>
  )
}
