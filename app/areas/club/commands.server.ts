import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { checkVersion } from '#platform/seen.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { CLUB_LABELS } from './copy.ts'
import type { ClubPart, ClubWords, LookPart } from './model.ts'
import { decidedWords, wordsOf } from './rules.ts'
import { lockClubPart, updateClubPart } from './store.server.ts'

/** Who decides, and on which version of the settings what they decided is based. */
export type Deciding = { basedOn: number; staffId: string; now: Date }

/** Says the club in other words. What is said as the environment says it goes back to it. */
export function saveClubWords(db: Db, words: ClubWords, { beginning, ...who }: Deciding & { beginning: Club }) {
  return decide(db, 'words', decidedWords(wordsOf(beginning), words), who)
}

/** Gives the club another look; a part that is not given goes back to that of the house. */
export function saveClubLook(db: Db, look: Partial<Record<LookPart, string>>, who: Deciding) {
  return decide(db, 'look', look, who)
}

const PART_WORDS: Readonly<Record<ClubPart, string>> = { words: 'nome e dati', look: 'aspetto' }

/**
 * One transaction: the settings, the line of the trail, and the word to every node that pages are old. Sent twice, it is done once:
 * the second finds what it wanted to write.
 */
async function decide(db: Db, part: ClubPart, values: Readonly<Record<string, string>>, who: Deciding): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockClubPart(tx, part)
    const changed = changedBetween(before.values, values)
    if (changed.length === 0) return
    checkVersion({ version: before.number }, who.basedOn)
    await updateClubPart(tx, part, { number: before.number + 1, values })
    await recordTrail(tx, {
      at: who.now,
      kind: 'club-edited',
      actorId: who.staffId,
      done: { thing: 'club', id: part, what: 'corrected' },
      name: PART_WORDS[part],
      changes: changed.map((name) => ({
        field: CLUB_LABELS[name] ?? name,
        from: before.values[name] ?? null,
        to: values[name] ?? null,
      })),
    })
    await bumpRevision(tx)
  })
}

function changedBetween(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
}
