import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { passkeys, secondFactors } from './tables.server.ts'

export type HeldFactors = { hasPasskey: boolean; hasApp: boolean }

/** IDN-032. Which second factors each of these people has. Every passkey is one: none is made without recognising its owner. */
export async function findFactors(db: Db, memberIds: readonly string[]): Promise<Map<string, HeldFactors>> {
  if (memberIds.length === 0) return new Map()
  const ids = [...memberIds]
  const [keys, apps] = await Promise.all([
    db.selectDistinct({ memberId: passkeys.memberId }).from(passkeys).where(inArray(passkeys.memberId, ids)),
    db
      .select({ memberId: secondFactors.memberId })
      .from(secondFactors)
      .where(and(inArray(secondFactors.memberId, ids), isNotNull(secondFactors.confirmedAt))),
  ])
  const has = (rows: readonly { memberId: string }[], id: string) => rows.some(({ memberId }) => memberId === id)
  return new Map(ids.map((id) => [id, { hasPasskey: has(keys, id), hasApp: has(apps, id) }]))
}

export async function hasAnyFactor(db: Db, memberId: string): Promise<boolean> {
  const held = (await findFactors(db, [memberId])).get(memberId)
  return Boolean(held && (held.hasPasskey || held.hasApp))
}
