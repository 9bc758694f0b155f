import type { RubricPlace } from '#areas/content/rubric-model.ts'
import { Link } from '#design/link/link.tsx'
import { CONTENTS_PATH } from '../contents/content-copy.ts'
import { BAR_PATH, NOTICES_PATH } from '../frame/frame-copy.ts'
import { menuInWords } from './rubric-copy.ts'

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
