import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { deskChoices } from './tables.server.ts'

/** DSK-002, DSK-004, DSK-007. The navigation folded to icons, rows close together, keys of one letter. */
export type DeskChoices = { isFolded: boolean; isDense: boolean; hasLetterKeys: boolean }

const USUAL: DeskChoices = { isFolded: false, isDense: false, hasLetterKeys: true }

export async function getDeskChoices(db: Db, memberId: string): Promise<DeskChoices> {
  const [row] = await db.select().from(deskChoices).where(eq(deskChoices.memberId, memberId)).limit(1)
  if (!row) return USUAL
  const { memberId: _, ...choices } = row
  return choices
}

export async function updateDeskChoices(db: Db, memberId: string, chosen: Partial<DeskChoices>): Promise<void> {
  await db
    .insert(deskChoices)
    .values({ memberId, ...chosen })
    .onConflictDoUpdate({ target: deskChoices.memberId, set: chosen })
}
