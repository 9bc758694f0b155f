import { useEffect, useState } from 'react'
import type { Heading } from '#areas/content/article-model.ts'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Link } from '#design/link/link.tsx'
import type { Around } from '../article-context.server.ts'

type Props = { headings: readonly Heading[]; resources: Around['resources'] }

const KEPT_UNDER = 'camice-sidebar-closed'

/** CNT-008. Beside the text on a wide screen, after it on a narrow one: the Sommario, and resources that can be sent away. */
export function ArticleSide({ headings, resources }: Props) {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => setClosed(sessionStorage.getItem(KEPT_UNDER) === '1'), [])
  const close = () => {
    setClosed(true)
    sessionStorage.setItem(KEPT_UNDER, '1')
  }
  if (headings.length === 0 && resources.length === 0) return null
  return (
    <div className="grid content-start gap-6 self-start lg:sticky lg:top-18 print:hidden">
      {headings.length > 0 && <Summary headings={headings} className="hidden lg:block" />}
      {resources.length > 0 && !isClosed && (
        <aside aria-labelledby="utili" className="rounded-card border border-line bg-paper p-5">
          <div className="flex items-center justify-between gap-2">
            <h2 id="utili" className="font-strong font-text text-title-xs">
              Da tenere a portata di mano
            </h2>
            <Button variant="quiet" isIconOnly icon="x" aria-label="Chiudi la barra laterale" onClick={close} />
          </div>
          <ul className="mt-2 grid gap-1">
            {resources.map(({ title, path, kind }) => (
              <li key={path}>
                <Link to={path} look="quiet" className="block py-2">
                  <span className="block text-ink-soft text-sm">{kind}</span>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  )
}

/** CNT-005 */
export function Summary({ headings, className }: { headings: readonly Heading[]; className: string }) {
  return (
    <nav aria-label="Sommario" className={cx('rounded-card bg-paper p-5 shadow-card print:hidden', className)}>
      <h2 className="font-strong font-text text-title-xs">Sommario</h2>
      <ol className="mt-2">
        {headings.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 text-primary leading-snug hover:underline lg:min-h-10 lg:py-1.5"
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
