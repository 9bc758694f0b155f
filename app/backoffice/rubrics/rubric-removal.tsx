import type { RubricPlace } from '#areas/content/rubric-model.ts'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Link } from '#design/link/link.tsx'
import { PlaceList } from './place-list.tsx'

type Facts = { held?: string; to?: string | null; places?: readonly RubricPlace[] }

/** A rubric goes when it is empty; whoever takes it away has read what led to it. */
export function rubricRemoval(one: string, { held, to, places = [] }: Facts) {
  if (to)
    return {
      stays: (
        <p className="text-ink-soft">
          Si toglie solo quando è vuota. Adesso ha <Link to={to}>{held}</Link>, anche fra bozze e ritirati: prima vanno
          spostati in un’altra {one}.
        </p>
      ),
    }
  return { fields: places.length > 0 && <Places places={places} /> }
}

function Places({ places }: { places: readonly RubricPlace[] }) {
  return (
    <div className="grid w-full gap-2 rounded-card bg-warning-tint p-5">
      <p className="font-strong">Nel Club c’è ancora qualcosa che porta qui, o che mostra che cosa raccoglie:</p>
      <PlaceList places={places} />
      <Checkbox
        name="accepted"
        value={places.length}
        isRequired
        label="Ho visto: chi segue quei collegamenti non troverà più la pagina."
      />
    </div>
  )
}
