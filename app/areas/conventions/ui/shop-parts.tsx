import { Badge } from '#design/badge/badge.tsx'
import { DeskBox } from '#design/desk/desk-box.tsx'
import { Link } from '#design/link/link.tsx'
import { DESK_PATH, STATE_WORDS } from '../desk-copy.ts'
import type { OfferState } from '../desk-rules.ts'

type Props = { id: string; total: number; offers: readonly { id: number; title: string; state: OfferState }[] }

/** The latest offers of a shop, whatever their state. */
export function LatestOffers({ id: shopId, total, offers }: Props) {
  return (
    <DeskBox title="Le sue offerte">
      {offers.length === 0 ? (
        <p className="text-ink-soft">Nessuna: senza offerte attive gli iscritti non trovano il negozio.</p>
      ) : (
        <ul className="grid gap-2">
          {offers.map(({ id, title, state }) => (
            <li key={id} className="flex items-baseline justify-between gap-3">
              <Link to={`${DESK_PATH}/offerte/${id}`}>{title}</Link>
              <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
            </li>
          ))}
        </ul>
      )}
      {total > offers.length && <Link to={`${DESK_PATH}?negozio=${shopId}`}>Vedi tutte ({total})</Link>}
    </DeskBox>
  )
}
