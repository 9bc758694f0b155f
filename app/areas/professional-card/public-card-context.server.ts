import type { Audience } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Counted } from '#platform/tally/counted-page.ts'
import { type PublicCard, publicCard } from './public-card-rules.ts'
import { isShownTo, showsContactsTo } from './rules.ts'
import { findCardBySlug } from './store.server.ts'
import { shownPicturePath } from './wire.ts'

type Asked = { slug: string; audience: Audience; now: Date }

/** CRD-002, CRD-020, CRD-024, CRD-025. What this audience may see of a card at this instant, whatever shows it; null for nothing. */
export async function findShownCard(
  db: Db,
  { slug, audience, now }: Asked,
): Promise<(PublicCard & { isForAll: boolean; counted: Counted }) | null> {
  const card = await findCardBySlug(db, slug)
  if (!card || !isShownTo(card.visibility, audience)) return null
  const owner = await findViewerByMemberId(db, card.memberId, now)
  if (!owner) return null
  const shown = publicCard(card, shownPicturePath(card), showsContactsTo(card, owner.audience.type, audience))
  return {
    ...shown,
    isForAll: card.visibility === 'public',
    counted: { counter: 'card', subject: card.id, outcome: 'opened' },
  }
}
