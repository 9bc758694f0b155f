import type { Audience } from '#areas/audience/model.ts'
import { listSpecializationFamilies } from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, NotAllowed } from '#platform/errors.ts'
import { MOST_SPECIALIZATIONS, type SpecializationFamily } from './model.ts'
import {
  deleteSubscriptions,
  findMemberOfKey,
  insertSubscriptions,
  listChosenFamilies,
  lockReview,
} from './review-store.server.ts'
import { chosenAfter, mayUsePress, type ReviewChange } from './rules.ts'

type Chooser = { memberId: string; audience: Audience; now: Date }

/** PUB-012, API-244. Adds and takes away families; who lost the service may still go, not come. Asked again, it changes nothing. */
export async function changePressReview(
  db: Db,
  change: ReviewChange,
  { memberId, audience, now }: Chooser,
): Promise<SpecializationFamily[]> {
  if (change.subscribe.length > 0 && !mayUsePress(audience)) throw new NotAllowed()
  return db.transaction(async (tx) => {
    await lockReview(tx, memberId)
    const chosen = await listChosenFamilies(tx, memberId)
    const next = chosenAfter(
      chosen.map(({ id }) => id),
      change,
    )
    if (!next)
      throw new InvalidInput({
        subscribeFamigliaSpecializzazioneIdList: `Puoi scegliere al massimo ${MOST_SPECIALIZATIONS} specializzazioni.`,
      })
    const known = new Set((await listSpecializationFamilies(tx)).map(({ id }) => id))
    if (!change.subscribe.every((id) => known.has(id)))
      throw new InvalidInput({ subscribeFamigliaSpecializzazioneIdList: 'Questa specializzazione non esiste.' })
    await deleteSubscriptions(tx, memberId, change.unsubscribe)
    await insertSubscriptions(tx, memberId, change.subscribe, now)
    return listChosenFamilies(tx, memberId)
  })
}

/** Ends every subscription of whoever received a letter. False for a key of no letter. */
export async function unsubscribeByKey(db: Db, unsubscribeKey: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const memberId = await findMemberOfKey(tx, unsubscribeKey)
    if (!memberId) return false
    await deleteSubscriptions(tx, memberId, 'all')
    return true
  })
}
