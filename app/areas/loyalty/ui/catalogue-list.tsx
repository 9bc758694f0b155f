import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import type { CatalogueItemWire } from '../wire.ts'
import { RewardTile } from './reward-tile.tsx'

type Props = { items: readonly CatalogueItemWire[]; page: number; pages: number; headingLevel?: 2 | 3 }

/** LOY-026. Nine rewards a page. */
export function CatalogueList({ items, page, pages, headingLevel = 2 }: Props) {
  if (items.length === 0)
    return (
      <EmptyState title="Nessun premio trovato" icon="gift">
        Prova con un’altra parola, o guarda tutte le categorie.
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {items.map((item) => (
          <RewardTile key={item.id} item={item} headingLevel={headingLevel} />
        ))}
      </ul>
      <div className="mt-10">
        <Pagination current={page} total={pages} />
      </div>
    </>
  )
}
