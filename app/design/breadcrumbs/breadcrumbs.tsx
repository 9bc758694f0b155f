import { use } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { CrumbListener } from './crumb-listener.ts'

export type Crumb = { label: string; to?: string }

/** Where this page stands. The last crumb is the page itself; on a phone only the step back is shown. */
export function Breadcrumbs({ crumbs, label = 'Percorso' }: { crumbs: readonly Crumb[]; label?: string }) {
  use(CrumbListener)?.(crumbs)
  const parent = crumbs.at(-2)
  return (
    <nav aria-label={label} className="text-sm text-ink-soft">
      {parent?.to && (
        <Link
          to={parent.to}
          look="quiet"
          className="inline-flex min-h-(--control) items-center gap-1 font-[580] text-primary sm:hidden"
        >
          <Icon name="chevron-left" size={18} />
          {parent.label}
        </Link>
      )}
      <ol
        className={
          parent?.to ? 'hidden flex-wrap items-center gap-x-1.5 sm:flex' : 'flex flex-wrap items-center gap-x-1.5'
        }
      >
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={crumb.label} className="flex min-h-(--control) items-center gap-1.5">
              {crumb.to && !isLast ? (
                <Link
                  to={crumb.to}
                  look="quiet"
                  className="inline-flex min-h-(--control) items-center hover:text-primary"
                >
                  {crumb.label}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined} className={isLast ? 'font-[580] text-ink' : undefined}>
                  {crumb.label}
                </span>
              )}
              {!isLast && <Icon name="chevron-right" size={16} className="opacity-60" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
