import type { Disk } from 'flydrive'
import { closeDemoAccess, refreshDemoMembers } from '#areas/account/demo-commands.server.ts'
import { keepWhetherDemo } from '#areas/figures/store.server.ts'
import { beginVisits } from '#areas/figures/visits-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { seedPortraits } from './portraits.ts'
import { ownWhatIsPremium } from './purchases.ts'
import { seedVoucherCodes } from './rewards.ts'
import { type SeedOptions, seedClub } from './seed-club.ts'

export type PrepareOptions = Pick<SeedOptions, 'clock' | 'isDemo' | 'club'> & {
  /** Where files are kept: the faces of a demo's people among them. */
  disk?: Disk
  /** With which the codes of the demo are sealed. */
  secret: string
  say: (sentence: string) => void
}

/** What every start does before the first visitor: fill what is missing, and let time neither spoil a demo nor open a real club. */
export async function prepareClub(db: Db, { clock, isDemo, club, disk, secret, say }: PrepareOptions): Promise<void> {
  await keepWhetherDemo(db, isDemo)
  await beginVisits(db, romeDayOf(clock.now()))
  await seedClub(db, { clock, scale: 1, isDemo, club, hasPast: true, log: say })
  if (isDemo) {
    if ((await refreshDemoMembers(db, clock.now())) > 0) await ownWhatIsPremium(db, clock.now())
    if (disk) await seedPortraits(db, disk)
    await seedVoucherCodes(db, { secret, now: clock.now() })
  } else await closeDemoAccess(db, clock.now())
}
