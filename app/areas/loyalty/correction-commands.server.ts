import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { settleAccount } from './commands.server.ts'
import { earnPoints, spendPoints } from './ledger-commands.server.ts'

type Correction = { memberId: string; points: number; key: string; now: Date }

/** Points given or, when negative, taken by the staff, once per key. The member reads that it was the club; why is on the trail. */
export async function correctPoints(db: Db, { memberId, points, key, now }: Correction): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findMemberById(tx, memberId)
    if (!member || member.membership.premiumPeriods.length === 0)
      throw new InvalidInput({ points: 'Non ha mai avuto il Premium: il Programma Fedeltà comincia con quello.' })
    const balance = await settleAccount(tx, memberId, now)
    if (points > 0) await earnPoints(tx, { memberId, points, description: 'Punti aggiunti dal Club', key, at: now })
    else {
      const taken = { memberId, points: -points, description: 'Punti tolti dal Club', key, now }
      if ((await spendPoints(tx, taken)).kind === 'insufficient')
        throw new InvalidInput({ points: `Ne ha ${balance}: non se ne possono togliere di più.` })
    }
    await settleAccount(tx, memberId, now)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}
