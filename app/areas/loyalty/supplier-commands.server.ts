import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Reward } from '#platform/outside/rewards/port.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { listSupplierDecisions, upsertSupplierDecision } from './reward-store.server.ts'

type Deciding = ByStaff & { reward: Pick<Reward, 'id' | 'title'>; isHidden: boolean; isFirst: boolean }

const words = ({ isHidden, isFirst }: { isHidden: boolean; isFirst: boolean }) =>
  isHidden ? 'Nascosto' : isFirst ? 'Tra i primi' : 'Al suo posto'

/** DSK-050. Hides a reward of the supplier, shows it again, or puts it first. */
export async function decideOnSupplied(db: Db, { reward, isHidden, isFirst, staffId, now }: Deciding): Promise<void> {
  await db.transaction(async (tx) => {
    const { isHidden: wasHidden = false, place = null } = (await listSupplierDecisions(tx)).get(reward.id) ?? {}
    await upsertSupplierDecision(tx, reward.id, { isHidden, isFirst })
    await recordTrail(tx, {
      at: now,
      kind: 'loyalty-edited',
      actorId: staffId,
      done: { record: 'reward', id: reward.id, what: isHidden ? 'hidden' : wasHidden ? 'shown' : 'moved' },
      name: reward.title,
      changes: [
        {
          field: 'Stato',
          from: words({ isHidden: wasHidden, isFirst: place !== null }),
          to: words({ isHidden, isFirst }),
        },
      ],
    })
    await bumpRevision(tx)
  })
}
