import type { Db } from '#platform/db/database.server.ts'

export type FrameAct = 'opened' | 'corrected' | 'moved' | 'removed'

/**
 * Writes down who did what to the frame of the pages, in the transaction of what it tells. Whoever calls says who
 * it is.
 */
export type FrameTrail = (
  db: Db,
  line: { what: FrameAct; subject: string; label: string; before?: string },
) => Promise<void>
