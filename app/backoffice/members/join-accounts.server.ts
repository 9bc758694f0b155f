import { MARKETING_NAMES } from '#areas/account/consent-copy.ts'
import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { MARKETING_CONSENTS } from '#areas/account/model.ts'
import { type Joining, joinAccounts, recordJoining } from '#areas/duplicates/commands.server.ts'
import { countBelongings } from '#areas/duplicates/joining-store.server.ts'
import { lockPair } from '#areas/duplicates/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { ChangedMeanwhile, markOf, type Rehearsed, rehearsed } from '../rehearsal.server.ts'
import { PERSONAL_KEYS, pictureOf } from './member-picture.server.ts'
import { changesBetween, type Line, reasonProblem } from './member-rules.ts'

/** An account as joining shows it: who it says to be, and how much of each kind it has. */
async function wholePictureOf(db: Db, memberId: string, now: Date): Promise<Line[]> {
  const [answers, counts] = [await listConsentAnswers(db, memberId), await countBelongings(db, memberId)]
  return [
    ...(await pictureOf(db, memberId, now)),
    ...counts.map(({ key, label, count }) => ({ key: `count ${key}`, label, value: String(count) })),
    ...MARKETING_CONSENTS.map((consent) => {
      const given = answers[consent]?.isGiven
      return {
        key: `consent ${consent}`,
        label: MARKETING_NAMES[consent],
        value: given === undefined ? 'non detto' : given ? 'dato' : 'negato',
      }
    }),
  ]
}

export type ComparedField = { key: string; label: string; kept: string; closed: string; after: string | null }

const NOTHING = 'niente'

/** Of each thing that the two accounts say, what each says, and what is said once they are one. */
function compared(own: readonly Line[], its: readonly Line[], after: readonly Line[] | null): ComparedField[] {
  const values = (lines: readonly Line[]) => new Map(lines.map(({ key, value }) => [key, value]))
  const [kept, closed, joined] = [values(own), values(its), after && values(after)]
  const labels = new Map([...own, ...its, ...(after ?? [])].map(({ key, label }) => [key, label]))
  return [...labels].map(([key, label]) => ({
    key,
    label,
    kept: kept.get(key) ?? NOTHING,
    closed: closed.get(key) ?? NOTHING,
    after: joined && (joined.get(key) ?? NOTHING),
  }))
}

/** DSK-031. The two accounts beside each other. */
export async function compareAccounts(db: Db, { kept, closed }: Joining, now: Date): Promise<ComparedField[]> {
  return compared(await wholePictureOf(db, kept.id, now), await wholePictureOf(db, closed.id, now), null)
}

type Asked = Joining & { reason: string; by: ByStaff }

/** Shows what joining would do: it is done, and undone. */
export async function rehearseJoining(db: Db, asked: Asked): Promise<Rehearsed & { fields: ComparedField[] }> {
  let fields: ComparedField[] = []
  const seen = await rehearsed(db, async (tx) => {
    const ran = await run(tx, asked)
    fields = ran.fields
    return ran
  })
  return { ...seen, fields }
}

/** Joins, if both accounts are as they were seen. */
export async function performJoining(
  db: Db,
  asked: Asked,
  { seen, key }: { seen: string; key: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPair(tx, [asked.kept.id, asked.closed.id])
    const { before, changes } = await run(tx, asked)
    if (markOf(before) !== seen) throw new ChangedMeanwhile()
    const told = changes.map(({ key: line, label, from, to }) =>
      PERSONAL_KEYS.has(line) ? { field: label } : { field: label, from, to },
    )
    await recordJoining(tx, asked, { ...asked.by, reason: asked.reason, key, changes: told })
  })
}

async function run(tx: Db, { kept, closed, reason, by: { now } }: Asked) {
  const problem = reasonProblem(reason, [kept.surname, closed.surname])
  if (problem) throw new InvalidInput({ reason: problem })
  await lockPair(tx, [kept.id, closed.id])
  const own = await wholePictureOf(tx, kept.id, now)
  const its = await wholePictureOf(tx, closed.id, now)
  await joinAccounts(tx, { kept, closed }, now)
  const after = await wholePictureOf(tx, kept.id, now)
  return { before: [...own, ...its], changes: changesBetween(own, after), fields: compared(own, its, after) }
}
