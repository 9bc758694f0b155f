import { addDemoMembers } from '#areas/account/demo-commands.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { analyseMembers, seedOrdinaryMembers } from './ordinary-members.ts'

export type SeedOptions = {
  clock: Clock
  /** How many times larger than the smallest believable club. */
  scale: number
  /** Invented people belong to a demo; a real club starts with its pages alone. */
  isDemo: boolean
  log?: (sentence: string) => void
}

/** A believable club. Run again, or after being killed at any moment, it adds only what is missing. */
export async function seedClub(db: Db, { clock, scale, isDemo, log = () => undefined }: SeedOptions): Promise<void> {
  const now = clock.now()
  if (!isDemo) return
  const demo = await addDemoMembers(db, now)
  const ordinary = await seedOrdinaryMembers(db, { scale, now, log })
  if (demo + ordinary === 0) return
  await analyseMembers(db)
  log(`Soci aggiunti: ${demo + ordinary}`)
}
