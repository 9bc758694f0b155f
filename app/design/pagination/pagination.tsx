import { useLocation } from 'react-router'
import { pageAddress, paginationItems } from '#platform/pure/paging.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link.tsx'

const cell =
  'grid min-h-(--control) min-w-8.5 place-items-center rounded-pill px-1 font-[600] tabular-nums sm:min-w-(--control) sm:px-2'
const hover = 'hover:bg-primary-tint hover:text-primary-strong'

export type PaginationProps = {
  current: number
  total: number
  label?: string
  /** Without it, the address of the page one is on, with `pagina` changed. */
  address?: (page: number) => string
  /** DIR-007. Also where all is on one page. */
  isAlwaysShown?: boolean
}

/** SHL-029. The pages of a listing, as links that work without JavaScript. */
export function Pagination({ current, total, label = 'Pagine', address, isAlwaysShown = false }: PaginationProps) {
  const location = useLocation()
  const addressOf =
    address ?? ((page: number) => pageAddress(location.pathname, new URLSearchParams(location.search), page))
  if (total <= 1 && !isAlwaysShown) return null
  const arrow = (page: number, name: string, icon: string) =>
    page >= 1 && page <= total ? (
      <Anchor to={addressOf(page)} aria-label={name} rel={page < current ? 'prev' : 'next'} className={cx(cell, hover)}>
        <Icon name={icon} size={22} />
      </Anchor>
    ) : (
      <span className={cx(cell, 'text-line-strong')}>
        <Icon name={icon} size={22} />
      </span>
    )
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-x-0.5 gap-y-1 sm:gap-x-1">
        <li>{arrow(current - 1, 'Pagina precedente', 'chevron-left')}</li>
        {paginationItems(current, total).map((item) => (
          <li key={`${item.kind}-${item.page}`}>
            {item.kind === 'jump' ? (
              <Anchor
                to={addressOf(item.page)}
                aria-label={`Salta a pagina ${item.page}`}
                className={cx(cell, hover, 'text-ink-soft')}
              >
                …
              </Anchor>
            ) : (
              <Anchor
                to={addressOf(item.page)}
                aria-label={`Pagina ${item.page}`}
                aria-current={item.isCurrent ? 'page' : undefined}
                className={cx(cell, item.isCurrent ? 'bg-primary text-on-primary' : hover)}
              >
                {item.page}
              </Anchor>
            )}
          </li>
        ))}
        <li>{arrow(current + 1, 'Pagina successiva', 'chevron-right')}</li>
      </ul>
    </nav>
  )
}
