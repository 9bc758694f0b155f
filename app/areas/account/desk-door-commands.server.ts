import type { Db } from '#platform/db/database.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { updateFactorPolicy } from './desk-door-store.server.ts'

const OF_ALL = 'tutta la redazione'
const OF_ADMINISTRATORS = 'amministratori'

/** IDN-032. An administrator asks a second factor of operators and editors too, or no longer does. Asked twice it is asked once. */
export async function changeFactorPolicy(
  db: Db,
  isAskedOfAll: boolean,
  { actorId, reason, now }: { actorId: string; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await updateFactorPolicy(tx, isAskedOfAll, now))) return
    const [from, to] = isAskedOfAll ? [OF_ADMINISTRATORS, OF_ALL] : [OF_ALL, OF_ADMINISTRATORS]
    const changes = [{ field: 'Secondo fattore', from, to }]
    await recordTrail(tx, { at: now, kind: 'desk-policy-changed', actorId, changes, reason })
  })
}
