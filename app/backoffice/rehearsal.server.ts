import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Change, Line } from './members/member-rules.ts'

/** What an act did: the thing as it was, and the lines that differ. */
export type Ran = { before: readonly Line[]; changes: Change[] }
export type Rehearsed = { changes: Change[]; seen: string; key: string }

/** Thrown to undo a rehearsal: it carries what was seen. */
class Undone extends Error {
  readonly ran: Ran
  constructor(ran: Ran) {
    super('This was a rehearsal.')
    this.ran = ran
  }
}

/** Decision 36. Does the thing and undoes it, so that what is shown before confirming is what will happen, and no second rule can disagree. */
export async function rehearsed(db: Db, run: (tx: Db, key: string) => Promise<Ran>): Promise<Rehearsed> {
  const key = randomUUID()
  try {
    await db.transaction(async (tx) => {
      throw new Undone(await run(tx, key))
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    return { changes: error.ran.changes, seen: markOf(error.ran.before), key }
  }
  throw new Error('A rehearsal was kept.')
}

/** Somebody or something changed the thing between the rehearsal and the confirmation. */
export class ChangedMeanwhile extends AppError {
  readonly kind = 'conflict'
  readonly status = 409
}

/** A picture in few letters, to know it again. */
export function markOf(lines: readonly Line[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 32)
}
