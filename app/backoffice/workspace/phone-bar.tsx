import { useLocation } from 'react-router'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { DESK_PATH, placeAt } from '../desk-path.ts'
import { NAVIGATION_ID } from './navigation.tsx'
import type { NavigationPart } from './workspace-data.server.ts'

/** The places most gone to, in order of choice: a phone has room for two. */
const FIRST = ['iscritti', 'contenuti', 'richieste', 'pagine', 'corsi'].map((name) => `${DESK_PATH}/${name}`)

const item =
  'grid min-w-0 justify-items-center content-center gap-0.5 text-[min(0.8125rem,4vw)] font-[560] text-ink-soft'

/** Under the thumb: today, the two places most gone to, the search, and all the others. */
export function PhoneBar({ parts, onFind }: { parts: readonly NavigationPart[]; onFind: () => void }) {
  const { pathname } = useLocation()
  const all = parts.flatMap(({ places }) => places)
  const chosen = FIRST.flatMap((path) => all.find((place) => place.path === path) ?? []).slice(0, 2)
  const places = [{ path: DESK_PATH, title: 'Oggi', icon: 'sun' }, ...chosen]
  const current = placeAt(chosen, pathname)?.path ?? pathname
  return (
    <nav
      aria-label="Redazione, dal telefono"
      className="fixed inset-x-0 bottom-0 z-30 grid h-16 grid-cols-5 border-line border-t bg-paper lg:hidden print:hidden"
    >
      {places.map(({ path, title, icon }) => (
        <Anchor
          key={path}
          to={path}
          aria-current={path === current ? 'page' : undefined}
          className={`${item} aria-[current]:text-primary`}
        >
          <Icon name={icon} size={21} />
          {title}
        </Anchor>
      ))}
      <Anchor
        to={`${DESK_PATH}?cerca=`}
        className={item}
        onClick={(event) => {
          event.preventDefault()
          onFind()
        }}
      >
        <Icon name="search" size={21} />
        Cerca
      </Anchor>
      <button type="button" popoverTarget={NAVIGATION_ID} className={item}>
        <Icon name="menu" size={21} />
        Altro
      </button>
    </nav>
  )
}
