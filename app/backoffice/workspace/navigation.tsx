import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { DESK_PATH, placeAt } from '../desk-path.ts'
import type { NavigationView } from '../lists/navigation-views.server.ts'
import type { NavigationPart, NavigationPlace } from './workspace-data.server.ts'

/** What opens it where it is a drawer. */
export const NAVIGATION_ID = 'navigazione'

const TODAY: NavigationPlace = { path: DESK_PATH, title: 'Oggi', icon: 'sun' }
const MOST_SAID = 99

type Props = { parts: readonly NavigationPart[]; isFolded: boolean }

/**
 * DSK-002. The way to every place of the desk. A drawer on small screens, opened by the browser itself; where it is folded to icons it
 * unfolds over the page under a hand or the keyboard.
 */
export function Navigation({ parts, isFolded }: Props) {
  const { pathname } = useLocation()
  const drawer = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page is what closes it.
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }, [pathname])
  const all = parts.flatMap(({ places }) => places)
  const current = placeAt(all, pathname)?.path ?? (pathname === DESK_PATH ? DESK_PATH : null)
  const line = (place: NavigationPlace) => (
    <PlaceLine key={place.path} place={place} isCurrent={place.path === current} />
  )
  return (
    <div className={cx('navigation-column max-lg:contents print:hidden', isFolded && 'is-folded')}>
      <nav ref={drawer} id={NAVIGATION_ID} popover="auto" aria-label="Redazione" className="navigation">
        <ul>{[TODAY, ...parts.filter(({ title }) => title === '').flatMap(({ places }) => places)].map(line)}</ul>
        {parts
          .filter(({ title }) => title !== '')
          .map(({ title, places }) => (
            <Part key={title} title={title} places={places} current={current} line={line} />
          ))}
      </nav>
    </div>
  )
}

type PartProps = NavigationPart & { current: string | null; line: (place: NavigationPlace) => ReactNode }

function Part({ title, places, current, line }: PartProps) {
  const folded = places.filter(({ isFolded }) => isFolded)
  return (
    <>
      <h2 className="navigation-title">{title}</h2>
      <ul aria-label={title}>{places.filter(({ isFolded }) => !isFolded).map(line)}</ul>
      {folded.length > 0 && (
        <details open={folded.some(({ path }) => path === current) || undefined}>
          <summary className="navigation-line">
            <Icon name="ellipsis" size={16} className="text-ink-soft" />
            <span className="navigation-name">Altri {folded.length}</span>
          </summary>
          <ul>{folded.map(line)}</ul>
        </details>
      )}
    </>
  )
}

function PlaceLine({ place, isCurrent }: { place: NavigationPlace; isCurrent: boolean }) {
  const { path, title, icon, count = 0, isLate, views = [] } = place
  return (
    <li>
      <Anchor to={path} aria-current={isCurrent ? 'page' : undefined} className="navigation-line">
        <Icon name={icon} size={16} className={isCurrent ? '' : 'text-ink-soft'} />
        <span className="navigation-name">{title}</span>
        {count > 0 && (
          <b className={cx('navigation-count', isLate && 'is-late')}>
            {count > MOST_SAID ? `${MOST_SAID}+` : count}
            <VisuallyHidden>{isLate ? ' in attesa, alcune in ritardo' : ' in attesa'}</VisuallyHidden>
          </b>
        )}
      </Anchor>
      {views.length > 0 && <Views title={title} views={views} isOpen={isCurrent} />}
    </li>
  )
}

type ViewsProps = { title: string; views: readonly NavigationView[]; isOpen: boolean }

/** DSK-015. The views of a place, open where one is. */
function Views({ title, views, isOpen }: ViewsProps) {
  const { pathname, search } = useLocation()
  const here = new URLSearchParams(search).get('vista')
  return (
    <details key={String(isOpen)} open={isOpen || undefined} className="navigation-views">
      <summary>
        {views.length === 1 ? '1 vista' : `${views.length} viste`}
        <VisuallyHidden> di {title}</VisuallyHidden>
      </summary>
      <ul aria-label={`Viste di ${title}`}>
        {views.map(({ id, label, to, count }) => (
          <li key={id}>
            <Anchor
              to={to}
              aria-current={isOpen && here === id && to.startsWith(pathname) ? 'true' : undefined}
              className="navigation-line"
            >
              <span className="navigation-name">{label}</span>
              {count !== null && <span className="navigation-count">{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
