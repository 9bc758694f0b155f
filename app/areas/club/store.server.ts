import { eq } from 'drizzle-orm'
import type { Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { recordChange } from '#platform/changes/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { filePath, type StoredFile } from '#platform/files/model.ts'
import { type ClubPart, type ClubSettings, type Decided, NOTHING_DECIDED } from './model.ts'
import { clubSettings } from './tables.server.ts'

export async function getClubSettings(db: Db): Promise<ClubSettings> {
  const rows = await db.select().from(clubSettings)
  const decided = Object.fromEntries(rows.map(({ part, number, values }) => [part, { number, values }]))
  return { ...NOTHING_DECIDED, ...decided }
}

/** The hand of who signs is seen by whoever may change it. */
export async function mayReadSignature(db: Db, { member }: Viewer, file: StoredFile): Promise<boolean> {
  if (!member || !staffMay(member, 'club.write')) return false
  return (await getClubSettings(db)).words.values.signature === filePath(file)
}

/** Takes a part of the settings for the rest of the transaction; its number is 0 when nobody ever saved it. */
export async function lockClubPart(db: Db, part: ClubPart): Promise<Decided> {
  // The row may not be there yet, and two who save for the first time must still wait for one another.
  await db
    .insert(clubSettings)
    .values({ part, ...NOTHING_DECIDED[part] })
    .onConflictDoNothing()
  const [row] = await db.select().from(clubSettings).where(eq(clubSettings.part, part)).for('update')
  return row ?? NOTHING_DECIDED[part]
}

/** Every node hears of it when the transaction commits. */
export async function updateClubPart(db: Db, part: ClubPart, { number, values }: Decided): Promise<void> {
  await db.update(clubSettings).set({ number, values }).where(eq(clubSettings.part, part))
  await recordChange(db, 'club')
}
