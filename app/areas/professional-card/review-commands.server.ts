import { findMemberById } from '#areas/audience/store.server.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { correctionLetter } from './letters-copy.ts'
import type { ProfessionalCard } from './model.ts'
import { updateReview } from './review-store.server.ts'
import { findCardBySlug, lockCardOf } from './store.server.ts'

export const DECISIONS = ['approve', 'ask', 'hold', 'release'] as const
export type Decision = (typeof DECISIONS)[number]

type Sender = { club: Club; origin: string }
export type Review = {
  slug: string
  decision: Decision
  text: string
  operatorId: string
  sender: Sender
  now: Date
}

/**
 * CRD-016, CRD-026. What an operator decides of a card: it is fine, something must be corrected, it must not be seen until it is,
 * it may be shown again. Every decision is in the trail, under the operator's name; what has to be corrected is also sent by mail,
 * because nobody opens an editor without a reason.
 */
export async function reviewCard(db: Db, { slug, decision, text, operatorId, sender, now }: Review): Promise<void> {
  const words = text.trim().slice(0, 500)
  if ((decision === 'ask' || decision === 'hold') && words === '')
    throw new InvalidInput({ text: 'Scrivi al professionista che cosa deve correggere.' })
  await db.transaction(async (tx) => {
    const found = await findCardBySlug(tx, slug)
    const card = found && (await lockCardOf(tx, found.memberId))
    if (!card) throw new NotFound('Questa scheda non esiste.')
    if (isSentAgain(card, decision, words)) return
    const asked = [...card.changeRequests, { text: words, requestedOn: romeDayOf(now) }].slice(-20)
    switch (decision) {
      case 'approve':
        await updateReview(tx, card.id, { changeRequests: [], reviewedAt: now })
        break
      case 'ask':
        await updateReview(tx, card.id, { changeRequests: asked, reviewedAt: now })
        break
      case 'hold':
        await updateReview(tx, card.id, { changeRequests: asked, visibility: 'private', heldAt: now, reviewedAt: now })
        break
      case 'release':
        await updateReview(tx, card.id, { changeRequests: [], heldAt: null, reviewedAt: now })
        break
    }
    if (decision === 'ask' || decision === 'hold') await tellOwner(tx, card, { decision, words, sender, now })
    if (card.visibility !== 'private') await bumpRevision(tx)
    await recordTrail(tx, {
      at: now,
      kind: 'member-corrected',
      memberId: card.memberId,
      actorId: operatorId,
      done: { thing: 'card', id: slug, what: decision },
      name: slug,
      ...(words && { reason: words }),
    })
  })
}

/** The same form sent twice: nothing would change, and nobody is to be written to twice. To find a card fine again is to have read it again. */
function isSentAgain({ isHeld, changeRequests }: ProfessionalCard, decision: Decision, words: string): boolean {
  const isSaid = changeRequests.at(-1)?.text === words
  if (decision === 'hold') return isHeld && isSaid
  return decision === 'ask' ? isSaid : decision === 'release' && !isHeld
}

async function tellOwner(
  db: Db,
  { id, memberId }: ProfessionalCard,
  { decision, words, sender, now }: { decision: 'ask' | 'hold'; words: string; sender: Sender; now: Date },
): Promise<void> {
  const owner = await findMemberById(db, memberId)
  if (!owner) return
  await sendMail(db, {
    to: owner.email,
    ...correctionLetter(sender, { name: owner.name, words, isHeld: decision === 'hold' }),
    idempotencyKey: `card-review:${id}:${now.toISOString()}`,
  })
}
