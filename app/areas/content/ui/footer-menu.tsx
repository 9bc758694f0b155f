import type { ReactNode } from 'react'
import { Anchor } from '#design/link/link.tsx'
import type { MenuItem } from '../model.ts'

export const FOOTER_LINK = 'inline-flex min-h-11 items-center text-on-night no-underline hover:underline'

type Props = { title: string; items: readonly MenuItem[] /** After the items of editors. */; children?: ReactNode }

/** SHL-023. A column of links at the bottom of every page. */
export function FooterMenu({ title, items, children }: Props) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-strong font-text text-base">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Anchor to={item.link} isNewTab={item.target === '_blank'} className={FOOTER_LINK}>
              {item.label}
            </Anchor>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
