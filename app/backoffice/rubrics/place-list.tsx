import type { RubricPlace } from '#areas/content/rubric-model.ts'
import { Link } from '#design/link/link.tsx'
import { CONTENTS_PATH } from '../contents/content-copy.ts'
import { BAR_PATH, MENU_PATH, NOTICES_PATH } from '../frame/frame-copy.ts'
import { MENU_NAMES, MENU_WORDS, menuAddress } from '../menus/menu-copy.ts'

/** What of the club leads to a page, each with the way to where it is changed. */
export function PlaceList({ places }: { places: readonly RubricPlace[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {places.map((place) => (
        <li key={place.kind === 'page' ? place.path : place.id} className="wrap-anywhere">
          {place.kind === 'menu' && (
            <>
              la voce «{place.label}» del <Link to={menuInWords(place).to}>{menuInWords(place).title}</Link>
            </>
          )}
          {place.kind === 'page' && (
            <>la pagina {place.isPublished ? <Link to={place.path}>{place.title}</Link> : `${place.title} (bozza)`}</>
          )}
          {place.kind === 'item' && (
            <>
              il contenuto <Link to={`${CONTENTS_PATH}/${place.id}`}>{place.title}</Link>
            </>
          )}
          {place.kind === 'message' && (
            <>
              il messaggio della barra <Link to={`${BAR_PATH}/${place.id}`}>{place.text}</Link>
            </>
          )}
          {place.kind === 'notice' && (
            <>
              l’avviso <Link to={`${NOTICES_PATH}/${place.id}`}>{place.title}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Which menu an item is in, as editors know it, and where they change it. */
function menuInWords({ menu }: Extract<RubricPlace, { kind: 'menu' }>): { title: string; to: string } {
  const known = MENU_NAMES.find((name) => name === menu)
  return known
    ? { title: known === 'main' ? 'menù principale' : `menù «${MENU_WORDS[known].title}»`, to: menuAddress(known) }
    : { title: 'menù in fondo alle pagine', to: MENU_PATH }
}
