import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { NOTHING_DECIDED } from './model.ts'
import { clubFrom } from './rules.ts'
import { getClubSettings } from './store.server.ts'

/** The one place that knows how the club presents itself now; kept in memory, for every page and letter asks it. */
export type CurrentClub = {
  /** As the environment says it, before the desk decides anything. */
  readonly beginning: Club
  now(): Club
  /** Reads again what the desk decided; whoever waits for it sees what was committed before the question. */
  renew(): Promise<void>
}

/** Knows only the beginning until it is renewed for the first time. */
export function followClub(db: Db, beginning: Club, origin: string): CurrentClub {
  let current = clubFrom(beginning, NOTHING_DECIDED, origin)
  let reading: Promise<void> = Promise.resolve()
  const read = async () => {
    current = clubFrom(beginning, await getClubSettings(db), origin)
  }
  return {
    beginning,
    now: () => current,
    renew() {
      // One after the other: an older answer that comes late must not win.
      reading = reading.then(read, read)
      return reading
    },
  }
}
