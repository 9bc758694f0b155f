import type { Db } from '#platform/db/database.server.ts'

export type FrameAct = 'opened' | 'corrected' | 'moved' | 'removed'

/**
 * Writes down who did what to the frame of the pages, in the transaction of what it tells. The trail is of an area that ours may
 * not use: whoever calls lends it.
 */
export type FrameTrail = (
  db: Db,
  line: { what: FrameAct; subject: string; label: string; more?: Record<string, string | number> },
) => Promise<void>
