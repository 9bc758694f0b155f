import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { digestLetter } from './digest-copy.ts'
import { DIGEST_PAPERS_PER_FAMILY, type Period, type SpecializationFamily } from './model.ts'
import {
  findLastDigestWeek,
  insertDigest,
  insertDigestPapers,
  insertDigestWeek,
  listFamiliesChosenBy,
  listSubscribers,
  listUnsentPapers,
} from './review-store.server.ts'
import { articleOf, digestInstant, digestPeriod, dueWeek, mayUsePress } from './rules.ts'

export type DigestSender = { club: Club; origin: string; now: Date; signal?: AbortSignal }

const BATCH = 200

/** The Monday whose letters are still to be written, or null. A clock that was moved back sends nothing again. */
export async function findDueWeek(db: Db, now: Date): Promise<{ week: RomeDay; last: RomeDay | null } | null> {
  const [week, last] = [dueWeek(now), await findLastDigestWeek(db)]
  return last !== null && last >= week ? null : { week, last }
}

/** Writes the letters of the week that is due, one per subscriber who has something new to read; returns how many. */
export async function sendDueDigests(db: Db, sender: DigestSender): Promise<number> {
  const due = await findDueWeek(db, sender.now)
  if (!due) return 0
  const { week } = due
  const period = digestPeriod(week, due.last)
  let written = 0
  let after: string | null = null
  for (;;) {
    const memberIds = await listSubscribers(db, digestInstant(week), { after, limit: BATCH })
    for (const memberId of memberIds) {
      if (sender.signal?.aborted) return written
      if (await sendDigest(db, memberId, { ...sender, week, period })) written += 1
    }
    after = memberIds.at(-1) ?? null
    if (memberIds.length < BATCH) break
  }
  await insertDigestWeek(db, week, sender.now)
  return written
}

type Issue = DigestSender & { week: RomeDay; period: Period }

/** One letter, with what it held, in one transaction: nobody gets it twice, nor a paper twice, whenever the process dies. */
async function sendDigest(db: Db, memberId: string, issue: Issue): Promise<boolean> {
  const { week, period, now } = issue
  const found = await findViewerByMemberId(db, memberId, now)
  if (!found || !mayUsePress(found.audience)) return false
  return db.transaction(async (tx) => {
    const families = await listFamiliesChosenBy(tx, memberId, digestInstant(week))
    const parts = await newPapers(tx, memberId, families, period)
    if (parts.length === 0) return false
    const digest = await insertDigest(tx, memberId, week, now)
    if (!digest) return false
    const papers = parts.flatMap(({ family, records }) => records.map(({ pmid }) => ({ pmid, familyId: family.id })))
    await insertDigestPapers(tx, { memberId, digestId: digest.id }, papers)
    await sendMail(tx, {
      to: found.member.email,
      ...digestLetter(issue, {
        name: found.member.name,
        digestId: digest.id,
        unsubscribeKey: digest.unsubscribeKey,
        period,
        parts: parts.map(({ family, records }) => ({ family, papers: records.map(articleOf) })),
      }),
      idempotencyKey: `press-digest:${memberId}:${week}`,
    })
    return true
  })
}

/** A paper of two families is told once, in the first. */
async function newPapers(db: Db, memberId: string, families: readonly SpecializationFamily[], period: Period) {
  const told = new Set<number>()
  const parts: { family: SpecializationFamily; records: LiteratureRecord[] }[] = []
  for (const family of families) {
    const limit = DIGEST_PAPERS_PER_FAMILY + told.size
    const records = (await listUnsentPapers(db, memberId, { familyId: family.id, ...period, limit }))
      .filter(({ pmid }) => !told.has(pmid))
      .slice(0, DIGEST_PAPERS_PER_FAMILY)
    for (const { pmid } of records) told.add(pmid)
    if (records.length > 0) parts.push({ family, records })
  }
  return parts
}
